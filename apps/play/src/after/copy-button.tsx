import { useState } from 'react';
import { useTranslations } from 'use-intl';

export interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
}

/** Puts a text on the clipboard and says whether it worked: without HTTPS browsers refuse. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const t = useTranslations();
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return (
    <>
      <button type="button" className="button" onClick={() => void copy()}>
        {label}
      </button>
      <span role="status" className="soft">
        {outcome === 'copied' && t('after.copied')}
        {outcome === 'refused' && t('after.copyRefused')}
      </span>
    </>
  );
}
