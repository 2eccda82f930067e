import type { LogItem } from '@killer-club/protocol';
import type { Translate } from '@killer-club/ui';

export type SawKind = 'public' | 'killers' | 'police' | 'seat' | 'judge';

export interface WhoSaw {
  readonly kind: SawKind;
  /** Whom the line was meant for. */
  readonly audience: string;
  /** Who of them saw it, where that is not said by the audience. */
  readonly seats: readonly number[];
}

/** Whom a line was told, and which seats that were in that moment. */
export const whoSaw = ({ audience, saw }: LogItem, t: Translate): WhoSaw => {
  switch (audience) {
    case 'public':
      return { kind: audience, audience: t('admin.log.saw.public'), seats: [] };
    case 'judge':
      return { kind: audience, audience: t('term.judge'), seats: [] };
    case 'killers':
    case 'police':
      return { kind: audience, audience: t(`admin.log.saw.${audience}`), seats: saw.seats };
    default:
      return { kind: 'seat', audience: t('term.seat', { seat: audience.slice('seat:'.length) }), seats: [] };
  }
};
