import { Server } from 'node:http';

/** Closes a server with whatever is still open to it: a caller may keep a line ready it never uses again. */
export const closing = (server: { close(done: () => void): unknown }): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    if (server instanceof Server) server.closeAllConnections();
  });
