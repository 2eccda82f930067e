import { useState } from 'react';
import type { Me } from '@killer-club/protocol';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { ask } from '@killer-club/ui';
import { OfferFields } from './offer-fields.js';
import { usualOffer, type Offer } from './offer.js';
import { ProblemNotice } from './problem-notice.js';
import { useAct } from './use-act.js';
import { WaitingTime } from './waiting-time.js';

const done = z.object({ ok: z.literal(true) });

function Join() {
  const t = useTranslations();
  const [offer, setOffer] = useState(usualOffer);
  const join = useAct((wanted: Offer) => ask('POST', 'queue', done, wanted));
  return (
    <>
      <p className="soft">{t('lobby.queueWhat')}</p>
      <div className="lobby-offer">
        <OfferFields offer={offer} onChange={setOffer} />
        <button
          className="button"
          type="button"
          disabled={join.isPending}
          onClick={() => {
            join.mutate(offer);
          }}
        >
          {t('lobby.joinQueue')}
        </button>
      </div>
      <ProblemNotice error={join.error} />
    </>
  );
}

interface WaitProps {
  readonly queue: Offer;
}

function Wait({ queue }: WaitProps) {
  const t = useTranslations();
  const leave = useAct(() => ask('DELETE', 'queue', done));
  return (
    <>
      <p role="status">
        {t('lobby.waiting', { preset: t(`term.preset.${queue.preset}`), size: queue.size })}
      </p>
      <p className="soft">
        {t('lobby.waited')} <WaitingTime />
      </p>
      <button
        className="button"
        type="button"
        disabled={leave.isPending}
        onClick={() => {
          leave.mutate();
        }}
      >
        {t('lobby.leaveQueue')}
      </button>
      <ProblemNotice error={leave.error} />
    </>
  );
}

export interface QueueCardProps {
  readonly queue: Me['queue'];
}

/** Ranked games: the club finds the others. */
export function QueueCard({ queue }: QueueCardProps) {
  const t = useTranslations();
  return (
    <section className="card lobby-card" aria-labelledby="queue">
      <h2 id="queue">{t('lobby.queue')}</h2>
      {queue === null ? <Join /> : <Wait queue={queue} />}
    </section>
  );
}
