import { useState, type ClipboardEvent, type DragEvent, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { FIELD_MAX, isTooMuch } from './limits.js';

export interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly fault?: string | undefined;
  readonly secret?: boolean;
  readonly autoComplete: string;
}

/** One line to type, kept by the browser and read when the form is sent. */
export function TextField({ name, label, hint, fault, secret = false, autoComplete }: TextFieldProps) {
  const t = useTranslations();
  const [isRefused, setRefused] = useState(false);
  const shown = isRefused ? t('account.fault.tooMuch', { max: FIELD_MAX }) : fault;
  const described = [hint !== undefined && `${name}-hint`, shown !== undefined && `${name}-fault`];

  const guard = (event: SyntheticEvent, incoming: string): void => {
    const refused = isTooMuch(incoming);
    if (refused) event.preventDefault();
    setRefused(refused);
  };

  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {hint !== undefined && (
        <span className="hint" id={`${name}-hint`}>
          {hint}
        </span>
      )}
      <input
        className="input"
        id={name}
        name={name}
        type={secret ? 'password' : 'text'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={FIELD_MAX}
        aria-invalid={shown !== undefined}
        aria-describedby={described.filter((id) => id !== false).join(' ') || undefined}
        onPaste={(event: ClipboardEvent) => {
          guard(event, event.clipboardData.getData('text'));
        }}
        onDrop={(event: DragEvent) => {
          guard(event, event.dataTransfer.getData('text'));
        }}
        onInput={() => {
          setRefused(false);
        }}
      />
      {shown !== undefined && (
        <span className="error" id={`${name}-fault`} role={isRefused ? 'alert' : undefined}>
          {shown}
        </span>
      )}
    </div>
  );
}
