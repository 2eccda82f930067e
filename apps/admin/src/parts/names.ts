import type { useTranslations } from 'next-intl';

type Translator = ReturnType<typeof useTranslations>;

/** The preset's name in the catalogue; an unknown one shows as it is called. */
export const presetName = (t: Translator, preset: string | null): string => {
  if (preset === null) return t('admin.games.ownRules');
  const key = `term.preset.${preset}`;
  return t.has(key) ? t(key) : preset;
};
