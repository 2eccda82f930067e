class FakeDocument extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
}

/** A browser page as far as the link hears of it. */
export class FakePage {
  readonly window = new EventTarget();
  readonly document = new FakeDocument();

  tell(type: 'online' | 'offline' | 'pageshow'): void {
    this.window.dispatchEvent(new Event(type));
  }

  show(visibilityState: DocumentVisibilityState): void {
    this.document.visibilityState = visibilityState;
    this.document.dispatchEvent(new Event('visibilitychange'));
  }
}

/** A tab's storage. */
export class FakeStorage implements Storage {
  [name: string]: unknown;
  private readonly items = new Map<string, string>();

  get length(): number {
    return this.items.size;
  }
  key(index: number): string | null {
    return [...this.items.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    this.items.set(key, text);
  }
  removeItem(key: string): void {
    this.items.delete(key);
  }
  clear(): void {
    this.items.clear();
  }
}
