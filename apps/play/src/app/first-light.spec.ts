import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { contrastChoice, lightChoice, lightFor } from './light.js';
import { languageChoice } from './language.js';

const script = readFileSync(path.join(import.meta.dirname, '../../public/first-light.js'), 'utf8');

const opened = (kept: Readonly<Record<string, string>> | null, wishesContrast = false) => {
  const root = { dataset: {} as Record<string, string>, lang: '' };
  const getItem = (name: string): string | null => {
    if (kept === null) throw new Error('forbidden');
    return kept[name] ?? null;
  };
  runInNewContext(script, {
    localStorage: { getItem },
    document: { documentElement: root },
    matchMedia: () => ({ matches: wishesContrast }),
  });
  return { ...root.dataset, lang: root.lang };
};

describe('the page before its first paint', () => {
  it('is day and Chinese for a newcomer, and where storage is forbidden', () => {
    expect(opened({})).toEqual({ light: 'day', lang: 'zh-CN' });
    expect(opened(null)).toEqual({ light: 'day', lang: 'zh-CN' });
  });

  it('is what the member chose', () => {
    const kept = { light: 'night', contrast: 'more', language: 'en' };
    expect(opened(kept)).toEqual({ light: 'night', contrast: 'more', lang: 'en' });
    expect(lightChoice.values).toContain(kept.light);
    expect(contrastChoice.values).toContain(kept.contrast);
    expect(languageChoice.values).toContain(kept.language);
  });

  it('is sharp where the system wishes it', () => {
    expect(opened({}, true)).toEqual({ light: 'day', contrast: 'more', lang: 'zh-CN' });
  });
});

describe('the light', () => {
  it('is the game’s, or night where the member keeps it', () => {
    expect([lightFor('auto', 'day'), lightFor('auto', 'night')]).toEqual(['day', 'night']);
    expect([lightFor('night', 'day'), lightFor('night', 'night')]).toEqual(['night', 'night']);
  });
});
