import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { offerOf, PRESET_NAMES, sizesOf, type Offer } from './offer.js';

export interface OfferFieldsProps {
  readonly offer: Offer;
  readonly onChange: (offer: Offer) => void;
}

/** Ruleset and size. Where the club plays one ruleset there is nothing to choose. */
export function OfferFields({ offer, onChange }: OfferFieldsProps) {
  const t = useTranslations();
  const id = useId();
  return (
    <>
      {PRESET_NAMES.length > 1 && (
        <div className="field">
          <label htmlFor={`${id}-preset`}>{t('lobby.preset')}</label>
          <select
            className="input"
            id={`${id}-preset`}
            value={offer.preset}
            onChange={({ target }) => {
              onChange(offerOf(target.value, offer.size));
            }}
          >
            {PRESET_NAMES.map((preset) => (
              <option key={preset} value={preset}>
                {t(`term.preset.${preset}`)}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className="field">
        <label htmlFor={`${id}-size`}>{t('lobby.size')}</label>
        <select
          className="input figures"
          id={`${id}-size`}
          value={offer.size}
          onChange={({ target }) => {
            onChange({ ...offer, size: Number(target.value) });
          }}
        >
          {sizesOf(offer.preset).map((size) => (
            <option key={size} value={size}>
              {t('lobby.players', { size })}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}
