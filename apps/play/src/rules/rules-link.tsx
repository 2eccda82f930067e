import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

export interface RulesLinkProps {
  readonly preset: string;
}

/** From where a ruleset is chosen or played to what it says. */
export function RulesLink({ preset }: RulesLinkProps) {
  const t = useTranslations();
  return <Link to={`/rules/${preset}`}>{t('lobby.rulesOf', { preset: t(`term.preset.${preset}`) })}</Link>;
}
