import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE, type Db } from '../../db/database.ts';
import { hasTable } from '../../db/dialect/has-table.ts';
import { unsafeHoldsLife } from '../../db/repositories/founding.ts';
import type { Settings } from '../env.ts';
import { OWN_KEY_FILE } from '../secrets.ts';

/** The data folder was in use, but its database is empty. */
export class DatabaseResetError extends Error {}

/** One per line, without the password. */
const KNOWN = 'known-databases';
/** Exists while the demo is being written: the remains of an interrupted fill do not count as earlier use. */
const FILLING = 'filling';

type StorageSettings = Pick<Settings, 'DATA_DIR' | 'DATABASE_URL'>;

const nameOf = ({ DATABASE_URL }: StorageSettings): string => {
  if (!DATABASE_URL) return DATABASE_FILE;
  const { host, pathname } = new URL(DATABASE_URL);
  return `${host}${pathname}`;
};

const knownIn = ({ DATA_DIR }: StorageSettings): string[] => {
  const file = join(DATA_DIR, KNOWN);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
};

const holdsFiles = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0;

const hadLife = (of: StorageSettings): boolean =>
  !existsSync(join(of.DATA_DIR, FILLING)) &&
  (knownIn(of).includes(nameOf(of)) || (!of.DATABASE_URL && holdsFiles(join(of.DATA_DIR, 'files'))));

/** So that no demo or new installation replaces lost data. */
export const refuseResetDatabase = (of: StorageSettings): void => {
  if (!hadLife(of)) return;
  throw new DatabaseResetError(
    `The database of ${of.DATA_DIR} is empty, but the folder has been worked with. Nothing was filled in.\n` +
      'Bring a copy of the database back (docs/how-to/backup.md), or move the folder away to begin anew.',
  );
};

/** The folder was in use, and the key its secrets were derived from is missing. */
export class Keyless extends Error {}

type Keyed = StorageSettings & Pick<Settings, 'SECRETS_KEY'>;

const keyFile = ({ DATA_DIR }: StorageSettings): string => join(DATA_DIR, OWN_KEY_FILE);
const lacksKey = (of: Keyed): boolean => of.SECRETS_KEY === undefined && !existsSync(keyFile(of));

const keyless = (of: StorageSettings): Keyless =>
  new Keyless(
    `${keyFile(of)} is missing, but the database of ${of.DATA_DIR} was worked with under this key. Nothing was changed.\n` +
      'Bring the key back from your copies (docs/how-to/backup.md): with another one the history, certificates and second factors do not open.',
  );

/** With a new key the history would not verify, and certificates and second factors would be lost. */
export const refuseKeyless = (of: Keyed): void => {
  if (lacksKey(of) && hadLife(of)) throw keyless(of);
};

/** The same check for a database with accounts: its file may have been copied without the rest of its folder. */
export const refuseKeylessDatabase = async (of: Keyed, db: Db): Promise<void> => {
  if (lacksKey(of) && (await hasTable(db, 'history')) && (await unsafeHoldsLife(db.read))) throw keyless(of);
};

/** Runs before the database is opened, because opening would create an empty file in place of a missing one. */
export const refuseGone = (of: StorageSettings): void => {
  const file = join(of.DATA_DIR, DATABASE_FILE);
  if (!of.DATABASE_URL && !(existsSync(file) && statSync(file).size > 0)) refuseResetDatabase(of);
};

export const rememberLife = (of: StorageSettings): void => {
  const known = knownIn(of);
  if (!known.includes(nameOf(of))) writeFileSync(join(of.DATA_DIR, KNOWN), `${[...known, nameOf(of)].join('\n')}\n`);
};

export const whileFilling = async (of: StorageSettings, fill: () => Promise<void>): Promise<void> => {
  const mark = join(of.DATA_DIR, FILLING);
  writeFileSync(mark, '');
  await fill();
  rememberLife(of);
  rmSync(mark);
};
