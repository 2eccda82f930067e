const SOMEWHERE = 'http://club.invalid';
const DOORS = ['/sign-in', '/sign-up'];

/** Where to go after signing in: a path of this club and nothing else, since it comes from the address bar. */
export const returnPath = (asked: string | null): string => {
  if (asked === null || !URL.canParse(asked, SOMEWHERE)) return '/';
  const { origin, pathname, search, hash } = new URL(asked, SOMEWHERE);
  if (origin !== SOMEWHERE || pathname.startsWith('//') || DOORS.includes(pathname)) return '/';
  return `${pathname}${search}${hash}`;
};

export const doorFor = (wanted: string): string => `/sign-in?to=${encodeURIComponent(wanted)}`;
