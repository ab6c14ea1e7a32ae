import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import pg from 'pg';
import Database from '../../db/better-sqlite3.ts';
import { DATABASE_FILE, type Db, type Tx } from '../../db/database.ts';
import { TRIGGERS, unrecorded } from './triggers.ts';

const install = async (dataDir: string, url: string | undefined): Promise<void> => {
  if (url === undefined) {
    const handle = new Database(join(dataDir, DATABASE_FILE));
    handle.exec(`begin; ${TRIGGERS} commit;`);
    handle.close();
    return;
  }
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query(TRIGGERS).finally(() => owner.end());
};

/** Thrown instead of committing a write that no link and no row of the history records. */
export class UnrecordedWrite extends Error {}

const unwatched = new AsyncLocalStorage<true>();

/** Writes without links and history on purpose: in tests of what finds them, and of what is planted. */
export const withoutRecords = <T>(work: () => Promise<T>): Promise<T> => unwatched.run(true, work);

const refuse = async (tx: Tx): Promise<void> => {
  if (unwatched.getStore()) {
    await tx.db.delete(unrecorded);
    return;
  }
  const found = await tx.db.select().from(unrecorded);
  if (found.length === 0) return;
  const listed = found.map(({ company, what, record }) => `no ${what} for ${record} of company ${company}`);
  throw new UnrecordedWrite([...new Set(listed)].join('\n'));
};

/**
 * Each write of a chained table needs its link, and each write of people, roles, signees, certificates, places and
 * companies its row of the history, in the same transaction and after the write.
 */
export const recordedWrites = async (db: Db, dataDir: string, url: string | undefined): Promise<Db> => {
  await install(dataDir, url);
  return {
    ...db,
    transact: (work) =>
      db.transact(async (tx) => {
        const result = await work(tx);
        await refuse(tx);
        return result;
      }),
  };
};
