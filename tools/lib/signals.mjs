// @ts-check

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Calls back once at the first Ctrl-C, SIGTERM or closed terminal; further ones are ignored while things stop.
 * @param {() => void} stop
 */
export function onStop(stop) {
  let told = false;
  for (const name of SIGNALS) {
    process.on(name, () => {
      if (told) return;
      told = true;
      stop();
    });
  }
}
