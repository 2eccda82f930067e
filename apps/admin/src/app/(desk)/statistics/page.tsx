import { Statistics } from '../../../statistics/statistics';
import { pageTitle } from '../../../i18n/page-title';

export const generateMetadata = pageTitle((t) => t('admin.statistics.title'));

export default function Page() {
  return <Statistics />;
}
