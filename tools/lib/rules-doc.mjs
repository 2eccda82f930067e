// @ts-check
import { Refusal } from './say.mjs';

/** An option of a custom ruleset as the document shows it. */
/** @typedef {{ readonly path: string, readonly values: string, readonly default: string, readonly en: string, readonly zh: string }} OptionRow */
/** Words by language, section and name. @typedef {Readonly<Record<string, Readonly<Record<string, string>>>>} Texts */
/** @typedef {{ readonly en: Texts, readonly zh: Texts }} Both */
/** @typedef {Pick<import('@killer-club/rules').Ruleset, 'roles' | 'seconds' | 'stalemateRounds'>} Numbers */

/**
 * All that is written into docs/RULES.md: paragraphs of each ruleset by key, its numbers, the options.
 * @typedef {object} DocSource
 * @property {Both} texts
 * @property {{ readonly en: Readonly<Record<string, string>>, readonly zh: Readonly<Record<string, string>> }} roles
 * @property {{ readonly presets: Readonly<Record<string, readonly string[]>>, readonly club: readonly string[] }} outline
 * @property {Readonly<Record<string, Numbers & { readonly clocks: readonly (keyof Numbers['seconds'])[] }>>} numbers
 * @property {readonly OptionRow[]} options
 */

const PLACE = /<!-- (rules:[\w-]+|options) -->\n[^]*?<!-- \/\1 -->/g;

/** The document with each marked place filled anew; everything else stays. @param {string} document @param {DocSource} source */
export function filled(document, source) {
  const blocks = blocksOf(source);
  const places = [...document.matchAll(PLACE)].map(([, name = '']) => name);
  const missing = [...blocks.keys()].filter((name) => places.filter((place) => place === name).length !== 1);
  const unknown = places.filter((name) => !blocks.has(name));
  if (missing.length > 0 || unknown.length > 0)
    throw new Refusal(
      [
        ...missing.map((name) => `docs/RULES.md: needs one place <!-- ${name} --> … <!-- /${name} -->`),
        ...unknown.map((name) => `docs/RULES.md: nothing is known of <!-- ${name} -->`),
      ].join('\n'),
    );
  return document.replace(PLACE, (_, /** @type {string} */ name) => {
    return `<!-- ${name} -->\n\n${blocks.get(name) ?? ''}\n\n<!-- /${name} -->`;
  });
}

/** @param {DocSource} source @returns {Map<string, string>} */
function blocksOf(source) {
  const { outline, options } = source;
  return new Map([
    ...Object.keys(outline.presets).map(
      (name) => /** @type {const} */ ([`rules:${name}`, rulesetBlock(name, source)]),
    ),
    ['rules:club', textBlock(outline.club, source.texts)],
    ['options', optionBlock(options)],
  ]);
}

/** @param {string} name @param {DocSource} source */
function rulesetBlock(name, source) {
  const numbers = source.numbers[name];
  const tables =
    numbers === undefined ? [] : [roleTable(numbers, source.roles), secondsLine(numbers, source.texts)];
  return [textBlock(source.outline.presets[name] ?? [], source.texts), ...tables].join('\n\n');
}

/** English with both titles, Chinese folded away. @param {readonly string[]} keys @param {Both} texts */
function textBlock(keys, { en, zh }) {
  const english = sectionsOf(keys, en).map(
    ({ name, title, text }) => `**${title} ${zh[name]?.['title'] ?? ''}.** ${text}`,
  );
  const chinese = sectionsOf(keys, zh).map(({ title, text }) => `**${title}** ${text}`);
  const fold = ['<details>\n<summary>中文</summary>', ...chinese, '</details>'];
  return [...english, ...fold].join('\n\n');
}

/** @param {readonly string[]} keys such as `night.plurality` @param {Texts} texts */
function sectionsOf(keys, texts) {
  const split = keys.map((key) => key.split('.'));
  const names = [...new Set(split.map(([name = '']) => name))];
  return names.map((name) => ({
    name,
    title: texts[name]?.['title'] ?? '',
    text: split
      .filter(([section]) => section === name)
      .map(([, key = '']) => texts[name]?.[key] ?? '')
      .join(' '),
  }));
}

/** @param {Numbers} numbers @param {DocSource['roles']} words */
function roleTable({ roles }, words) {
  const sizes = Object.entries(roles);
  const dealt = Object.keys(words.en).filter((role) =>
    sizes.some(([, counts]) => (Object.entries(counts).find(([name]) => name === role)?.[1] ?? 0) > 0),
  );
  const head = ['Players 人数', ...dealt.map((role) => `${words.en[role] ?? ''} ${words.zh[role] ?? ''}`)];
  const rows = sizes.map(([size, counts]) => {
    const of = new Map(Object.entries(counts));
    return [size, ...dealt.map((role) => String(of.get(role) ?? 0))];
  });
  return table(head, rows);
}

/** @param {DocSource['numbers'][string]} numbers @param {Both} texts */
function secondsLine({ clocks, seconds, stalemateRounds }, { en }) {
  const word = (/** @type {string} */ name) => en['fact']?.[name] ?? name;
  const shown = clocks.map((clock) => `${word(clock).toLowerCase()} ${String(seconds[clock])}`);
  return `${word('clock')}: ${shown.join(', ')}. ${word('quietRounds')}: ${String(stalemateRounds)}.`;
}

/** @param {readonly OptionRow[]} options */
function optionBlock(options) {
  const rows = options.map((option) => [
    `\`${option.path}\``,
    option.values,
    option.default,
    option.en,
    option.zh,
  ]);
  return table(['Option', 'Values', 'Default', 'Meaning', '含义'], rows);
}

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
function table(head, rows) {
  const line = (/** @type {readonly string[]} */ cells) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
