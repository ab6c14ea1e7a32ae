import { compose } from './compose.ts';
import { storageOrEnd } from './compose-storage.ts';
import { startSchedules } from './jobs/schedules.ts';
import { settingsOrEnd } from './read-settings.ts';
import { openOrEnd } from './start/open-server.ts';
import { runUntilSignal } from './start/stop.ts';
import { orEnd } from './start/words.ts';

if (!process.env.DATABASE_URL) {
  console.error(
    'npm run worker needs PostgreSQL: set DATABASE_URL. On SQLite there is one writer, the server, and it works on the jobs itself.',
  );
  process.exit(1);
}

/** On PostgreSQL. The server may be started with JOBS=off. */
const settings = settingsOrEnd();
const db = await openOrEnd(settings);
const server = await orEnd(settings, () => compose(settings, { db }));
await storageOrEnd(server.deps.files);
const stopSchedules = startSchedules(server.deps, (what, facts) => server.log.warn(facts, what));
server.startJobs();
server.log.info('working on jobs');

runUntilSignal(server.log, async () => {
  stopSchedules();
  await server.close();
  await db.close();
});
