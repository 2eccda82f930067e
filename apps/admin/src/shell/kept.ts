/** A year, in seconds. */
const KEPT = 31_536_000;

/** Settings of this browser; the server reads the language, `public/light.js` the light. */
export const keep = (name: 'language' | 'light', value: string): void => {
  document.cookie = `${name}=${value}; path=/; max-age=${String(KEPT)}; samesite=lax`;
};

export const kept = (name: 'light', cookies: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1];
