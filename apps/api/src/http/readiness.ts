/** Whether this process can serve; null when it can, else why not, without secrets. */
export abstract class Readiness {
  abstract notReady(): Promise<string | null>;
}
