const HERE = 'http://here.invalid';

export interface OwnPathOptions {
  /** From the address bar, so anybody's. */
  readonly wish: string | null | undefined;
  /** Paths that are no pages to come back to, with all below them. */
  readonly never: readonly string[];
}

/** Where to go after signing in: a page of this app and nothing else; `/` where the wish is not one. */
export const ownPath = ({ wish, never }: OwnPathOptions): string => {
  if (!wish?.startsWith('/') || !URL.canParse(wish, HERE)) return '/';
  const { origin, pathname, search, hash } = new URL(wish, HERE);
  const isPage = never.every((path) => pathname !== path && !pathname.startsWith(`${path}/`));
  return origin === HERE && !pathname.startsWith('//') && isPage ? pathname + search + hash : '/';
};
