/** Bytes of the raw frame as it came in; a longer one is refused, not cut. */
export const MAX_FRAME_BYTES = 16_384;
/** Code points after NFC. */
export const MAX_SPEECH = 500;
export const MAX_NOTE = 500;
export const NAME_LENGTH = { min: 2, max: 20 } as const;
/** Characters; the upper bound keeps hashing cheap. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;
export const MAX_ID = 64;
export const MAX_OFFENCE = 40;
/** Bytes of randomness each seat adds to the deal (CON-09), as lower-case hex. */
export const CONTRIBUTION_BYTES = 16;
