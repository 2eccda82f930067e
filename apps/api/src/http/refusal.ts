/** A request refused with a stable code; the message is for people reading logs and tools, never a secret. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly field?: string,
  ) {
    super(message);
  }
}

export const notSignedIn = (): Refusal => new Refusal(401, 'notSignedIn', 'Sign in first.');
export const notAllowed = (): Refusal => new Refusal(403, 'notAllowed', 'This is not yours to do.');
export const notFound = (what: string): Refusal => new Refusal(404, 'notFound', `There is no such ${what}.`);
export const conflict = (code: string, message: string): Refusal => new Refusal(409, code, message);
export const tooMany = (): Refusal => new Refusal(429, 'tooMany', 'Too many requests; wait a little.');
