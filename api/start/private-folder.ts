import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const OTHERS = 0o077;

const isOpen = (path: string): boolean => (statSync(path).mode & OTHERS) !== 0;

/** A folder and all in it for its user alone. */
const close = (folder: string): void => {
  for (const one of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, one.name);
    if (one.isDirectory()) close(path);
    else if (one.isFile() && isOpen(path)) chmodSync(path, 0o600);
  }
  chmodSync(folder, 0o700);
};

/**
 * Makes the data folder, 0700, and has everything this process writes be its user's alone. What lay open from before is closed once. A
 * folder that belongs to somebody else stays as they gave it.
 */
export const privateFolder = (dataDir: string): void => {
  process.umask(OTHERS);
  if (!existsSync(dataDir)) mkdirSync(dataDir, { recursive: true });
  if (!isOpen(dataDir)) return;
  try {
    close(dataDir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
};
