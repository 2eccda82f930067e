import { useTranslations } from 'use-intl';

export interface FairDealProps {
  readonly commitment: string;
}

/** CON-09 in plain words, with the commitment to compare at the end. */
export function FairDeal({ commitment }: FairDealProps) {
  const t = useTranslations();
  return (
    <details className="table-deal">
      <summary>{t('lobby.fairDeal')}</summary>
      <p className="soft">{t('lobby.fairDealWhat')}</p>
      <code className="figures">{commitment}</code>
    </details>
  );
}
