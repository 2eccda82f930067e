import type { ReactNode } from 'react';
import { useProblemText } from '../app/problem.js';

export interface SectionBodyProps<T> {
  readonly items: readonly T[] | undefined;
  readonly error: Error | null;
  /** What will be here, and the next step. */
  readonly empty: string;
  readonly children: (item: T) => ReactNode;
}

/** A list that is on its way, could not be fetched, is empty, or is there; one that was there stays. */
export function SectionBody<T>({ items, error, empty, children }: SectionBodyProps<T>) {
  const textOf = useProblemText();
  if (items === undefined) {
    return error === null ? (
      <span className="shell-bone" aria-hidden="true" />
    ) : (
      <p className="soft">{textOf(error)}</p>
    );
  }
  return items.length === 0 ? (
    <p className="soft">{empty}</p>
  ) : (
    <ul className="lobby-list">{items.map(children)}</ul>
  );
}
