import {
  demoLedger,
  demoPlayers,
  demoVitals,
  type DemoGame,
  type DemoLedger,
  type DemoPlayer,
  type DemoVitals,
} from '@killer-club/protocol';

/** Milliseconds an answer may take. */
const PATIENCE_MS = 30_000;

/** The server's doors for a demonstration. */
export class Door {
  constructor(
    readonly url: string,
    /** The origin the server knows as its own pages'. */
    readonly origin = url,
  ) {}

  async seatBots(names: readonly string[]): Promise<DemoPlayer[]> {
    return demoPlayers.parse(await this.post('players', { names }));
  }

  async start(game: DemoGame): Promise<void> {
    await this.post('games', game);
  }

  async ledger(gameId: string): Promise<DemoLedger> {
    return demoLedger.parse(await this.ask(`games/${gameId}/ledger`, {}));
  }

  async vitals(): Promise<DemoVitals> {
    return demoVitals.parse(await this.ask('vitals', {}));
  }

  private post(path: string, body: object): Promise<unknown> {
    const headers = { 'content-type': 'application/json', origin: this.origin };
    return this.ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  private async ask(path: string, request: RequestInit): Promise<unknown> {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(`${this.url}/api/demo/${path}`, { ...request, signal });
    if (!response.ok)
      throw new Error(`${path}: the server says ${String(response.status)} ${await response.text()}`);
    return response.json();
  }
}
