import type { SystemCommand } from '../model/command.js';
import { deadlineAfter, type Deadline } from '../model/deadline.js';
import type { Seat } from '../model/seat.js';
import { livingSeats, seatOf } from '../model/queries.js';
import type { GameState } from '../model/state.js';
import { closeCall } from './ballots.js';
import { record, type Draft } from './draft.js';
import { leave } from './exits.js';
import { pauseGame, resumeGame } from './pause.js';
import { closeRequests } from './requests.js';
import { endTurn } from './turns.js';
import { closeWindow } from './window.js';
import { REST, type Next, type Verdict } from './next.js';

/** An outage gives back at least this much, in milliseconds. */
const LEAST_HELD_MS = 10_000;
/** After a longer outage the game comes back paused, for this long at most. */
const LONG_OUTAGE_MS = 60_000;
const RETURN_MS = 90_000;

const graceMs = (state: GameState): number => state.ruleset.seconds.connectionGrace * 1000;

const expireStage = (draft: Draft): Next => {
  switch (draft.state.phase.kind) {
    case 'night':
      return { step: 'dawn' };
    case 'turn':
      return endTurn(draft, { by: 'clock' });
    case 'call':
      return closeCall(draft);
    case 'extraRequest':
      return closeRequests(draft);
    case 'window':
      return closeWindow(draft);
    case 'tally':
      return { step: 'count' };
    case 'day':
    case 'ended':
      return REST;
  }
};

/** What was not done by then counts as not done (CON-04); a timer only asks, the state's deadline decides. */
const expire = (draft: Draft, id: string): Verdict => {
  const deadline = draft.state.deadlines.find((one) => one.id === id);
  if (deadline === undefined) return 'noSuchDeadline';
  if (draft.now < deadline.at) return 'notDue';
  const [kind, seat] = id.split(':');
  if (kind === 'grace') return leave(draft, Number(seat), 'connection');
  if (kind !== 'pause') return expireStage(draft);
  resumeGame(draft, 'limit');
  return REST;
};

/** A lost connection is not leaving until its grace has passed; told again it goes on as it was (CLUB-14). */
const loseConnection = (draft: Draft, seat: Seat): Verdict => {
  const { state, now } = draft;
  const entry = seatOf(state, seat);
  if (entry === undefined) return 'noSuchSeat';
  if (entry.exit !== null || entry.away) return REST;
  const deadline = deadlineAfter(`grace:${seat}:${state.issued + 1}`, now, graceMs(state));
  record(draft, { type: 'connectionLost', at: now, seat, deadline });
  return REST;
};

const regainConnection = (draft: Draft, seat: Seat): Verdict => {
  const { state, now } = draft;
  const entry = seatOf(state, seat);
  if (entry === undefined) return 'noSuchSeat';
  if (!entry.away && state.pause?.awaited.includes(seat) !== true) return REST;
  record(draft, { type: 'connectionRegained', at: now, seat });
  return REST;
};

/** The missing time is given back, connection graces start anew. */
const moved = ({ state, now }: Draft, missing: number): Deadline[] =>
  state.deadlines.map(({ id, shown }) =>
    id.startsWith('grace:') ? deadlineAfter(id, now, graceMs(state)) : deadlineAfter(id, shown, missing),
  );

const holdClock = (draft: Draft, outage: number): Verdict => {
  if (!(outage > 0)) return 'badAmount';
  const missing = Math.max(outage, LEAST_HELD_MS);
  record(draft, { type: 'clockHeld', at: draft.now, missing, deadlines: moved(draft, missing) });
  if (outage <= LONG_OUTAGE_MS || draft.state.pause !== null) return REST;
  pauseGame(draft, { cause: 'outage', limit: RETURN_MS, awaited: livingSeats(draft.state), ground: null });
  return REST;
};

export const verdict = (draft: Draft, command: SystemCommand): Verdict => {
  if (draft.actor.kind !== 'system') return 'notAllowed';
  switch (command.type) {
    case 'startGame':
      return 'alreadyStarted';
    case 'expire':
      return expire(draft, command.deadline);
    case 'loseConnection':
      return loseConnection(draft, command.seat);
    case 'regainConnection':
      return regainConnection(draft, command.seat);
    case 'holdClock':
      return holdClock(draft, command.missing);
  }
};
