import { useState } from 'react';

export interface Asked {
  readonly data: unknown;
  readonly error: Error | null;
}

/** Why there is nothing to show yet; it stands while it is asked again, until there is an answer. */
export const useStandingError = ({ data, error }: Asked): Error | null => {
  const [standing, setStanding] = useState(error);
  const now = data === undefined ? (error ?? standing) : error;
  if (now !== standing) setStanding(now);
  return now;
};
