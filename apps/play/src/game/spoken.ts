import type { Numbered, View } from '@killer-club/rules';

/** What is said aloud at the table; private messages show on the card alone. The judge hears all. */
export const spoken = (viewer: View['viewer'], recent: readonly Numbered[]): readonly Numbered[] => {
  const audience = viewer.kind === 'judge' ? 'judge' : 'public';
  return recent.filter((item) => item.audience === audience);
};

export const keyOf = ({ audience, n }: Numbered): string => `${audience}/${n}`;
