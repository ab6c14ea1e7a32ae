import { compose } from '../../api/compose.ts';
import { readEnv } from '../../api/env.ts';
import { openDb } from '../../db/connection.ts';

/** A process that works on all jobs of the product until it is killed. Its clock may run ahead, so that a lease of the process before has ended. */
const settings = readEnv(process.env);
const ahead = Number(process.env.CLOCK_AHEAD ?? 0);
const db = await openDb({ dataDir: settings.DATA_DIR, url: process.env.DATABASE_URL });
const house = await compose(settings, { db, now: () => Date.now() + ahead });
await house.runner.recover();
house.runner.start();
