import { Module, type DynamicModule } from '@nestjs/common';
import { AccountsController } from './accounts/accounts.controller.js';
import { AccountsService } from './accounts/accounts.service.js';
import { DoorLimits } from './accounts/door-limits.js';
import { InvitationRepository } from './accounts/invitation.repository.js';
import { MemberRepository } from './accounts/member.repository.js';
import { SessionEnds } from './accounts/session-ends.js';
import { Sessions } from './accounts/sessions.js';
import { SettingRepository } from './accounts/setting.repository.js';
import type { Club } from './club.js';
import { ClubMode } from './config/club-mode.js';
import { DemoController } from './demo/demo.controller.js';
import { DemoService } from './demo/demo.service.js';
import { ClubGateway, GATEWAY_OPTIONS } from './gateway/club.gateway.js';
import { AdminLinkPage } from './http/admin-link.page.js';
import { GameRepository } from './http/game.repository.js';
import { GamesController } from './http/games.controller.js';
import { GamesService } from './http/games.service.js';
import { HealthController } from './http/health.controller.js';
import { LedgerRepository } from './http/ledger.repository.js';
import { MeController } from './http/me.controller.js';
import { Readiness } from './http/readiness.js';
import { StatisticsController } from './http/statistics.controller.js';
import { StatisticsRepository } from './http/statistics.repository.js';
import { Housekeeping } from './housekeeping.js';
import { Matchmaker } from './queue/matchmaker.js';
import { QueueController } from './queue/queue.controller.js';
import { QueueRepository } from './queue/queue.repository.js';
import { TableRepository } from './tables/table.repository.js';
import { TablesController } from './tables/tables.controller.js';
import { TablesService } from './tables/tables.service.js';

/** The doors: controllers and the gateway over a club that is put together without Nest (club.ts). */
@Module({})
export class AppModule {
  static of(club: Club): DynamicModule {
    return {
      module: AppModule,
      controllers: [
        AccountsController,
        MeController,
        TablesController,
        QueueController,
        GamesController,
        StatisticsController,
        HealthController,
        ...(club.demo === null ? [AdminLinkPage] : [DemoController]),
      ],
      providers: [
        { provide: AccountsService, useValue: club.accounts },
        { provide: Sessions, useValue: club.sessions },
        { provide: MemberRepository, useValue: club.members },
        { provide: InvitationRepository, useValue: club.invitations },
        { provide: SettingRepository, useValue: club.settings },
        { provide: DoorLimits, useValue: club.doorLimits },
        { provide: SessionEnds, useValue: club.ends },
        { provide: ClubMode, useValue: club.mode },
        { provide: TableRepository, useValue: club.tables },
        { provide: QueueRepository, useValue: club.queue },
        { provide: TablesService, useValue: club.tablesService },
        { provide: Matchmaker, useValue: club.matchmaker },
        { provide: GameRepository, useValue: club.games },
        { provide: LedgerRepository, useValue: club.ledger },
        { provide: GamesService, useValue: club.gamesService },
        { provide: StatisticsRepository, useValue: club.statistics },
        { provide: Readiness, useValue: club.readiness },
        ...(club.demo === null ? [] : [{ provide: DemoService, useValue: club.demo }]),
        { provide: Housekeeping, useFactory: () => new Housekeeping(club) },
        // Nest finds a gateway by its class: a factory would hide it.
        { provide: GATEWAY_OPTIONS, useValue: club },
        ClubGateway,
      ],
    };
  }
}
