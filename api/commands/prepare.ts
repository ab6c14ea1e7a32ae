import { openDb } from '../../db/connection.ts';
import { users } from '../../db/tables.ts';
import { type Account, accountsIn } from '../../fixtures/cast/accounts.ts';
import { plantDemo } from '../../fixtures/demo/plant.ts';
import { readEnv } from '../env.ts';

/**
 * Migrates, and fills an empty database with the demo (unless DEMO=off). Answers the sign-ins to print: none when the
 * database is a company's own.
 */
export const prepare = async (): Promise<{ accounts: Account[] }> => {
  const { DATA_DIR, DATABASE_URL, DEMO } = readEnv(process.env);
  const db = await openDb({ dataDir: DATA_DIR, ...(DATABASE_URL ? { url: DATABASE_URL } : {}) });
  try {
    await db.migrate();
    const [anyone] = await db.read.select({ id: users.id }).from(users).limit(1);
    if (!anyone && DEMO) {
      console.log('Filling the demo data ...');
      await plantDemo(db, Date.now());
    }
    return { accounts: DEMO ? await accountsIn(db.read) : [] };
  } finally {
    await db.close();
  }
};
