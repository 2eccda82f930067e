// @ts-check
import { parseArgs } from 'node:util';
import { Refusal } from './say.mjs';

// Read before anything is installed: Node's own modules only.

/**
 * What `npm run demo` is asked for; speed: milliseconds of the club's clock in a real one.
 * @typedef {{ readonly preset: string, readonly players: number, readonly games: number, readonly parallel: number,
 *   readonly seed: string, readonly speed: number }} DemoPlan
 */

export const USAGE =
  'npm run demo -- [--ruleset NAME] [--players N] [--games N] [--parallel N] [--seed TEXT] [--speed N]';

/** So few games are told one after the other, by the same players; of more, some run at once. */
const STORIES = 5;
const A_FEW = 10;
/** Two cores carry server, database and bots of that many games at the higher speed. */
const DEFAULT_SPEED = { few: 20, many: 6 };
const MOST_GAMES = 10_000;
const MOST_PARALLEL = 1_000;

/** @param {readonly string[]} args @returns {DemoPlan} */
export function readDemoPlan(args) {
  const values = parse(args);
  const games = whole('games', values.games, 3, MOST_GAMES);
  const parallel = whole(
    'parallel',
    values.parallel,
    games > STORIES ? Math.min(games, A_FEW) : 1,
    MOST_PARALLEL,
  );
  return {
    preset: values.ruleset ?? 'police',
    players: whole('players', values.players, 12, 30),
    games,
    parallel,
    seed: seedOf(values.seed ?? '1'),
    speed: speedOf(values.speed, parallel > A_FEW ? DEFAULT_SPEED.many : DEFAULT_SPEED.few),
  };
}

/**
 * The table must be one the club offers; asked once the rules are built.
 * @param {DemoPlan} plan
 * @param {Readonly<Record<string, { readonly roles: Readonly<Record<string, object>> }>>} presets
 */
export function checkTable({ preset, players }, presets) {
  const ruleset = Object.hasOwn(presets, preset) ? presets[preset] : undefined;
  if (ruleset === undefined)
    throw new Refusal(`--ruleset ${preset} is none of ${Object.keys(presets).join(', ')}`);
  if (!Object.hasOwn(ruleset.roles, String(players)))
    throw new Refusal(
      `--players ${players} is not a size of ${preset} (${Object.keys(ruleset.roles).join(', ')})`,
    );
}

/** @param {readonly string[]} args */
function parse(args) {
  const text = /** @type {const} */ ({ type: 'string' });
  try {
    return parseArgs({
      args: [...args],
      options: { ruleset: text, players: text, games: text, parallel: text, seed: text, speed: text },
    }).values;
  } catch (error) {
    throw new Refusal(`${/** @type {Error} */ (error).message.split(/\. |\n/)[0]}; ${USAGE}`);
  }
}

/** @param {string} name @param {string | undefined} text @param {number} otherwise @param {number} most */
function whole(name, text, otherwise, most) {
  if (text === undefined) return otherwise;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= 1 && number <= most) return number;
  throw new Refusal(`--${name} ${text} is not a whole number from 1 to ${most}`);
}

/** @param {string | undefined} text @param {number} otherwise */
function speedOf(text, otherwise) {
  if (text === undefined) return otherwise;
  const number = Number(text);
  if (text.trim() !== '' && number >= 0.1 && number <= 1_000) return number;
  throw new Refusal(`--speed ${text} is not a number from 0.1 to 1000`);
}

/** @param {string} text */
function seedOf(text) {
  if (/^[\x21-\x7e]{1,64}$/.test(text)) return text;
  throw new Refusal('--seed must be 1 to 64 letters, digits or signs without spaces');
}
