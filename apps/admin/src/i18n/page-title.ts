import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

type Translator = Awaited<ReturnType<typeof getTranslations>>;

export const pageTitle = (title: (t: Translator) => string) => async (): Promise<Metadata> => ({
  title: title(await getTranslations()),
});
