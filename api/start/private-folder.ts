import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const OTHERS = 0o077;

const isOpen = (path: string): boolean => (statSync(path).mode & OTHERS) !== 0;

const close = (folder: string): void => {
  for (const one of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, one.name);
    if (one.isDirectory()) close(path);
    else if (one.isFile() && isOpen(path)) chmodSync(path, 0o600);
  }
  chmodSync(folder, 0o700);
};

/**
 * Creates the data folder with mode 0700, and sets the umask so that new files are private to the user. Files that were
 * open before are closed once. A folder of another user keeps its permissions.
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
