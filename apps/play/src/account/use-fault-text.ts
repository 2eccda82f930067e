import { NAME_LENGTH, PASSWORD_LENGTH } from '@killer-club/protocol';
import { useTranslations } from 'use-intl';
import type { FieldName, Faults } from './faults.js';

/** What is wrong with a field, in the member's language. */
export const useFaultText = (faults: Faults): ((field: FieldName) => string | undefined) => {
  const t = useTranslations();
  return (field) => {
    const fault = faults[field];
    const limits = field === 'name' ? NAME_LENGTH : PASSWORD_LENGTH;
    return fault === undefined ? undefined : t(`account.fault.${field}.${fault}`, limits);
  };
};
