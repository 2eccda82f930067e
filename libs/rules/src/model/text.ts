/** Points at a text that is kept as a row of its own, erasable, outside the log. */
export interface TextRef {
  /** Opaque id of the row. */
  readonly id: string;
  /** SHA-256 of the text, lower-case hex. */
  readonly hash: string;
}
