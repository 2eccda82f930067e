export type { ActCommand, ClientAct } from './act.js';
import type { ServerFrame, Texts, WireAnswerCode } from '@killer-club/protocol';
import { applyMessage, type Cursor, type Numbered, type View } from '@killer-club/rules';
import type { ClientAct } from './act.js';

/**
 * How this page stands with the club. `replaced`: a newer page of the member acts; `outdated`: the club speaks
 * another protocol, and only a reload helps.
 */
export type Link = 'connecting' | 'live' | 'lost' | 'replaced' | 'signedOut' | 'outdated';

export interface GameState {
  readonly link: Link;
  /** Why the club does not show the game. */
  readonly refusal: WireAnswerCode | null;
  readonly view: View | null;
  /** Text id → text, null where it was erased. */
  readonly texts: Texts;
  /** Messages that came while this page was open, oldest first. */
  readonly recent: readonly Numbered[];
  /** Newest last. */
  readonly acts: readonly ClientAct[];
}

/** What is held of a game: the state that screens read, and where it stands in each audience. */
export interface Held {
  readonly state: GameState;
  readonly cursor: Cursor;
}

const MAX_RECENT = 200;
const MAX_ACTS = 30;

export const nothingHeld = (link: Link, acts: readonly ClientAct[]): Held => ({
  state: { link, refusal: null, view: null, texts: {}, recent: [], acts },
  cursor: {},
});

const changed = (held: Held, change: Partial<GameState>): Held => ({
  ...held,
  state: { ...held.state, ...change },
});

export const linked = (held: Held, link: Link): Held => changed(held, { link });

export const refused = (held: Held, refusal: WireAnswerCode): Held => changed(held, { refusal });

/** The whole picture takes the place of what is held. */
export const pictured = (held: Held, { view, texts, cursor }: ServerFrame<'view'>): Held => ({
  ...changed(held, { view, texts, refusal: null }),
  cursor,
});

const told = ({ state, cursor }: Held, view: View, item: Numbered): Held => ({
  state: {
    ...state,
    view: applyMessage(view, item.message, view.viewer),
    recent: [...state.recent, item].slice(-MAX_RECENT),
  },
  cursor: { ...cursor, [item.audience]: item.n },
});

export interface News {
  readonly held: Held;
  /** A message is missing: the rest was left alone, and the club must be asked anew. */
  readonly gap: boolean;
}

/** Takes messages in the order given. One that is known is passed over; without a picture nothing can be taken. */
export const heard = (held: Held, { items, texts }: ServerFrame<'messages'>): News => {
  let next = held;
  for (const item of items) {
    const { view } = next.state;
    const seen = next.cursor[item.audience] ?? 0;
    if (item.n <= seen) continue;
    if (view === null || item.n > seen + 1) return { held: withTexts(next, texts), gap: true };
    next = told(next, view, item);
  }
  return { held: withTexts(next, texts), gap: false };
};

const withTexts = (held: Held, texts: Texts): Held =>
  Object.keys(texts).length === 0 ? held : changed(held, { texts: { ...held.state.texts, ...texts } });

export const acted = (held: Held, act: ClientAct): Held =>
  changed(held, { acts: [...held.state.acts, act].slice(-MAX_ACTS) });

/** A receipt is final: a second answer to the same act says the same. */
export const answered = (held: Held, id: string, answer: NonNullable<ClientAct['answer']>): Held =>
  changed(held, {
    acts: held.state.acts.map((act) => (act.id === id && act.answer === null ? { ...act, answer } : act)),
  });
