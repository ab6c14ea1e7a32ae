import { BeforeRelease, storageTrouble } from '../../db/database.ts';
import { FolderInUse } from '../../db/folder-lock.ts';
import type { Settings } from '../env.ts';
import { DatabaseResetError, Keyless } from './earlier-life.ts';

const wordsOf = (error: unknown, { DATA_DIR, DATABASE_URL }: Settings): string | undefined => {
  if (error instanceof BeforeRelease || error instanceof FolderInUse) return error.message;
  if (error instanceof DatabaseResetError || error instanceof Keyless) return error.message;
  const place = DATABASE_URL ? 'The PostgreSQL database' : `The database in ${DATA_DIR}`;
  switch (storageTrouble(error)) {
    case 'full':
      return `The disk that holds ${DATA_DIR} is full. Make room, then start again.`;
    case 'read_only':
      return `${place} cannot be written to. Look whether ${DATA_DIR} belongs to the user the product runs as, and whether its disk takes writes.`;
    case 'damaged':
      return (
        `${place} cannot be read: it is damaged, or no database. Nothing was changed.\n` +
        `Bring a copy back (docs/how-to/backup.md), or move ${DATA_DIR} away to begin anew.`
      );
    case 'unreachable':
      return `${place} cannot be opened: ${error instanceof Error ? error.message : String(error)}`;
    default:
      return undefined;
  }
};

export const orEnd = async <T>(settings: Settings, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const words = wordsOf(error, settings);
    if (words === undefined) throw error;
    console.error(words);
    return process.exit(1);
  }
};
