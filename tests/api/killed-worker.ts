import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { compose } from '../../api/compose.ts';
import { readEnv } from '../../api/env.ts';
import type { Handler } from '../../api/jobs/handler.ts';
import { openDb } from '../../db/connection.ts';

/**
 * A process that works on jobs and kills itself when so many things have arrived at its gateway, which is a file with a line for each;
 * or ends when there is nothing left to do. The clock may run ahead, so that a lease of the process before has ended.
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
// Of what is left, some may still be held for a moment by the process before, dead as it is.
while ((await server.runner.step()) || (await server.runner.nextDue()) !== null)
  await new Promise((resolve) => setTimeout(resolve, 5));
await server.close();
await db.close();
