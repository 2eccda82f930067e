// @ts-check
/** Lint and types side by side: ESLint takes as long as all the rest together. */
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/say.mjs';

await run(async () => {
  ensureInstalled();
  const [{ generateClient }, { sideBySide }] = await Promise.all([
    import('./lib/generate.mjs'),
    import('./lib/side-by-side.mjs'),
  ]);
  // Here, so that no two of them write it at once.
  generateClient();
  return sideBySide([['lint:code'], ['lint:form', 'typecheck']]);
});
