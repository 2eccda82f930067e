import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import * as rules from '@killer-club/rules';
import { docSource, RULES_DOC } from './rules-doc-source.mjs';
import { filled, type DocSource } from './rules-doc.mjs';

const source: DocSource = {
  texts: {
    en: {
      night: { title: 'Night', a: 'One.', b: 'Two.' },
      fact: { clock: 'Seconds', quietRounds: 'Quiet', night: 'Night' },
    },
    zh: { night: { title: '夜', a: '一。', b: '二。' } },
  },
  roles: { en: { killer: 'Killer', doctor: 'Doctor' }, zh: { killer: '杀手', doctor: '医生' } },
  outline: { presets: { duel: ['night.a', 'night.b'] }, club: ['night.a'] },
  numbers: {
    duel: {
      roles: { 2: { killer: 1 } },
      seconds: rules.PRESETS.police.seconds,
      stalemateRounds: 10,
      clocks: ['night'],
    },
  },
  options: [{ path: 'tie.end', values: 'draw | lots', default: 'draw', en: 'The last tie', zh: '最后平票' }],
};

const place = (name: string): string => `<!-- ${name} -->\nold\n<!-- /${name} -->`;
const document = `Before\n${['rules:duel', 'rules:club', 'options'].map(place).join('\nBetween\n')}\nAfter\n`;

describe('the marked places of a document', () => {
  it('are filled with texts, numbers and options; the rest stays', () => {
    const text = filled(document, source);
    expect(text).toMatch(/^Before\n[^]*\nBetween\n[^]*\nAfter\n$/);
    expect(text).toContain('**Night 夜.** One. Two.');
    expect(text).toContain('<summary>中文</summary>\n\n**夜** 一。 二。');
    expect(text).toContain('| Players 人数 | Killer 杀手 |\n| --- | --- |\n| 2 | 1 |');
    expect(text).toContain('Seconds: night 45. Quiet: 10.');
    expect(text).toContain('| `tie.end` | draw \\| lots | draw | The last tie | 最后平票 |');
    expect(text).not.toContain('old');
    expect(filled(text, source)).toBe(text);
  });

  it('are named when they are missing, twice there or of nothing known', () => {
    expect(() => filled(document.replaceAll('options', 'rules:chess'), source)).toThrow(
      'docs/RULES.md: needs one place <!-- options --> … <!-- /options -->\ndocs/RULES.md: nothing is known of <!-- rules:chess -->',
    );
    expect(() => filled(`${document}${place('options')}`, source)).toThrow(
      'needs one place <!-- options -->',
    );
  });
});

describe('docs/RULES.md', () => {
  it('is in step with the texts and the rulesets; else: npm run rules:doc', () => {
    const text = readFileSync(RULES_DOC, 'utf8');
    expect(text).toBe(filled(text, docSource(rules)));
  });
});
