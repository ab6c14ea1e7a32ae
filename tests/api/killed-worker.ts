import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { compose } from '../../api/compose.ts';
import { readEnv } from '../../api/env.ts';
import type { Handler } from '../../api/jobs/handler.ts';
import { openDb } from '../../db/connection.ts';

/**
 * Runs jobs and kills itself after a number of calls to its gateway, a file with one line per call. Its clock may run
 * ahead, so that a lease of the former process has ended.
 */
const settings = readEnv(process.env);
const diesAfter = Number(process.env.DIES_AFTER ?? Number.POSITIVE_INFINITY);
const ahead = Number(process.env.CLOCK_AHEAD ?? 0);
let arrived = 0;
const sends: Handler = {
  kind: 'test.send',
  concurrency: 4,
  attempts: 5,
  item: async (_, job, item) => {
    appendFileSync(join(settings.DATA_DIR, 'arrived'), `${job.id}/${item.refId}\n`);
    if (++arrived === diesAfter) process.kill(process.pid, 'SIGKILL');
    await new Promise((resolve) => setImmediate(resolve));
    return { status: 'DONE' };
  },
};

const db = await openDb({ dataDir: settings.DATA_DIR, url: process.env.DATABASE_URL });
const server = await compose(settings, {
  db,
  now: () => Date.now() + ahead,
  runner: { handlers: [sends] as readonly Handler<never>[] },
});
await server.runner.recover();
// Some jobs may still be leased for a moment by the former, dead process.
while ((await server.runner.step()) || (await server.runner.nextDue()) !== null)
  await new Promise((resolve) => setTimeout(resolve, 5));
await server.close();
await db.close();
