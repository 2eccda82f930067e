import { EndedGames } from '../../../games/ended-games';
import { pageTitle } from '../../../i18n/page-title';

export const generateMetadata = pageTitle((t) => t('admin.ended.title'));

export default function Page() {
  return <EndedGames />;
}
