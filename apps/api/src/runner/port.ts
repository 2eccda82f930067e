import type {
  Actor,
  Audience,
  Command,
  Cursor,
  Numbered,
  RejectionCode,
  Seat,
  StartGame,
  View,
  Viewer,
} from '@killer-club/rules';

export interface Submission {
  readonly gameId: string;
  readonly actor: Actor;
  /** Receipt owner: member id, judge id or 'system'. */
  readonly actorKey: string;
  readonly commandId: string;
  readonly command: Command;
  /** Text of `speak` or of a note, stored in the same statement. */
  readonly text?: string;
  /** Milliseconds of the club's clock, stamped when the frame was read. */
  readonly receivedAt: number;
}

export type AnswerCode = 'ok' | RejectionCode | 'unknownGame' | 'commandIdReused' | 'unavailable';

export interface Answer {
  readonly id: string;
  readonly at: number;
  readonly code: AnswerCode;
}

/** Text id → body; null where the text was erased. */
export type Texts = Readonly<Record<string, string | null>>;

export interface FullView {
  readonly view: View;
  readonly cursor: Cursor;
  readonly texts: Texts;
}

export interface DeliveryPart {
  readonly messages: readonly Numbered[];
  readonly exits: readonly Seat[];
}

/** What one committed batch tells. Parts are split where audiences change; apply exits after delivering the part. */
export interface Delivery {
  readonly gameId: string;
  readonly parts: readonly DeliveryPart[];
  readonly texts: Texts;
  readonly ended: boolean;
}

export type GameMode = 'ranked' | 'table' | 'practice' | 'demo';

export interface SeatedMember {
  readonly seat: Seat;
  readonly memberId: string;
  readonly bot: boolean;
}

export interface NewGame {
  readonly start: StartGame;
  readonly mode: GameMode;
  readonly tableId: string | null;
  readonly seats: readonly SeatedMember[];
}

export interface MissedMessages {
  readonly messages: readonly Numbered[];
  readonly texts: Texts;
}

export interface GameRunner {
  start(game: NewGame): Promise<'started' | 'memberBusy'>;
  submit(submission: Submission): Promise<Answer>;
  fullView(gameId: string, viewer: Viewer): Promise<FullView | null>;
  messagesSince(gameId: string, viewer: Viewer, cursor: Cursor): Promise<MissedMessages | 'gap' | null>;
  audiences(gameId: string, viewer: Viewer): Promise<readonly Audience[]>;
  /** Keeps the game followed on this node; the answer ends it. */
  watch(gameId: string, listener: (delivery: Delivery) => void): () => void;
}
