import pg from 'pg';
import { newId } from '../db/id.ts';

/** A schema of its own in the Postgres database the suite runs on, gone when the test is. */
export const freshSchema = async (url: string): Promise<{ url: string; drop(): Promise<void> }> => {
  const name = `t${newId(Date.now())}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create schema ${name}`);
  await admin.end();
  const own = new URL(url);
  own.searchParams.set('options', `-c search_path=${name}`);
  return {
    url: own.href,
    drop: async () => {
      const again = new pg.Client({ connectionString: url });
      await again.connect();
      await again.query(`drop schema ${name} cascade`);
      await again.end();
    },
  };
};
