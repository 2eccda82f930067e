// @ts-check
import net from 'node:net';
import { Refusal } from './say.mjs';

/** A port of the loopback interface nobody listens on at the moment. @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address !== null && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });
}

/**
 * Refuses a port that cannot be had, naming the variable to change.
 * @param {string} variable
 * @param {number} port
 * @param {string} host
 */
export async function requirePort(variable, port, host) {
  const trouble = await portTrouble(port, host);
  if (trouble === null) return;
  if (trouble === 'EADDRINUSE')
    throw new Refusal(
      `${variable}=${port} is in use on ${host}: stop what listens there, or set ${variable}`,
    );
  if (trouble === 'EACCES')
    throw new Refusal(`${variable}=${port} is not ours to open: set ${variable} to a port above 1023`);
  throw new Refusal(`HOST=${host} cannot be listened on (${trouble})`);
}

/** @param {number} port @param {string} host @returns {Promise<string | null>} null: free, else the system's error code */
function portTrouble(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error) =>
      resolve(/** @type {NodeJS.ErrnoException} */ (error).code ?? error.message),
    );
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}
