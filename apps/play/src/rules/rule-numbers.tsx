import { clocksOf, ROLES, type Ruleset } from '@killer-club/rules';
import { RoleMark } from '@killer-club/ui';
import { languageChoice } from '../app/language.js';
import { useChoice } from '../app/use-choice.js';
import { factWord } from './rule-texts.js';

export interface RuleNumbersProps {
  readonly ruleset: Ruleset;
}

function RoleTable({ ruleset }: RuleNumbersProps) {
  const language = useChoice(languageChoice);
  const sizes = Object.entries(ruleset.roles);
  const roles = ROLES.filter((role) => sizes.some(([, counts]) => (counts[role] ?? 0) > 0));
  return (
    <table className="rules-roles figures">
      <thead>
        <tr>
          <th scope="col">{factWord(language, 'players')}</th>
          {roles.map((role) => (
            <th scope="col" key={role}>
              <RoleMark identity={role} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map(([size, counts]) => (
          <tr key={size}>
            <th scope="row">{size}</th>
            {roles.map((role) => (
              <td key={role}>{counts[role] ?? 0}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a ruleset counts: roles by size, seconds, quiet rounds. */
export function RuleNumbers({ ruleset }: RuleNumbersProps) {
  const language = useChoice(languageChoice);
  return (
    <section className="rules-section" aria-labelledby="rules-numbers">
      <h2 id="rules-numbers">{factWord(language, 'title')}</h2>
      <RoleTable ruleset={ruleset} />
      <h3>{factWord(language, 'clock')}</h3>
      <dl className="rules-clocks figures">
        {clocksOf(ruleset).map((clock) => (
          <div key={clock}>
            <dt>{factWord(language, clock)}</dt>
            <dd>{ruleset.seconds[clock]}</dd>
          </div>
        ))}
      </dl>
      <p>
        {factWord(language, 'quietRounds')}: <span className="figures">{ruleset.stalemateRounds}</span>
      </p>
    </section>
  );
}
