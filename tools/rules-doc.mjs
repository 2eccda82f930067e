// @ts-check
/** `node tools/rules-doc.mjs`: writes what players read, and the rulesets' numbers, into docs/RULES.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { SCENARIOS } from './lib/build-stamp.mjs';
import { buildOnly } from './lib/build-only.mjs';
import { docSource, RULES_DOC } from './lib/rules-doc-source.mjs';
import { filled } from './lib/rules-doc.mjs';
import { run } from './lib/say.mjs';

await run(async () => {
  await buildOnly(SCENARIOS);
  const rules = await import('@killer-club/rules');
  writeFileSync(RULES_DOC, filled(readFileSync(RULES_DOC, 'utf8'), docSource(rules)));
});
