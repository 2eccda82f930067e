import fc from 'fast-check';
import { customised, type Customised } from '../ruleset/customised.js';
import type { Option, OptionPath } from '../ruleset/optionKind.js';
import { OPTION_PATHS, optionAt } from '../ruleset/options.js';
import { PRESETS, PRESET_NAMES, type PresetName } from '../ruleset/presets.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { sizesOf } from './randomGame.js';

/** A game beyond this many rounds shows nothing new. */
const MOST = 12;

/** A row of cards for one size; whether it fits the table is for the validation to say. */
const anyRow = fc
  .record({
    size: fc.integer({ min: 3, max: 18 }),
    killer: fc.integer({ min: 1, max: 5 }),
    police: fc.integer({ min: 0, max: 4 }),
    doctor: fc.integer({ min: 0, max: 2 }),
    secretPolice: fc.integer({ min: 0, max: 2 }),
    secretKiller: fc.integer({ min: 0, max: 1 }),
  })
  .map(({ size, ...roles }) => {
    const civilian = size - Object.values(roles).reduce((sum, count) => sum + count, 0);
    return { [size]: { ...roles, civilian } };
  });

const anyRecords = (fields: Readonly<Record<string, readonly string[]>>, key: string) =>
  fc
    .shuffledSubarray([...(fields[key] ?? [])])
    .chain((keys) =>
      fc.tuple(
        ...keys.map((name) =>
          fc.record(
            Object.fromEntries(
              Object.entries(fields).map(([field, of]) => [
                field,
                field === key ? fc.constant(name) : fc.constantFrom(...of),
              ]),
            ),
          ),
        ),
      ),
    );

const anyValue = (option: Option): fc.Arbitrary<unknown> => {
  switch (option.kind) {
    case 'flag':
      return fc.boolean();
    case 'whole':
      return fc.oneof(
        fc.integer({ min: option.min, max: Math.min(option.max, MOST) }),
        ...option.words.map((word) => fc.constant(word)),
      );
    case 'seconds':
      return fc.integer({ min: option.min, max: Math.min(option.max, 90) });
    case 'choice':
      return fc.constantFrom(...option.of);
    case 'list':
      return fc.subarray([...option.of]);
    case 'records':
      return anyRecords(option.fields, option.key);
    case 'roleTable':
      return anyRow;
  }
};

type Changes = Readonly<Record<string, unknown>>;

const anyChange = (path: OptionPath): fc.Arbitrary<Changes> =>
  anyValue(optionAt(path)).map((value) => ({ [path]: value }));

/** Options that are sound only together. */
const tiedRounds = (preset: Ruleset): fc.Arbitrary<Changes> =>
  fc.integer({ min: 1, max: 4 }).map((rounds) => ({
    'tie.roundsToDraw': rounds,
    wins: [
      ...preset.wins.filter(({ when }) => when !== 'tiedRounds'),
      { when: 'tiedRounds', result: 'draw' },
    ],
  }));

const anyChanges = (preset: Ruleset): fc.Arbitrary<Changes> =>
  fc
    .tuple(
      fc
        .subarray([...OPTION_PATHS], { minLength: 1, maxLength: 6 })
        .chain((paths) => fc.tuple(...paths.map(anyChange))),
      fc.option(tiedRounds(preset), { freq: 8, nil: {} }),
    )
    .map(([changes, tied]): Changes => changes.reduce((all, one) => ({ ...all, ...one }), tied));

/** Drawn rulesets, those refused with their faults among them. */
export interface Drawn {
  refused: number;
  taken: number;
}

export interface AnyTable {
  readonly preset: PresetName;
  readonly options: Changes;
  readonly ruleset: Ruleset;
  readonly size: number;
}

const withSize = (preset: PresetName, options: Changes, ruleset: Ruleset): fc.Arbitrary<AnyTable> =>
  fc.constantFrom(...sizesOf(ruleset)).map((size) => ({ preset, options, ruleset, size }));

/** A preset at an offered size. */
export const presetTables = (...names: readonly PresetName[]): fc.Arbitrary<AnyTable> =>
  fc
    .constantFrom(...(names.length > 0 ? names : PRESET_NAMES))
    .chain((name) => withSize(name, {}, PRESETS[name]));

interface Offered {
  readonly preset: PresetName;
  readonly options: Changes;
  readonly result: Customised;
}

interface Taken extends Offered {
  readonly result: Customised & { readonly ok: true };
}

const isTaken = (offered: Offered): offered is Taken => offered.result.ok;

/** A custom ruleset that passes its validation at an offered size; what is refused is counted and drawn again. */
export const customTables = (drawn: Drawn): fc.Arbitrary<AnyTable> =>
  fc
    .constantFrom(...PRESET_NAMES)
    .chain((preset) => anyChanges(PRESETS[preset]).map((options) => ({ preset, options })))
    .map(({ preset, options }) => ({ preset, options, result: customised(PRESETS[preset], options) }))
    .filter((offered): offered is Taken => {
      drawn[offered.result.ok ? 'taken' : 'refused'] += 1;
      return isTaken(offered);
    })
    .chain(({ preset, options, result }) => withSize(preset, options, result.ruleset));
