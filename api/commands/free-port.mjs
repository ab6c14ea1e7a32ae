import { createServer } from 'node:net';

const listen = (port) =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, () => {
      const { port: given } = probe.address();
      probe.close(() => resolve(given));
    });
  });

/** True when nobody listens on the port. */
export const isFree = (port) =>
  listen(port).then(
    () => true,
    () => false,
  );

/** A port nobody listens on at this moment. */
export const freePort = () => listen(0);
