import { LANGUAGES, type Language } from '@killer-club/ui';
import { makeChoice } from './choice.js';

/** The club's own language until the member takes another; the browser's is not guessed from. */
export const languageChoice = makeChoice<Language>('language', LANGUAGES);

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { 'zh-CN': '中文', en: 'English' };

const tellPage = (): void => {
  document.documentElement.lang = languageChoice.read();
};

export const followLanguage = (): void => {
  languageChoice.subscribe(tellPage);
  tellPage();
};
