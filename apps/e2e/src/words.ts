import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTranslator, type Messages } from 'use-intl/core';
import { z } from 'zod';
import type { Catalogue, Language } from '@killer-club/ui';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const catalogue: z.ZodType<Catalogue> = z.lazy(() => z.record(z.string(), z.union([z.string(), catalogue])));

const read = (folder: string, language: Language): Catalogue =>
  catalogue.parse(JSON.parse(readFileSync(path.join(ROOT, folder, `${language}.json`), 'utf8')));

export type Words = (key: string, values?: Record<string, string | number>) => string;

/** The shared words and an app's own. */
const wordsOf = (language: Language, own: Readonly<Record<string, Catalogue>>): Words => {
  const messages: Messages = { ...read('libs/ui/messages', language), ...own };
  return createTranslator({ locale: language, messages, timeZone: 'Asia/Shanghai' });
};

/** What the players' client says, in a language: tests look for its words, wherever they are changed. */
export const wordsOfPlay = (language: Language): Words => {
  const parts = readdirSync(path.join(ROOT, 'apps/play/messages'));
  const own = parts.map((part) => [part, read(`apps/play/messages/${part}`, language)] as const);
  return wordsOf(language, Object.fromEntries(own));
};

/** What the dashboard says. */
export const wordsOfAdmin = (language: Language): Words =>
  wordsOf(language, { admin: read('apps/admin/messages', language) });
