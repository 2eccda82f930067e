/** A member's own setting on this device: one of a few words. */
export interface Choice<T extends string> {
  readonly values: readonly T[];
  readonly read: () => T;
  readonly write: (value: T) => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** The browser's storage, or nothing where it is forbidden. */
const browserShelf = (): Shelf | null => {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
};

const stored = (shelf: Shelf | null, name: string): string | null => {
  try {
    return shelf?.getItem(name) ?? null;
  } catch {
    return null;
  }
};

/** Kept under `name`; the first value is the club's own. A storage that is full or forbidden keeps it for this page alone. */
export const makeChoice = <T extends string>(
  name: string,
  values: readonly [T, ...T[]],
  shelf: Shelf | null = browserShelf(),
): Choice<T> => {
  const known = (text: string | null): T => values.find((value) => value === text) ?? values[0];
  const listeners = new Set<() => void>();
  let current = known(stored(shelf, name));

  return {
    values,
    read: () => current,
    write: (value) => {
      current = value;
      try {
        shelf?.setItem(name, value);
      } catch {
        // Not kept beyond this page; shown all the same.
      }
      for (const tell of listeners) tell();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
};
