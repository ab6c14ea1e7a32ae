import { createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Seal } from '../db/database.ts';
import type { Keyed, Purpose } from './services/deps.ts';

/** HMAC-SHA256 under a key of 32 bytes derived from the one secret for each purpose by HKDF (RFC 5869). */
export const keyedBy = (secret: string): Keyed => {
  const keys = new Map<Purpose, KeyObject>();
  const keyOf = (purpose: Purpose): KeyObject => {
    const known =
      keys.get(purpose) ?? createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `patuh ${purpose}`, 32)));
    keys.set(purpose, known);
    return known;
  };
  return (purpose, text) => createHmac('sha256', keyOf(purpose)).update(text).digest('base64url');
};

export const OWN_KEY_FILE = 'secrets.key';

/** Readable by the user alone; the same at every start. */
const ownSecret = (dataDir: string): string => {
  const file = join(dataDir, OWN_KEY_FILE);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    try {
      writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // Another process of the same demo wrote its key first.
      if (!existsSync(file)) throw error;
    }
  }
  return readFileSync(file, 'utf8').trim();
};

export const secretOf = ({ SECRETS_KEY, DATA_DIR }: { SECRETS_KEY?: string | undefined; DATA_DIR: string }): string =>
  SECRETS_KEY ?? ownSecret(DATA_DIR);

export const sealOf =
  (keyed: Keyed): Seal =>
  (hash) =>
    keyed('history', hash);
