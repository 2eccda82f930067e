// @ts-check
import net from 'node:net';

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

/** @param {number} port @param {string} host @returns {Promise<string | null>} null: free, else the system's error code */
export function portTrouble(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error) =>
      resolve(/** @type {NodeJS.ErrnoException} */ (error).code ?? error.message),
    );
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}
