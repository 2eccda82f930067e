/** What this browser added to a game's deal when its member was ready; null where it was not kept. */
export const keptContribution = (gameId: string): string | null => {
  try {
    return localStorage.getItem(`contribution:${gameId}`);
  } catch {
    // A browser that refuses storage has kept nothing.
    return null;
  }
};
