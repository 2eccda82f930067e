'use client';

import { useTranslations } from 'next-intl';
import { useRouter, useSearchParams } from 'next/navigation';
import type { ResultCount } from '@killer-club/protocol';
import { Answered } from '../parts/answered';
import { presetName } from '../parts/names';
import { useResults } from '../net/queries';
import { ResultsFigure } from './results-figure';
import { presetsPlayed, sharesBySize } from './shares';

/** Which games count; the first is what the api counts when it is not asked otherwise. */
const KINDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  club: {},
  ranked: { mode: 'ranked' },
  table: { mode: 'table' },
  practice: { mode: 'practice' },
  demo: { mode: 'demo' },
};

/** A preset in the address; rules without a name are the empty one. */
const idOf = (preset: string | null): string => preset ?? '';

/** What is chosen is in the address: a page to come back to or to send. */
const useChoices = () => {
  const router = useRouter();
  const chosen = useSearchParams();
  const choose = (name: string) => (value: string) => {
    const next = new URLSearchParams(chosen);
    next.set(name, value);
    router.replace(`?${next.toString()}`, { scroll: false });
  };
  return { chosen, choose };
};

export function Statistics() {
  const t = useTranslations();
  const { chosen, choose } = useChoices();
  const wished = chosen.get('games') ?? '';
  const kind = Object.hasOwn(KINDS, wished) ? wished : 'club';
  const asked = useResults(KINDS[kind] ?? {});
  return (
    <>
      <div className="admin-heading">
        <h1>{t('admin.statistics.title')}</h1>
        <p className="soft">{t('admin.statistics.about')}</p>
      </div>
      <div className="admin-filters">
        <Choice
          id="kind"
          label={t('admin.statistics.kind')}
          value={kind}
          options={Object.keys(KINDS).map((one) => [one, t(`admin.statistics.kinds.${one}`)])}
          choose={choose('games')}
        />
      </div>
      <Answered asked={asked}>{(rows) => <Results rows={rows} />}</Answered>
    </>
  );
}

function Results({ rows }: { readonly rows: readonly ResultCount[] }) {
  const t = useTranslations();
  const { chosen, choose } = useChoices();
  const presets = presetsPlayed(rows);
  const wished = chosen.get('rules');
  const preset = presets.find((one) => idOf(one) === wished) ?? presets[0];
  if (preset === undefined) {
    return (
      <div className="admin-empty">
        <p>{t('admin.statistics.empty')}</p>
        <p className="soft">{t('admin.statistics.hint')}</p>
      </div>
    );
  }
  return (
    <>
      {presets.length > 1 && (
        <div className="admin-filters">
          <Choice
            id="preset"
            label={t('admin.statistics.preset')}
            value={idOf(preset)}
            options={presets.map((one) => [idOf(one), presetName(t, one)])}
            choose={choose('rules')}
          />
        </div>
      )}
      <ResultsFigure preset={presetName(t, preset)} entries={sharesBySize(rows, preset)} />
    </>
  );
}

interface ChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly choose: (value: string) => void;
}

function Choice({ id, label, value, options, choose }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        value={value}
        onChange={({ target }) => {
          choose(target.value);
        }}
      >
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
