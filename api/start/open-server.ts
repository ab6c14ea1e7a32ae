import { openDb } from '../../db/connection.ts';
import type { Db } from '../../db/database.ts';
import { holdFolder } from '../../db/folder-lock.ts';
import { unsafeAnybody } from '../../db/repositories/founding.ts';
import { sealedBy } from '../../db/sealed.ts';
import type { Settings } from '../env.ts';
import { keyedBy, sealOf, secretOf } from '../secrets.ts';
import { refuseGone, refuseKeyless, refuseKeylessDatabase, refuseResetDatabase, rememberLife } from './earlier-life.ts';
import { privateFolder } from './private-folder.ts';
import { orEnd } from './words.ts';

/** The database the environment names, its folder closed to others. Ends the process with words where it cannot be opened. */
export const openOrEnd = (settings: Settings): Promise<Db> =>
  orEnd(settings, async () => {
    privateFolder(settings.DATA_DIR);
    refuseGone(settings);
    refuseKeyless(settings);
    const db = await openDb({ dataDir: settings.DATA_DIR, url: settings.DATABASE_URL });
    await refuseKeylessDatabase(settings, db).catch(async (error: unknown) => {
      await db.close();
      throw error;
    });
    return sealedBy(db, sealOf(keyedBy(secretOf(settings))));
  });

/**
 * The same, brought up to date. `empty`: nobody has an account in it, and nobody ever had: one that was emptied ends the process with
 * words too. `alone`: so does a folder another process holds alone; `leave` gives it back. On PostgreSQL several may work on one.
 */
export const openServer = async (
  settings: Settings,
  { alone = false } = {},
): Promise<{ db: Db; empty: boolean; leave: () => void }> => {
  const leave = await orEnd(settings, async () => {
    privateFolder(settings.DATA_DIR);
    return alone && !settings.DATABASE_URL ? holdFolder(settings.DATA_DIR) : () => undefined;
  });
  const db = await openOrEnd(settings);
  return orEnd(settings, async () => {
    await db.migrate();
    const empty = !(await unsafeAnybody(db.read));
    if (empty) refuseResetDatabase(settings);
    else rememberLife(settings);
    return { db, empty, leave };
  });
};
