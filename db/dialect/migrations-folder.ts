import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A bundled server finds them by walking up to the project's root. */
export const migrationsFolder = (dialect: 'sqlite' | 'pg'): string => {
  for (let at = dirname(fileURLToPath(import.meta.url)); at !== dirname(at); at = dirname(at)) {
    const folder = join(at, 'db', 'migrations', dialect);
    if (existsSync(folder)) return folder;
  }
  throw new Error(`no migrations for ${dialect}`);
};
