/** Why the server does not start: one line for whoever starts it. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
