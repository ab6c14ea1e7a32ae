import { openDb } from '../../db/connection.ts';
import { sealedBy } from '../../db/sealed.ts';
import { settingsOrEnd } from '../read-settings.ts';
import { keyedBy, sealOf, secretOf } from '../secrets.ts';

/** The database the environment names, as the server would open it. */
export const houseDb = async () => {
  const settings = settingsOrEnd();
  const { DATA_DIR, DATABASE_URL } = settings;
  const db = await openDb({ dataDir: DATA_DIR, url: DATABASE_URL });
  return sealedBy(db, sealOf(keyedBy(secretOf(settings))));
};
