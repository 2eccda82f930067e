// @ts-check
import { build } from './build.mjs';
import { isBuilt } from './build-stamp.mjs';
import { ensureInstalled } from './install.mjs';
import { makeScratchFolder } from './scratch-folder.mjs';
import { onStop } from './signals.mjs';

/** Installs and builds what a command needs, without a data folder. @param {import('./build-stamp.mjs').Product} product */
export async function buildOnly(product) {
  ensureInstalled();
  if (isBuilt(product)) return;
  const scratch = await makeScratchFolder();
  let isOver = false;
  try {
    await build(scratch.folder, (child) => onStop(() => void (isOver || child.stop())), product);
  } finally {
    isOver = true;
    scratch.remove();
  }
}
