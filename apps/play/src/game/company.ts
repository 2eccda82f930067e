import type { GameSummary } from '@killer-club/protocol';
import type { Seat } from '@killer-club/rules';
import type { Names } from '@killer-club/ui';

export interface Company {
  readonly names: Names;
  readonly bots: ReadonlySet<Seat>;
}

export const STRANGERS: Company = { names: new Map(), bots: new Set() };

export const companyOf = (seats: GameSummary['seats']): Company => ({
  names: new Map(seats.map(({ seat, person }) => [seat, person.name])),
  bots: new Set(seats.filter(({ person }) => person.bot).map(({ seat }) => seat)),
});
