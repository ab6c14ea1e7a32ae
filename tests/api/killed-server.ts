import { compose } from '../../api/compose.ts';
import { readEnv } from '../../api/env.ts';
import { openDb } from '../../db/connection.ts';
import type { Db } from '../../db/database.ts';

/**
 * Runs all jobs and kills itself after the commit with which a query counts enough, or just before the commit of work
 * that returns a record of a given status. Its clock may run ahead.
 */
const settings = readEnv(process.env);
const { DIES_WHEN: count = '', REACHES: reaches, DIES_BEFORE: unwritten, CLOCK_AHEAD: ahead = 0 } = process.env;
const isOf = (status: string, result: unknown) => JSON.stringify(result ?? null).includes(`"status":"${status}"`);
const opened = await openDb({ dataDir: settings.DATA_DIR, url: process.env.DATABASE_URL });
const db: Db = {
  ...opened,
  transact: async (work) => {
    const result = await opened.transact(async (tx) => {
      const done = await work(tx);
      if (unwritten && isOf(unwritten, done)) process.kill(process.pid, 'SIGKILL');
      return done;
    });
    if (unwritten) return result;
    const [counted] = await opened.rows<{ n: number | string }>(count);
    if (Number(counted?.n) >= Number(reaches)) process.kill(process.pid, 'SIGKILL');
    return result;
  },
};
const server = await compose(settings, { db, now: () => Date.now() + Number(ahead) });
await server.runner.recover();
server.runner.start();
