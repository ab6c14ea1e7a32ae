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
 * Mode 0700, and a umask for new files. Existing files are closed once. A folder of another user keeps its permissions.
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
