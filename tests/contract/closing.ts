import { Server } from 'node:http';

/** Closes a server with its open connections: a client may keep an idle one. */
export const closing = (server: { close(done: () => void): unknown }): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    if (server instanceof Server) server.closeAllConnections();
  });
