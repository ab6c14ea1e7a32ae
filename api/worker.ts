import { compose } from './compose.ts';
import { storageOrEnd } from './compose-storage.ts';
import { startSchedules } from './jobs/schedules.ts';
import { settingsOrEnd } from './read-settings.ts';

if (!process.env.DATABASE_URL) {
  console.error(
    'npm run worker needs PostgreSQL: set DATABASE_URL. On SQLite there is one writer, the server, and it works on the jobs itself.',
  );
  process.exit(1);
}

/** Works on jobs beside the server, on PostgreSQL. The server beside it may be started with JOBS=off. */
const house = await compose(settingsOrEnd());
await storageOrEnd(house.deps.files);
const stopSchedules = startSchedules(house.deps, (what, facts) => house.log.warn(facts, what));
house.startJobs();
house.log.info('working on jobs');

let stopping = false;
const stop = async (): Promise<void> => {
  if (stopping) return;
  stopping = true;
  stopSchedules();
  await house.close();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
