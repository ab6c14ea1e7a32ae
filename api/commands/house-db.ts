import { openDb } from '../../db/connection.ts';
import { readEnv } from '../env.ts';

/** The database the environment names, as the server would open it. */
export const houseDb = () => {
  const { DATA_DIR, DATABASE_URL } = readEnv(process.env);
  return openDb({ dataDir: DATA_DIR, url: DATABASE_URL });
};
