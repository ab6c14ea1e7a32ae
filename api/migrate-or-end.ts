import { BeforeRelease, type Db } from '../db/database.ts';

/** Brings the tables up to date; a database that is too old ends the process with a sentence instead of a stack trace. */
export const migrateOrEnd = async (db: Db): Promise<void> => {
  try {
    await db.migrate();
  } catch (error) {
    if (!(error instanceof BeforeRelease)) throw error;
    console.error(error.message);
    process.exit(1);
  }
};
