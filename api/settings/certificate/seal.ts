import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keyed } from '../../services/deps.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A key of 256 bits for each company, out of the one secret. */
const keyOf = (keyed: Keyed, companyId: string): Buffer => Buffer.from(keyed('certificates', companyId), 'base64url');

/** A text nobody reads without the secret, and that opens for its company alone. */
export const sealed = (keyed: Keyed, companyId: string, text: string): string => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(keyed, companyId), iv).setAAD(Buffer.from(companyId));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
};

/** The text again. Throws where the secret or the company is another one, or a byte was changed. */
export const unsealed = (keyed: Keyed, companyId: string, kept: string): string => {
  const bytes = Buffer.from(kept, 'base64url');
  const decipher = createDecipheriv(CIPHER, keyOf(keyed, companyId), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(companyId))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
};
