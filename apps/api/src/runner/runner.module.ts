import { Inject, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { openCore, type CoreConfig, type ServerCore } from './core.js';
import { CLUB_CLOCK, GAME_RUNNER, SERVER_CORE } from './tokens.js';

/** The server core as Nest providers. It opens before the gateway listens and closes after it. */
@Module({})
export class RunnerModule implements OnApplicationShutdown {
  constructor(@Inject(SERVER_CORE) private readonly core: ServerCore) {}

  static forRoot(config: CoreConfig): DynamicModule {
    return {
      module: RunnerModule,
      global: true,
      providers: [
        { provide: SERVER_CORE, useFactory: () => openCore(config) },
        { provide: GAME_RUNNER, useFactory: (core: ServerCore) => core.runner, inject: [SERVER_CORE] },
        { provide: CLUB_CLOCK, useFactory: (core: ServerCore) => core.clock, inject: [SERVER_CORE] },
      ],
      exports: [SERVER_CORE, GAME_RUNNER, CLUB_CLOCK],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.core.close();
  }
}
