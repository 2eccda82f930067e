import { Link } from 'react-router';
import { LANGUAGES } from '@killer-club/ui';
import { useTranslations } from 'use-intl';
import { LANGUAGE_NAMES, languageChoice } from './language.js';
import { useMe } from './session.js';
import { useChoice } from './use-choice.js';

/** The next language, by its own name. */
function LanguageButton() {
  const language = useChoice(languageChoice);
  const next = LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? LANGUAGES[0];
  return (
    <button
      className="shell-plain"
      type="button"
      lang={next}
      onClick={() => {
        languageChoice.write(next);
      }}
    >
      {LANGUAGE_NAMES[next]}
    </button>
  );
}

export function Header() {
  const t = useTranslations();
  const { data: me } = useMe();
  return (
    <header className="shell-header">
      <Link className="shell-club" to="/">
        {t('term.club')}
      </Link>
      <nav className="shell-nav" aria-label={t('account.navigation')}>
        <LanguageButton />
        {me !== undefined && me !== null && (
          <Link
            className="shell-plain shell-member"
            to="/account"
            aria-label={t('account.yours', { name: me.member.name })}
          >
            <bdi>{me.member.name}</bdi>
          </Link>
        )}
      </nav>
    </header>
  );
}
