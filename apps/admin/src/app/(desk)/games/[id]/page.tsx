import { GamePage } from '../../../../games/game-page';
import { pageTitle } from '../../../../i18n/page-title';

export const generateMetadata = pageTitle((t) => t('admin.game.title'));

export default async function Page({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const { id } = await params;
  return <GamePage id={decodeURIComponent(id)} />;
}
