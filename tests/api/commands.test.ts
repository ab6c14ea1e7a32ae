import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generatedDocs } from '../../api/commands/generated-docs.ts';
import { faktur } from '../../db/tables.ts';
import { root } from '../architecture/sources.ts';
import { freePort } from '../bench/serve.ts';
import { type TestApp, testApp } from './app.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const PATIENCE_MS = 60_000;

let app: TestApp;
let empty: string;
beforeAll(async () => {
  app = await testApp();
  empty = mkdtempSync(join(tmpdir(), 'patuh-command-'));
});
afterAll(async () => {
  await app.close();
  rmSync(empty, { recursive: true, force: true });
});

const server = (): NodeJS.ProcessEnv => ({
  ...process.env,
  DATA_DIR: app.dataDir,
  ...(app.url ? { DATABASE_URL: app.url } : {}),
});
const script = (name: string): string[] => scripts[name]?.replace('node ', '').split(' ') ?? [];
const run = (name: string, words: string[] = [], env = server()) =>
  spawnSync(process.execPath, [...script(name), ...words], { cwd: root, encoding: 'utf8', env });
/** Starts a long-running command, waits for its result, and ends it. */
const while_ = async (name: string, env: NodeJS.ProcessEnv, came: (text: string) => Promise<boolean>) => {
  const child = spawn(process.execPath, script(name), { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let message = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (message += String(part)));
  const ended = once(child, 'exit');
  for (const end = Date.now() + PATIENCE_MS; !(await came(message)); await new Promise((wake) => setTimeout(wake, 100)))
    if (child.exitCode !== null || Date.now() > end) {
      child.kill('SIGTERM');
      throw new Error(message);
    }
  child.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
};

/** Scripts run by other files, and their commands there. */
const ELSEWHERE: Record<string, readonly [file: string, words: string]> = {
  start: ['playwright.config.ts', "command: 'node api/commands/start.mjs'"],
  test: ['tests/run.mjs', 'conclude(results)'],
  check: ['tests/run.mjs', "from './steps.mjs'"],
  build: ['tests/run.mjs', "'api/commands/build.mjs'"],
  format: ['tests/run.mjs', "check('lint', 'biome', ['check', '.'])"],
  migrations: ['tests/architecture/migrations.test.ts', "'api/commands/migrations.mjs'"],
  'first-account': ['tests/api/first-account.test.ts', "'api/commands/first-account.ts'"],
  'reset-password': ['tests/api/people/secret-links.test.ts', "command('reset-password'"],
  'letter-links': ['tests/api/people/secret-links.test.ts', "command('letter-links'"],
  'prove-company': ['tests/api/company-proof.test.ts', "'api/commands/prove-company.ts'"],
  'remove-factor': ['tests/api/people/required-factor.test.ts', "'api/commands/remove-factor.ts'"],
  'verify-history': ['tests/api/history.test.ts', "'api/commands/verify-history.ts'"],
  machines: ['tests/contract/machines.test.ts', 'MACHINES_ROUNDS'],
};

const HERE: Record<string, () => Promise<void>> = {
  price: async () => {
    const { status, stderr, stdout } = run('price', ['--check']);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^\| all \| [\d,]+ \|/m);
  },
  seed: async () => {
    const before = await app.deps.db.read.select({ id: faktur.id }).from(faktur);
    const { status, stderr, stdout } = run('seed', ['--size', '3']);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('3 invoices in');
    expect(await app.deps.db.read.select({ id: faktur.id }).from(faktur)).toHaveLength(before.length + 3);
  },
  docs: async () => {
    const from = script('docs').map((word) => (word === 'tsx' ? import.meta.resolve('tsx') : word));
    const words = from.map((word) => (word.startsWith('api/') ? join(root, word) : word));
    const { status } = spawnSync(process.execPath, words, { cwd: empty, encoding: 'utf8' });
    expect(status).toBe(0);
    const pages = Object.keys(generatedDocs());
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) expect(readFileSync(join(empty, page), 'utf8')).toBe(read(page));
  },
  simulate: async () => {
    const { status, stdout } = run('simulate', ['--seed', '1', '--days', '1']);
    expect([status, stdout]).toEqual([0, expect.stringContaining('seed 1: 1 days')]);
  },
  bench: async () => {
    const { status, stdout } = run('bench', ['bundle']);
    expect([status, stdout]).toEqual([0, expect.stringContaining('entry of the front end')]);
  },
  worker: async () => {
    if (app.url)
      return while_('worker', { ...server(), LOG_LEVEL: 'info' }, async (input) => input.includes('working on jobs'));
    const { status, stderr } = run('worker');
    expect([status, stderr]).toEqual([1, expect.stringContaining('needs PostgreSQL')]);
  },
  dev: async () => {
    const port = await freePort();
    const env = {
      ...server(),
      DATABASE_URL: '',
      DATA_DIR: join(empty, 'dev'),
      DEMO: 'off',
      SECRETS_KEY: 'k'.repeat(48),
    };
    await while_('dev', { ...env, PORT: String(port) }, async () => {
      const answer = await fetch(`http://localhost:${port}/main/api/user/setting`).catch(() => undefined);
      return answer?.status === 401;
    });
  },
};

const named = [...new Set([...read('README.md').matchAll(/\bnpm (?:run )?([a-z-]+)/g)].map(([, name]) => name))].filter(
  (name) => name !== undefined && !['install', 'ci', 'are', 'is'].includes(name),
);

describe('the commands the README names', () => {
  it('are those of package.json, and each is run by a test', () => {
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !(name && scripts[name]))).toEqual([]);
    expect([...Object.keys(ELSEWHERE), ...Object.keys(HERE)].sort()).toEqual([...named].sort());
    for (const [file, words] of Object.values(ELSEWHERE)) {
      expect(existsSync(join(root, file)), file).toBe(true);
      expect(read(file), file).toContain(words);
    }
  });

  // Scripts without a database run once, not once per dialect.
  it.each(Object.keys(HERE))('npm run %s works', async (name) => {
    if (process.env.DATABASE_URL && !['seed', 'worker'].includes(name)) return;
    await HERE[name]?.();
  });
});
