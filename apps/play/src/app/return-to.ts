/** The doors themselves are nothing to come back to. */
export const DOORS = ['/sign-in', '/sign-up'];

export const doorFor = (wanted: string): string => `/sign-in?to=${encodeURIComponent(wanted)}`;
