/** Languages with a catalogue; the first is the club's own. */
export const LANGUAGES = ['zh-CN', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A catalogue: texts by name, nested. */
export interface Catalogue {
  readonly [name: string]: string | Catalogue;
}

export const isLanguage = (text: string): text is Language => LANGUAGES.some((language) => language === text);

/** The catalogue's keys as use-intl names them: `term.role.killer`. */
export const keysOf = (catalogue: Catalogue, above = ''): string[] =>
  Object.entries(catalogue).flatMap(([name, entry]) =>
    typeof entry === 'string' ? [`${above}${name}`] : keysOf(entry, `${above}${name}.`),
  );
