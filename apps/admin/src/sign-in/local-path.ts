const HERE = 'http://dashboard.invalid';

/** Where to go after signing in: a page of our own and nothing else; `/` where the wish is not one. */
export const localPath = (wish: string | undefined): string => {
  if (wish === undefined || !wish.startsWith('/') || !URL.canParse(wish, HERE)) return '/';
  const { origin, pathname, search, hash } = new URL(wish, HERE);
  const isOurs =
    origin === HERE && !pathname.startsWith('//') && !/^\/(api|health|sign-in)(\/|$)/.test(pathname);
  return isOurs ? pathname + search + hash : '/';
};
