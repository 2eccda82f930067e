import type { View } from '@killer-club/rules';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Character } from './character.js';
import { moveOf, type Move } from './move.js';
import { claimsRoundPk } from './round-pk.js';
import { oneOf, seededRandom } from './seeded.js';
import { LAST_WORDS, SENTENCES } from './sentences.js';
import { isAlive, ownSeat, roundName } from './table.js';

const hex = (random: () => number): string =>
  Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');

/** How often a bot asks for another speech. */
const EAGER = 0.25;

/** A text or two when it is the bot's turn, then pass; an officer's claim comes first. */
export const speechMove = (view: View, character: Character, random: () => number): Move | null => {
  const { phase, stage } = view;
  const seat = ownSeat(view);
  if (phase.kind !== 'turn' || seat === null || phase.seat !== seat) return null;
  if (phase.turn === 'speech' && claimsRoundPk(view))
    return moveOf({ type: 'callRoundPk', stage }, character, random);
  const said = view.speeches.filter(
    (speech) => speech.round === view.round && speech.turn === phase.turn && speech.seat === seat,
  ).length;
  if (said >= character.texts || phase.textClosed) return moveOf({ type: 'pass', stage }, character, random);
  const luck = seededRandom(`say/${roundName(view)}/${stage}/${said}/${character.seed}`);
  const text = oneOf(phase.turn === 'lastWords' ? LAST_WORDS : SENTENCES, luck) ?? '过。';
  const ref = { id: hex(luck), hash: bytesToHex(sha256(utf8ToBytes(text))) };
  return moveOf({ type: 'speak', stage, text: ref }, character, random, text);
};

/** Asks for another speech now and then. */
export const requestMove = (view: View, character: Character, random: () => number): Move | null => {
  const seat = ownSeat(view);
  if (seat === null || !isAlive(view, seat) || view.asked.includes(seat)) return null;
  if (seededRandom(`ask/${roundName(view)}/${character.seed}`)() >= EAGER) return null;
  return moveOf({ type: 'requestSpeech', stage: view.stage }, character, random);
};
