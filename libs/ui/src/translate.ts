/** A translator over the shared catalogue, as use-intl's `useTranslations()` gives it. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;
