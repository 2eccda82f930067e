import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PRESET_NAMES, PRESETS, type Ruleset } from '@killer-club/rules';
import { z } from 'zod';
import { keysOf } from './catalogue.js';
import { faultsOf, readCatalogues } from './testing/catalogues.js';

const folder = path.join(import.meta.dirname, '../messages/rules');
const catalogues = readCatalogues(folder);
const outline = z
  .object({ presets: z.record(z.string(), z.array(z.string())), club: z.array(z.string()) })
  .parse(JSON.parse(readFileSync(path.join(folder, 'outline.json'), 'utf8')));

/** Texts that a ruleset's options call for, and no other ruleset has. */
const CALLED_FOR: readonly (readonly [text: string, of: (ruleset: Ruleset) => boolean])[] = [
  ['night.recognition', ({ night }) => night.kind === 'recognition'],
  ['night.plurality', ({ night }) => night.kind === 'every' && night.agreement === 'plurality'],
  ['night.lastPick', ({ night }) => night.kind === 'every' && night.agreement === 'lastPick'],
  ['night.doctorToo', ({ night }) => night.waitsFor.includes('doctor')],
  ['check.exact', (ruleset) => dealsPolice(ruleset) && ruleset.check.tells === 'exact'],
  ['check.killerOrGood', ({ check }) => check.tells === 'killerOrGood'],
  ['check.exactButSpecial', ({ check }) => check.tells === 'exactButSpecial'],
  ['protection.firstNight', ({ protect }) => protect.firstNight],
  ['dawn.several', (ruleset) => mayKillSeveral(ruleset)],
  ['dawn.skip', ({ day }) => day.afterPeacefulNight === 'skip'],
  ['lastWords.counted', ({ lastWords }) => lastWords.night === 'counted' && lastWords.exile === 'counted'],
  ['lastWords.allAtNight', ({ lastWords }) => lastWords.night === 'all' && lastWords.exile === 'firstN'],
  ['lastWords.allExiles', ({ lastWords }) => lastWords.night === 'none' && lastWords.exile === 'all'],
  ['claim.fourAndFour', ({ lastWords }) => lastWords.claimRule === 'fourAndFour'],
  ['speeches.twoPasses', ({ speech }) => speech.passesFirstDay === 2],
  ['speeches.several', (ruleset) => mayKillSeveral(ruleset)],
  ['speeches.extra', ({ speech }) => speech.extraRequest],
  ['ballot.called', ({ ballot }) => ballot.style === 'called'],
  ['ballot.nominate', ({ ballot }) => ballot.style === 'nominate'],
  ['ties.steps', ({ tie }) => tie.steps.length === 2 && tie.end === 'draw'],
  ['ties.compulsory', ({ ballot }) => ballot.compulsory.includes('offCircle')],
  ['ties.shrunk', ({ tie }) => tie.shrunkRepeats],
  ['ties.noExile', ({ tie }) => tie.end === 'noExile' && tie.roundsToDraw === 3],
  ['cards.firstHidden', ({ reveal }) => reveal.exile === 'firstHidden'],
  ['roundPk.offered', ({ roundPk }) => roundPk],
  ['surrender.lastOfGroup', ({ surrender }) => surrender === 'lastOfGroup'],
];

const dealsPolice = ({ roles }: Ruleset): boolean =>
  Object.values(roles).some(({ police = 0 }) => police > 0);

const mayKillSeveral = ({ roles }: Ruleset): boolean =>
  Object.values(roles).some(
    ({ doctor = 0, secretPolice = 0, secretKiller = 0 }) => doctor + secretPolice + secretKiller > 0,
  );

describe('the texts of the rules', () => {
  it('are the same in every language', () => {
    expect(faultsOf(catalogues)).toEqual([]);
  });

  it('are each asked for by an outline, and all that the outlines ask for', () => {
    const asked = new Set([...Object.values(outline.presets).flat(), ...outline.club]);
    const texts = keysOf(catalogues['en'] ?? {}).filter((key) => !/^fact\.|\.title$/.test(key));
    expect([...asked].sort()).toEqual(texts.sort());
  });

  it.each(PRESET_NAMES)('say of %s what its options say', (preset) => {
    const said = outline.presets[preset] ?? [];
    const wrong = CALLED_FOR.filter(([text, of]) => said.includes(text) !== of(PRESETS[preset]));
    expect(wrong.map(([text]) => text)).toEqual([]);
  });
});
