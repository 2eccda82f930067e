export { LANGUAGES, isLanguage, keysOf, type Catalogue, type Language } from './catalogue.js';
export { RoleMark, type RoleMarkProps } from './role-mark.js';
export { judgeLine, type Translate } from './judge-line.js';
