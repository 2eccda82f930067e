/** What can be wrong with a ruleset, in the words told to people; `{name}` stands for a value. */
export const FAULT_TEXTS = {
  unknownOption: 'there is no such option; expected {expected}',
  namedTwice: 'named twice',
  wrongType: 'expected {expected}, came {came}',
  outOfRange: 'expected {expected}, came {came}',
  listedTwice: '{item} is listed twice',
  minAboveMax: 'the fewest players, {min}, are more than the most, {max}',
  endNotOffered: 'no role table for {size} players, the end of the seat range',
  noSize: 'no role table within the seat range',
  outsideSeats: 'a role table for {size} players, but {min} to {max} sit at the table',
  rolesSum: '{sum} cards for {size} players',
  noKiller: 'no killer among {size} players',
  killersTooMany: 'killers must be fewer than half: expected at most {most} of {size}, came {killers}',
  holdsAtStart: '{when} holds from the start with {sizes} players',
  neverHolds: '{when} can never hold: no table has a {role}',
  winsForLoser: '{when} cannot be a win of {result}, who are all out',
  noWinFor: 'no condition lets {side} win',
  tiedRoundsApart: 'goes with the condition tiedRounds, one without the other says nothing',
  endsAtOnce: 'expected fixed: a recognition night that ends when all have acted is over at once',
  waitsForNobody: 'a night that ends when all have acted waits for nobody with {sizes} players',
  roleNotDealt: 'no table has a {role}',
  savesFromNothing: 'the doctor saves from nothing',
  noShot: 'only the secretPolice has a shot, not {role}',
  skipsEveryDay: 'expected day: without nights that kill, every day would be skipped',
  clockMissing: 'expected more than 0 seconds beside {because}',
  wordsForNoSize: 'last words are counted, but no number is given for {sizes} players',
} as const;

export type FaultCode = keyof typeof FAULT_TEXTS;

export type FaultValues = Readonly<Record<string, string | number>>;

/** One thing that is wrong, with the option's path (CUS-01). */
export interface Fault {
  readonly path: string;
  readonly code: FaultCode;
  readonly values: FaultValues;
}

export const fault = (path: string, code: FaultCode, values: FaultValues = {}): Fault => ({
  path,
  code,
  values,
});

/** `tie.end: expected draw | lots | noExile, came "coin"`. */
export const faultText = ({ path, code, values }: Fault): string =>
  `${path}: ${FAULT_TEXTS[code].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))}`;
