import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './sources.ts';

const kinds = { sqlite: 'sqlite', pg: 'postgresql' } as const;
type Kind = keyof typeof kinds;

/** Asks drizzle-kit what is still to be generated, in a copy of the migrations. The schema is ours unless another is handed in. */
const stillToGenerate = (kind: Kind, schema = './db/tables.ts'): string[] => {
  // drizzle-kit takes paths inside the project only.
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/migrations-'));
  try {
    cpSync(join(root, 'db/migrations', kind), folder, { recursive: true });
    const before = readdirSync(folder);
    const env: NodeJS.ProcessEnv = { ...process.env, DATABASE_URL: 'postgresql://generate-only' };
    if (kind === 'sqlite') delete env.DATABASE_URL;
    const { status, stderr, stdout } = spawnSync(
      join(root, 'node_modules/.bin/drizzle-kit'),
      ['generate', '--dialect', kinds[kind], '--schema', schema, '--out', `./${folder.slice(root.length)}`],
      { cwd: root, env, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(stderr + stdout);
    return readdirSync(folder)
      .filter((file) => !before.includes(file) && file.endsWith('.sql'))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

describe.each(['sqlite', 'pg'] as const)('migrations for %s', (kind) => {
  it('hold everything the schema says', () => {
    expect(stillToGenerate(kind)).toEqual([]);
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
      expect(stillToGenerate('sqlite', file).join('')).toContain('forgotten');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
