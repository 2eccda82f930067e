import type { View } from '@killer-club/rules';

/** A judge's table looks at the count for five seconds where the ruleset sets none (DET-14). */
const TALLY_SECONDS = 5;

const secondsOf = ({ phase, ruleset: { seconds }, paused, ballots }: View): number | null => {
  if (paused !== null) return null;
  switch (phase.kind) {
    case 'night':
      return seconds.night;
    case 'turn':
      return seconds[phase.turn];
    case 'call':
      return seconds.call;
    case 'extraRequest':
      return seconds.extraRequest;
    case 'window':
      return ballots.at(-1)?.kind === 'nomination' ? seconds.nomination : seconds.ballot;
    case 'tally':
      return seconds.tally === 0 ? TALLY_SECONDS : seconds.tally;
    case 'day':
    case 'ended':
      return null;
  }
};

/** Milliseconds left of the stage or pause at the club's moment; null when no clock runs. */
export const leftOf = (view: View, now: number): number | null =>
  view.until === null || view.phase.kind === 'ended' ? null : Math.max(0, view.until - now);

/** What is left of the stage, from 1 to 0; null where its length is not known. */
export const partLeft = (view: View, left: number): number | null => {
  const seconds = secondsOf(view);
  return seconds === null ? null : Math.min(1, left / (seconds * 1000 * view.clockFactor));
};

/** `1:05`, or the bare seconds of the last minute; a second counts until it is over. */
export const clockFigures = (left: number): string => {
  const seconds = Math.ceil(left / 1000);
  const rest = seconds % 60;
  return seconds < 60 ? String(seconds) : `${Math.floor(seconds / 60)}:${String(rest).padStart(2, '0')}`;
};
