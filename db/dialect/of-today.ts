import { readMigrationFiles } from 'drizzle-orm/migrator';
import { BeforeRelease } from '../database.ts';

/**
 * Databases whose first migration is not the product's own. `first` is its hash, undefined when nothing was migrated
 * yet.
 */
export const refuseOlder = (first: string | undefined, migrationsFolder: string): void => {
  const [ours] = readMigrationFiles({ migrationsFolder });
  if (first !== undefined && first !== ours?.hash)
    throw new BeforeRelease(
      'This data was made by a version from before the first release, which cannot be read any more.\n' +
        'Move its folder away (DATA_DIR, ./data unless set) or name an empty database, then run the same command again.',
    );
};
