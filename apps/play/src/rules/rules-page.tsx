import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { languageChoice } from '../app/language.js';
import { usePageTitle } from '../app/page-title.js';
import { useChoice } from '../app/use-choice.js';
import { RuleSections } from './rule-sections.js';
import { clubRules, gistOf, TOLD_PRESETS } from './rule-texts.js';
import './rules.css';

/** All rulesets in a sentence each, then what every game has. */
export function RulesPage() {
  const t = useTranslations();
  const language = useChoice(languageChoice);
  usePageTitle(t('lobby.rules'));
  return (
    <div className="rules">
      <h1>{t('lobby.rules')}</h1>
      <ul className="rules-list">
        {TOLD_PRESETS.map((preset) => (
          <li className="card" key={preset}>
            <Link to={`/rules/${preset}`}>{t(`term.preset.${preset}`)}</Link>
            <p>{gistOf(language, preset)}</p>
          </li>
        ))}
      </ul>
      <RuleSections sections={clubRules(language)} />
    </div>
  );
}
