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

export const isFree = (port) =>
  listen(port).then(
    () => true,
    () => false,
  );

export const freePort = () => listen(0);
