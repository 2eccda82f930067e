const PREFIX = 'killer-club/';

/**
 * Small texts that outlive a reload of this tab. Where the browser keeps nothing (storage forbidden or full)
 * they last as long as the page: the loss is a reload's, never the page's.
 */
export class PageMemory {
  private readonly known = new Map<string, string>();

  /** `storage` throws where the browser forbids it. */
  constructor(private readonly storage: () => Storage) {}

  read(key: string): string | null {
    return this.known.get(key) ?? this.guarded((storage) => storage.getItem(PREFIX + key));
  }

  write(key: string, text: string): void {
    this.known.set(key, text);
    this.guarded((storage) => {
      storage.setItem(PREFIX + key, text);
    });
  }

  /** Forgets every key that begins so. */
  forget(beginning: string): void {
    for (const key of this.known.keys()) if (key.startsWith(beginning)) this.known.delete(key);
    this.guarded((storage) => {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      for (const key of keys) if (key?.startsWith(PREFIX + beginning) === true) storage.removeItem(key);
    });
  }

  private guarded<T>(work: (storage: Storage) => T): T | null {
    try {
      return work(this.storage());
    } catch (error) {
      if (error instanceof DOMException) return null;
      throw error;
    }
  }
}
