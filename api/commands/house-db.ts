import { openDb } from '../../db/connection.ts';
import { settingsOrEnd } from '../read-settings.ts';

/** The database the environment names, as the server would open it. */
export const houseDb = () => {
  const { DATA_DIR, DATABASE_URL } = settingsOrEnd();
  return openDb({ dataDir: DATA_DIR, url: DATABASE_URL });
};
