import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './sources.ts';

/** What a command generates in a copy of the migrations, in the given folder. */
const generated = (command: string, words: (copy: string) => string[]): string[] => {
  // drizzle-kit takes paths inside the project only.
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/migrations-'));
  const files = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.sql'));
  try {
    cpSync(join(root, 'db/migrations'), folder, { recursive: true });
    const before = files();
    const copy = `./${relative(root, folder)}`;
    const { DATABASE_URL: _, ...env } = process.env;
    const { status, stderr, stdout } = spawnSync(process.execPath, [join(root, command), ...words(copy)], {
      cwd: root,
      env: { ...env, MIGRATIONS: copy },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr + stdout);
    return files()
      .filter((file) => !before.includes(file))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

describe('the migrations of both databases', () => {
  it('contain everything in the schema', () => {
    expect(generated('api/commands/migrations.mjs', () => ['--name', 'nothing_to_do'])).toEqual([]);
  });
});

describe('a schema nobody generated migrations for', () => {
  it('is noticed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'patuh-schema-'));
    const file = join(folder, 'tables.ts');
    const columns = join(root, 'db/dialect/columns.ts');
    writeFileSync(
      file,
      `import { columns as c } from '${columns}';\nexport * from '${join(root, 'db/tables.ts')}';\nexport const forgotten = c.table('forgotten', { id: c.id('id').primaryKey() });\n`,
    );
    try {
      const request = (copy: string) => [
        'generate',
        '--dialect',
        'sqlite',
        '--schema',
        file,
        '--out',
        `${copy}/sqlite`,
      ];
      expect(generated('node_modules/drizzle-kit/bin.cjs', request).join('')).toContain('forgotten');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
