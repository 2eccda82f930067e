import en from '@killer-club/ui/messages/en.json';
import zhCN from '@killer-club/ui/messages/zh-CN.json';
import type { Catalogue, Language } from '@killer-club/ui';
import adminEn from '../../messages/en.json';
import adminZh from '../../messages/zh-CN.json';

/** All texts of the dashboard: the shared words and its own. */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = {
  'zh-CN': { ...zhCN, admin: adminZh },
  en: { ...en, admin: adminEn },
};
