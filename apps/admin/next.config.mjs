// @ts-check
import path from 'node:path';
import createNextIntlPlugin from 'next-intl/plugin';

const withMessages = createNextIntlPlugin('./src/i18n/request.ts');

export default withMessages({
  poweredByHeader: false,
  reactStrictMode: true,
  // The libraries as they are built: Turbopack does not find the sources that tsconfig.json maps them to.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
});
