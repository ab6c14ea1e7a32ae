import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../api/commands/root.mjs';
import { fingerprint } from '../../api/commands/sources.mjs';

/** If one of these changes, all results are obsolete. */
const SOURCES = [
  ...['api', 'db', 'fixtures', 'package-lock.json', 'tests/company-conditions'],
  ...['tests/mutants/conditions.ts', 'tests/mutants/judge.ts', 'tests/mutants/judged.ts'],
];

/**
 * In `.cache`, one file for each test file and database, while neither the sources nor the test file change: an
 * interrupted run is continued.
 */
export const storedResults = () => {
  const folder = join(root, '.cache/mutant-results');
  mkdirSync(folder, { recursive: true });
  const sources = fingerprint(...SOURCES);
  const pathOf = (dialect, file) => {
    const own = readFileSync(join(root, file));
    const key = createHash('sha256').update(`${sources} ${dialect} ${file}\n`).update(own).digest('hex');
    return join(folder, `${key}.json`);
  };
  return {
    pathOf,
    read: (dialect, file) => {
      const path = pathOf(dialect, file);
      return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
    },
  };
};
