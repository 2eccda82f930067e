/** A request refused with a stable code; the message is for people reading logs and tools, never a secret. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly field?: string,
    /** Whole seconds until it may be tried again. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

export const notSignedIn = (): Refusal => new Refusal(401, 'notSignedIn', 'Sign in first.');
export const notAllowed = (): Refusal => new Refusal(403, 'notAllowed', 'This is not yours to do.');
export const notFound = (what: string): Refusal => new Refusal(404, 'notFound', `There is no such ${what}.`);
export const conflict = (code: string, message: string): Refusal => new Refusal(409, code, message);

/** `waitMs`: until the next one may come, in real milliseconds. */
export const tooMany = (waitMs: number): Refusal => {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new Refusal(429, 'tooMany', `Too many requests; wait ${String(seconds)} s.`, undefined, seconds);
};
