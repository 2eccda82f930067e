import type { Language } from '@killer-club/ui';
import en from '@killer-club/ui/messages/rules/en.json' with { type: 'json' };
import outline from '@killer-club/ui/messages/rules/outline.json' with { type: 'json' };
import zhCN from '@killer-club/ui/messages/rules/zh-CN.json' with { type: 'json' };

/** Sections of texts by name, each with its title. */
type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const TEXTS: Readonly<Record<Language, Texts>> = { 'zh-CN': zhCN, en };
const OUTLINES: Readonly<Record<string, readonly string[]>> = outline.presets;

export interface RuleSection {
  readonly name: string;
  readonly title: string;
  readonly texts: readonly string[];
}

/** The rulesets that are told about, by name. */
export const TOLD_PRESETS: readonly string[] = Object.keys(OUTLINES);

const sectionsOf = (texts: Texts, keys: readonly string[]): readonly RuleSection[] => {
  const split = keys.map((key) => key.split('.'));
  const names = [...new Set(split.map(([name = '']) => name))];
  return names.map((name) => ({
    name,
    title: texts[name]?.['title'] ?? '',
    texts: split.flatMap(([section, text = '']) => (section === name ? [texts[name]?.[text] ?? ''] : [])),
  }));
};

/** What a ruleset is, section by section; nothing of one that is not told about. */
export const rulesOf = (language: Language, preset: string): readonly RuleSection[] =>
  Object.hasOwn(OUTLINES, preset) ? sectionsOf(TEXTS[language], OUTLINES[preset] ?? []) : [];

/** The ruleset in a sentence or two. */
export const gistOf = (language: Language, preset: string): string =>
  rulesOf(language, preset).find(({ name }) => name === 'gist')?.texts[0] ?? '';

/** What holds in every game of the club. */
export const clubRules = (language: Language): readonly RuleSection[] =>
  sectionsOf(TEXTS[language], outline.club);

/** A word of the tables of numbers. */
export const factWord = (language: Language, word: string): string => TEXTS[language]['fact']?.[word] ?? word;
