import { inArray } from 'drizzle-orm';
import { openDb } from '../../db/connection.ts';
import { users } from '../../db/tables.ts';
import { accounts } from '../../fixtures/cast/accounts.ts';
import { people } from '../../fixtures/cast/people.ts';
import { plantDemo } from '../../fixtures/demo/plant.ts';

type Prepared = { accounts: typeof accounts };

/**
 * Migrates, and fills an empty database with the demo (unless DEMO=off). Answers the sign-ins to print: none when the
 * database is a company's own.
 */
export const prepare = async (): Promise<Prepared> => {
  const db = await openDb({ dataDir: process.env.DATA_DIR ?? './data', url: process.env.DATABASE_URL });
  try {
    await db.migrate();
    const [anyone] = await db.read.select({ id: users.id }).from(users).limit(1);
    if (!anyone && process.env.DEMO !== 'off') {
      console.log('Filling the demo data ...');
      await plantDemo(db, Date.now());
    }
    const cast = await db.read
      .select({ email: users.email })
      .from(users)
      .where(
        inArray(
          users.id,
          Object.values(people).map((person) => person.id),
        ),
      );
    const there = new Set(cast.map((row) => row.email));
    return { accounts: accounts.filter((account) => there.has(account.email)) };
  } finally {
    await db.close();
  }
};
