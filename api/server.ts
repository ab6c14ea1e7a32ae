import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { compose } from './compose.ts';
import { storageOrEnd } from './compose-storage.ts';
import { createApp } from './http/app.ts';
import { startSchedules } from './jobs/schedules.ts';
import { migrateOrEnd } from './migrate-or-end.ts';
import { settingsOrEnd } from './read-settings.ts';
import { requestPool } from './request-pool.ts';

/** How long open requests may take to end once we are asked to stop. */
const PATIENCE_MS = 5_000;

const end = (text: string): never => {
  console.error(text);
  process.exit(1);
};

const settings = settingsOrEnd();
const webDir = join(dirname(fileURLToPath(import.meta.url)), 'web');
const house = await compose(settings);
await storageOrEnd(house.deps.files);
await migrateOrEnd(house.deps.db);
if (settings.JOBS) await house.runner.recover();
const requests = requestPool({
  settings,
  db: house.deps.db,
  bus: house.bus,
  // Two at least, so that who asks for much leaves a thread to the others.
  size: Math.max(2, availableParallelism() - 1),
});
const app = createApp({
  ...house.edge,
  elsewhere: requests.answer,
  ...(existsSync(join(webDir, 'index.html')) ? { webDir } : {}),
});

const server = serve({ fetch: app.fetch, port: settings.PORT, hostname: settings.HOST }, ({ port }) =>
  house.log.info({ port }, 'listening'),
) as Server;
server.keepAliveTimeout = 65_000;
server.on('error', (error: NodeJS.ErrnoException) =>
  end(
    error.code === 'EADDRINUSE'
      ? `Port ${settings.PORT} is already in use. Stop what listens there, or choose another with PORT.`
      : `The server cannot listen: ${error.message}`,
  ),
);

const stopSchedules = startSchedules(house.deps, (what, facts) => house.log.warn(facts, what));
if (settings.JOBS) house.startJobs();

let stopping = false;
const stop = async (): Promise<void> => {
  if (stopping) return;
  stopping = true;
  stopSchedules();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // Streams of events never end by themselves.
  house.edge.stopping.abort();
  setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
  await Promise.all([closed, house.runner.stop()]);
  await requests.close();
  await house.close();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
