import { useTranslations } from 'use-intl';

export function LobbyPage() {
  const t = useTranslations();
  return (
    <main>
      <h1>{t('lobby.title')}</h1>
    </main>
  );
}
