import { useState } from 'react';
import { useTranslations } from 'use-intl';

export interface CopyLinkProps {
  readonly path: string;
}

/** The table's address to send to others; where the browser copies nothing, shown to be copied by hand. */
export function CopyLink({ path }: CopyLinkProps) {
  const t = useTranslations();
  const [outcome, setOutcome] = useState<'copied' | 'byHand' | null>(null);
  const link = new URL(path, location.origin).href;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      setOutcome('byHand');
    }
  };
  return (
    <>
      <button className="button" type="button" onClick={() => void copy()}>
        {t('lobby.copyLink')}
      </button>
      <p role="status" className="table-link">
        {outcome === 'copied' && t('lobby.copied')}
        {outcome === 'byHand' && (
          <>
            {t('lobby.copyByHand')} <code>{link}</code>
          </>
        )}
      </p>
    </>
  );
}
