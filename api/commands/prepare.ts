import { join } from 'node:path';
import { unsafeKnownEmails } from '../../db/repositories/people.ts';
import { type Account, accounts } from '../../fixtures/cast/accounts.ts';
import { plantDemo } from '../../fixtures/demo/plant.ts';
import { composeStorage, storageOrEnd } from '../compose-storage.ts';
import { clockOf } from '../env.ts';
import { settingsOrEnd } from '../read-settings.ts';
import { keyedBy, OWN_KEY_FILE, secretOf } from '../secrets.ts';
import { whileFilling } from '../start/earlier-life.ts';
import { openServer } from '../start/open-server.ts';
import { orEnd } from '../start/words.ts';

/**
 * Migrates, and fills an empty database with the demo (unless DEMO=off). Returns the sign-ins to print; `nobody` when
 * there is no account; `ownKey` is the file of a demo's generated key.
 */
export const prepare = async (): Promise<{
  accounts: Account[];
  nobody: boolean;
  ownKey: string | null;
}> => {
  const settings = settingsOrEnd();
  const { DATA_DIR, DEMO, SECRETS_KEY } = settings;
  const ownKey = SECRETS_KEY === undefined ? join(DATA_DIR, OWN_KEY_FILE) : null;
  const { db, empty, leave } = await openServer(settings, { alone: true });
  const files = composeStorage(settings);
  await storageOrEnd(files);
  try {
    if (empty && DEMO) {
      console.log('Filling the demo data ...');
      const keyed = keyedBy(secretOf(settings));
      const fill = () => plantDemo({ db, keyed }, clockOf(settings)(), files.write);
      await orEnd(settings, () => whileFilling(settings, fill));
    }
    const emails = accounts.map((account) => account.email);
    const known = new Set(DEMO ? await unsafeKnownEmails(db.read, emails) : []);
    return { ownKey, accounts: accounts.filter((account) => known.has(account.email)), nobody: empty && !DEMO };
  } finally {
    await db.close();
    leave();
  }
};
