// @ts-check
import { Refusal } from './say.mjs';

/** Milliseconds a service may take until it answers. */
const PATIENCE = 60_000;

/**
 * Waits until a service answers at all.
 * @param {string} url
 * @param {import('./child.mjs').Child} child
 */
export async function waitForAnswer(url, child) {
  const until = performance.now() + PATIENCE;
  while (!(await answers(url))) {
    if (child.hasEnded()) throw new Refusal(`${child.name} ended at its start (${await child.ended})`);
    if (performance.now() > until) throw new Refusal(`${child.name} does not answer at ${url}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** @param {string} url */
async function answers(url) {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5_000) });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}
