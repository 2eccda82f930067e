import chromium from '@sparticuz/chromium';
import { chromium as driver, type Browser } from 'playwright-core';

/** Arguments the package means for a function in the cloud: with them a second page or window ends the browser. */
const NOT_OURS = new Set(['--single-process', '--no-zygote']);

/** A real Chromium from an npm package; nothing is downloaded. */
export const openBrowser = async (): Promise<Browser> =>
  driver.launch({
    executablePath: await chromium.executablePath(),
    args: chromium.args.filter((argument) => !NOT_OURS.has(argument)),
    headless: true,
  });
