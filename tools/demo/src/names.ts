const NAMES = [
  'Ada',
  'Ben',
  'Cleo',
  'Dan',
  'Eva',
  'Finn',
  'Gina',
  'Hugo',
  'Ida',
  'Jack',
  'Kim',
  'Leo',
  'Mia',
  'Ned',
  'Olga',
] as const;

/** The players of one of several tables; names are unique in the club. */
export const namesAt = (table: number, players: number): string[] =>
  Array.from({ length: players }, (_, index) => {
    const name = NAMES[index] ?? `Player ${String(index + 1)}`;
    return table === 0 ? name : `${name} ${String(table + 1)}`;
  });
