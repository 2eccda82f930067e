import { CONTRIBUTION_BYTES } from '@killer-club/protocol';

/** A member's own part of the luck (CON-09), drawn after the server has bound itself to its seed. */
export const drawContribution = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(CONTRIBUTION_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
