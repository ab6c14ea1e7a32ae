import type { Db } from '../../../db/database.ts';
import type { Pace } from '../../../db/repositories/chain-walk.ts';
import { fileHash, fileHashes } from '../../../db/repositories/files.ts';
import type { FileStore } from '../../gateways/storage/port.ts';
import { storedSha256 } from '../../services/files/sha256.ts';

/** A file whose stored bytes do not match the hash in its row, are missing from the store, or cannot be read. */
export type BrokenFile = { readonly id: string; readonly why: 'differs' | 'lost' | 'unreadable' };

type FileDeps = { readonly db: Pick<Db, 'read'>; readonly files: Pick<FileStore, 'open'> };

const whyOf = async (files: FileDeps['files'], id: string, sha256: string): Promise<BrokenFile['why'] | null> => {
  try {
    const found = await storedSha256(files, id);
    if (found === null) return 'lost';
    return found === sha256 ? null : 'differs';
  } catch {
    return 'unreadable';
  }
};

export const brokenFiles = async (
  { db, files }: FileDeps,
  companyId: string,
  { pause }: Pick<Pace, 'pause'> = {},
): Promise<BrokenFile[]> => {
  const broken: BrokenFile[] = [];
  for (const { id, sha256 } of await fileHashes(companyId, db.read)) {
    if ((await whyOf(files, id, sha256)) !== null) {
      // The file may have been removed or replaced in the meantime.
      const hash = await fileHash(companyId, db.read, id);
      const why = hash === undefined ? null : await whyOf(files, id, hash);
      if (why !== null) broken.push({ id, why });
    }
    await pause?.();
  }
  return broken;
};
