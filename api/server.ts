import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { createApp } from './app/app.ts';
import { compose } from './compose.ts';
import { storageOrEnd } from './compose-storage.ts';
import { startSchedules } from './jobs/schedules.ts';
import { settingsOrEnd } from './read-settings.ts';
import { requestPool } from './request-pool.ts';
import { openServer } from './start/open-server.ts';
import { PATIENCE_MS, runUntilSignal } from './start/stop.ts';
import { orEnd } from './start/words.ts';

const KEEP_ALIVE_MS = 65_000;
const LET_GO_MS = 50;
const GRACE_MS = 1_000;

/** HTTP's `Server.close` would at once close connections whose request is still arriving. */
const stopListening = (server: Server): Promise<void> =>
  new Promise((resolve) => void NetServer.prototype.close.call(server, () => resolve()));

const end = (text: string): never => {
  console.error(text);
  process.exit(1);
};

const settings = settingsOrEnd();
const webDir = join(dirname(fileURLToPath(import.meta.url)), 'web');
const { db } = await openServer(settings, { alone: true });
const testServer = await orEnd(settings, async () => {
  const made = await compose(settings, { db });
  await storageOrEnd(made.deps.files);
  if (settings.JOBS) await made.runner.recover();
  return made;
});
const requests = requestPool({
  settings,
  db,
  bus: testServer.bus,
  // At least two, so that one company cannot occupy every thread.
  size: Math.max(2, availableParallelism() - 1),
});
const app = createApp({
  ...testServer.edge,
  elsewhere: requests.answer,
  ...(existsSync(join(webDir, 'index.html')) ? { webDir } : {}),
});

const server = serve({ fetch: app.fetch, port: settings.PORT, hostname: settings.HOST }, ({ port }) =>
  testServer.log.info({ port }, 'listening'),
) as Server;
server.keepAliveTimeout = KEEP_ALIVE_MS;
server.on('error', (error: NodeJS.ErrnoException) =>
  end(
    error.code === 'EADDRINUSE'
      ? `Port ${settings.PORT} is already in use. Stop what listens there, or choose another with PORT.`
      : `The server cannot listen: ${error.message}`,
  ),
);

const stopSchedules = startSchedules(testServer.deps, (what, facts) => testServer.log.warn(facts, what));
if (settings.JOBS) testServer.startJobs();
void db.findDamage().then((damage) => {
  if (damage)
    testServer.log.error({ storage: 'damaged', damage }, 'the database is damaged: nothing is written any more');
});

runUntilSignal(testServer.log, async () => {
  stopSchedules();
  const closed = stopListening(server);
  // Event streams never end by themselves.
  testServer.edge.stopping.abort();
  // A request sent before the shutdown may not have been read yet; until then its connection looks idle.
  setTimeout(() => setInterval(() => server.closeIdleConnections(), LET_GO_MS).unref(), GRACE_MS).unref();
  setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
  await Promise.all([closed, testServer.runner.stop()]);
  await requests.close();
  await testServer.close();
  await db.close();
});
