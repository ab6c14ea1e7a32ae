import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { compose } from '../../api/compose.ts';
import { readEnv } from '../../api/env.ts';
import type { Handler } from '../../api/jobs/handler.ts';
import { openDb } from '../../db/connection.ts';

/**
 * A process that works on jobs until it is killed. Its gateway is a file: a line for each thing that arrived. The clock may
 * run ahead, so that a lease of the process before has ended.
 */
const settings = readEnv(process.env);
const arrived = join(settings.DATA_DIR, 'arrived');
const sends: Handler = {
  kind: 'test.send',
  concurrency: 4,
  attempts: 5,
  item: async (_, job, item) => {
    appendFileSync(arrived, `${job.id}/${item.refId}\n`);
    await new Promise((resolve) => setTimeout(resolve, 4));
    return { status: 'DONE' };
  },
};

const ahead = Number(process.env.CLOCK_AHEAD ?? 0);
const db = await openDb({ dataDir: settings.DATA_DIR, url: process.env.DATABASE_URL });
const house = await compose(settings, {
  db,
  now: () => Date.now() + ahead,
  runner: { handlers: [sends] as readonly Handler<never>[] },
});
await house.runner.recover();
house.runner.start();
