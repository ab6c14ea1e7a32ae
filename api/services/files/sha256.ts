import { createHash, hash } from 'node:crypto';
import type { FileStore } from '../../gateways/storage/port.ts';

export const sha256Of = (bytes: Uint8Array): string => hash('sha256', bytes, 'hex');

/** Null if the file does not exist. */
export const storedSha256 = async (files: Pick<FileStore, 'open'>, id: string): Promise<string | null> => {
  const file = await files.open(id);
  if (!file) return null;
  const digest = createHash('sha256');
  for await (const part of file.content) digest.update(part as Uint8Array);
  return digest.digest('hex');
};
