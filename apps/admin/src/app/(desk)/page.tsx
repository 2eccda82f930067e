import { RunningGames } from '../../games/running-games';
import { pageTitle } from '../../i18n/page-title';

export const generateMetadata = pageTitle((t) => t('admin.running.title'));

export default function Page() {
  return <RunningGames />;
}
