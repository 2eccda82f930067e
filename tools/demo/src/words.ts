import type { Result, Role, View } from '@killer-club/rules';

export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  killer: '杀手 killer',
  police: '警察 police',
  civilian: '平民 civilian',
  doctor: '医生 doctor',
  secretPolice: '秘密警察 secret police',
  secretKiller: '秘密杀手 secret killer',
};

export const RESULT_WORDS: Readonly<Record<Result, string>> = {
  good: 'the good side wins',
  killers: 'the killers win',
  draw: 'a draw',
  annulled: 'annulled',
};

/** The role's Chinese name alone. */
export const shortRole = (role: Role): string => ROLE_WORDS[role].split(' ')[0] ?? role;

type Ended = Extract<View['phase'], { kind: 'ended' }>;

export const REASON_WORDS: Readonly<Record<Ended['reason'], string>> = {
  killersOut: 'every killer is out',
  policeOut: 'every police officer is out',
  regularPoliceOut: 'every regular police officer is out',
  goodOut: 'everybody good is out',
  civiliansOut: 'every civilian is out',
  civiliansAndDoctorOut: 'every civilian and the doctor are out',
  parity: 'the killers are as many as the others',
  half: 'the killers are half of the table',
  onlySecretPolice: 'only the secret police are left',
  tiedRounds: 'too many tied rounds',
  tie: 'the last tie could not be broken',
  stalemate: 'nobody went out for too many rounds',
  annulled: 'a judge annulled the game',
};
