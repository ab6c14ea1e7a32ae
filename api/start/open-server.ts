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
 * `empty`: it has and had no accounts. `alone`: takes the exclusive lock of the data folder; `leave` releases it. A
 * reset database or a held lock ends the process with a message. On PostgreSQL several processes may share one
 * database.
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
