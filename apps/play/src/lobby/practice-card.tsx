import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { placeOf, startPractice } from '../table/acts.js';
import { RulesLink } from '../rules/rules-link.js';
import { OfferFields } from './offer-fields.js';
import { usualOffer } from './offer.js';
import { ProblemNotice } from './problem-notice.js';
import { RoleCounts } from './role-counts.js';
import { useAct } from './use-act.js';

/** One press from the lobby into a game with bots. */
export function PracticeCard() {
  const t = useTranslations();
  const navigate = useNavigate();
  const [offer, setOffer] = useState(usualOffer);
  const start = useAct(startPractice, (table) => void navigate(placeOf(table)));
  return (
    <section className="card lobby-card" aria-labelledby="practice">
      <h2 id="practice">{t('lobby.practice')}</h2>
      <p className="soft">{t('lobby.practiceWhat')}</p>
      <RoleCounts offer={offer} />
      <RulesLink preset={offer.preset} />
      <div className="lobby-offer">
        <OfferFields offer={offer} onChange={setOffer} />
        <button
          className="button"
          data-kind="main"
          type="button"
          disabled={start.isPending}
          onClick={() => {
            start.mutate(offer);
          }}
        >
          {start.isPending ? t('lobby.starting') : t('lobby.startPractice')}
        </button>
      </div>
      <ProblemNotice error={start.error} />
    </section>
  );
}
