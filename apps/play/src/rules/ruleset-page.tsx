import { isPresetName, PRESETS } from '@killer-club/rules';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { languageChoice } from '../app/language.js';
import { NotFoundPage } from '../app/not-found-page.js';
import { usePageTitle } from '../app/page-title.js';
import { useChoice } from '../app/use-choice.js';
import { RuleNumbers } from './rule-numbers.js';
import { RuleSections } from './rule-sections.js';
import { clubRules, rulesOf, TOLD_PRESETS } from './rule-texts.js';
import './rules.css';

interface RulesetProps {
  readonly preset: string;
}

function RulesetRules({ preset }: RulesetProps) {
  const t = useTranslations();
  const language = useChoice(languageChoice);
  const name = t(`term.preset.${preset}`);
  usePageTitle(name);
  return (
    <div className="rules">
      <Link to="/rules">{t('lobby.allRules')}</Link>
      <h1>{name}</h1>
      <RuleSections sections={[...rulesOf(language, preset), ...clubRules(language)]} />
      {isPresetName(preset) && <RuleNumbers ruleset={PRESETS[preset]} />}
    </div>
  );
}

/** One ruleset for players, from the first night to the end. */
export function RulesetPage() {
  const { preset = '' } = useParams();
  return TOLD_PRESETS.includes(preset) ? <RulesetRules preset={preset} /> : <NotFoundPage />;
}
