import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** Screenshots of every run, for people to look at. */
export const SCREENS = fileURLToPath(new URL('../../../test-artifacts/screens', import.meta.url));

export const PHONE = { width: 390, height: 844 } as const;
export const DESK = { width: 1280, height: 800 } as const;

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with the page as it stands, each with where it is. */
export const faultsOf = async (page: Page): Promise<string[]> => {
  // Not a script element: the page's own policy refuses those.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    (tags): Promise<AxeResults> =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
      }),
    RULES,
  );
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
};

/** True where the page is wider than the window: nobody scrolls sideways. */
export const overflows = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** The page as it stands. */
export const picture = async (page: Page, name: string): Promise<void> => {
  mkdirSync(SCREENS, { recursive: true });
  await page.screenshot({ path: path.join(SCREENS, `${name}.png`) });
};

/** The game alone at a desk's width: what README.md shows is a copy of it. */
export const sceneOfReadme = async (page: Page): Promise<void> => {
  const before = page.viewportSize();
  await page.setViewportSize(DESK);
  await page.getByRole('main').screenshot({ path: path.join(SCREENS, 'readme.png') });
  if (before !== null) await page.setViewportSize(before);
};

/** The page at a phone's and a desk's width: pictures are kept, what is wrong is returned. */
export const look = async (page: Page, name: string): Promise<string[]> => {
  const before = page.viewportSize();
  const faults: string[] = [];
  for (const [width, size] of [
    ['phone', PHONE],
    ['desk', DESK],
  ] as const) {
    await page.setViewportSize(size);
    await page.evaluate(() => document.fonts.ready);
    await picture(page, `${name}-${width}`);
    if (await overflows(page)) faults.push(`${name} is wider than a ${width}`);
    faults.push(...(await faultsOf(page)).map((fault) => `${name} (${width}): ${fault}`));
  }
  if (before !== null) await page.setViewportSize(before);
  return faults;
};
