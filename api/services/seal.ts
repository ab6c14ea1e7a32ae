import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keyed, Purpose } from './deps.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export type SealedFor = { readonly keyed: Keyed; readonly purpose: Purpose; readonly owner: string };

const keyOf = ({ keyed, purpose, owner }: SealedFor): Buffer => Buffer.from(keyed(purpose, owner), 'base64url');

export const sealed = (to: SealedFor, text: string): string => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(to), iv).setAAD(Buffer.from(to.owner));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
};

/** Throws if the secret or the owner differs, or a byte was changed. */
export const unsealed = (to: SealedFor, sealedText: string): string => {
  const bytes = Buffer.from(sealedText, 'base64url');
  const decipher = createDecipheriv(CIPHER, keyOf(to), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(to.owner))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
};
