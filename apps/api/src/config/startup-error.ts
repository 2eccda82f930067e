/** A fault the operator can mend: its message is the one line that is printed. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
