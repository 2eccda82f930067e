import type { Catalogue, Language } from '@killer-club/ui';
import en from '@killer-club/ui/messages/en.json';
import zhCN from '@killer-club/ui/messages/zh-CN.json';
import accountEn from '../../messages/account/en.json';
import accountZh from '../../messages/account/zh-CN.json';
import afterEn from '../../messages/after/en.json';
import afterZh from '../../messages/after/zh-CN.json';
import gameEn from '../../messages/game/en.json';
import gameZh from '../../messages/game/zh-CN.json';
import lobbyEn from '../../messages/lobby/en.json';
import lobbyZh from '../../messages/lobby/zh-CN.json';

/** All texts of the client: the shared words, then one file for each part of it. */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = {
  'zh-CN': { ...zhCN, account: accountZh, lobby: lobbyZh, game: gameZh, after: afterZh },
  en: { ...en, account: accountEn, lobby: lobbyEn, game: gameEn, after: afterEn },
};
