import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { root } from './sources.ts';

// Imported by URL, as the script that runs all tests does, which has no types.
const chosen = pathToFileURL(join(root, 'tests/pg/chosen.mjs')).href;
const { CHOSEN } = (await import(chosen)) as { CHOSEN: Record<'onBoth' | 'onSqliteAlone', string[]> };

const stands = ['api', 'contract'].flatMap((folder) =>
  readdirSync(join(root, 'tests', folder), { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
);

describe('every test of the API and of contracts', () => {
  it('is either run on both databases or listed for SQLite only', () => {
    expect([...CHOSEN.onBoth, ...CHOSEN.onSqliteAlone].toSorted()).toEqual(stands.toSorted());
  });

  it('is run on both where it looks at which of them it has', () => {
    const looks = /\bdialect\b|skipIf|only on (?:Postgres|SQLite)/;
    const alone = CHOSEN.onSqliteAlone.filter((file) => looks.test(readFileSync(join(root, 'tests', file), 'utf8')));
    expect(alone).toEqual([]);
  });
});
