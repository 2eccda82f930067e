import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { createTable, placeOf } from '../table/acts.js';
import { OfferFields } from './offer-fields.js';
import { usualOffer } from './offer.js';
import { ProblemNotice } from './problem-notice.js';
import { useAct } from './use-act.js';

/** How much longer each stage may be. */
const CLOCK_FACTORS = [1, 1.5, 2] as const;

export function CreateTable() {
  const t = useTranslations();
  const id = useId();
  const navigate = useNavigate();
  const [offer, setOffer] = useState(usualOffer);
  const [clockFactor, setClockFactor] = useState<number>(CLOCK_FACTORS[0]);
  const create = useAct(createTable, (table) => void navigate(placeOf(table)));
  return (
    <details className="lobby-create">
      <summary className="button">{t('lobby.create')}</summary>
      <form
        className="lobby-offer"
        onSubmit={(event) => {
          event.preventDefault();
          create.mutate({ ...offer, clockFactor });
        }}
      >
        <OfferFields offer={offer} onChange={setOffer} />
        <div className="field">
          <label htmlFor={id}>{t('lobby.clockFactor')}</label>
          <select
            className="input"
            id={id}
            value={clockFactor}
            onChange={({ target }) => {
              setClockFactor(Number(target.value));
            }}
          >
            {CLOCK_FACTORS.map((factor) => (
              <option key={factor} value={factor}>
                {t('lobby.clock', { factor })}
              </option>
            ))}
          </select>
        </div>
        <button className="button" data-kind="main" type="submit" disabled={create.isPending}>
          {t('lobby.createNow')}
        </button>
      </form>
      <ProblemNotice error={create.error} />
    </details>
  );
}
