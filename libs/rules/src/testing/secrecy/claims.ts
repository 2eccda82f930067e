import type { Viewer } from '../../model/audience.js';
import type { Host, Input } from '../host.js';
import { isOf, isTaken } from './segments.js';

const candidatesOf = ({ steps }: Host, { from }: Input): readonly number[] | null => {
  const event = steps[from]?.event;
  return event?.type === 'roundPkCalled' ? event.candidates : null;
};

const ownClaims = (host: Host, viewer: Viewer): Input[] =>
  host.inputs.filter(
    (input) =>
      isOf(viewer, input) && isTaken(input) && input.command.type === 'callRoundPk' && input.to > input.from,
  );

/**
 * The viewer's first claim that held in one of the games alone: how many killers live decides it, and the ballot
 * shows it (MAI-06). Until the claim's receipt the games must still be alike.
 */
export const partingClaim = (
  base: Host,
  twin: Host,
  viewer: Viewer,
): { readonly base: number; readonly twin: number } | null => {
  const again = ownClaims(twin, viewer);
  const parted = ownClaims(base, viewer).flatMap((claim, index) => {
    const other = again[index];
    const alike =
      other === undefined ||
      JSON.stringify(candidatesOf(base, claim)) === JSON.stringify(candidatesOf(twin, other));
    return alike ? [] : [{ base: claim.to, twin: other.to }];
  });
  return parted[0] ?? null;
};
