import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, onTestFinished } from 'vitest';
import type { TestApp } from './app.ts';

const root = process.cwd();

const made = new Map<string, Promise<string>>();
/** The program bundled as one file: loading thousands of sources takes seconds at each start. */
const inOneFile = (program: string): Promise<string> => {
  const file = join(root, '.cache/killed', `${program}.${process.env.VITEST_POOL_ID}.mjs`);
  const making =
    made.get(program) ??
    build({
      absWorkingDir: root,
      entryPoints: [`tests/api/${program}`],
      outfile: file,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      packages: 'external',
      alias: { '#domain': './api/domain' },
      define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(root, 'api/jobs/worker-pool.ts')).href) },
    }).then(() => file);
  made.set(program, making);
  return making;
};

export const ended = async (
  app: TestApp,
  program: string,
  env: Record<string, string> = {},
): Promise<{ code: number | null; signal: NodeJS.Signals | null }> => {
  const child = spawn(process.execPath, [await inOneFile(program)], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      DATA_DIR: app.dataDir,
      LOG_LEVEL: 'silent',
      ...env,
      ...(app.url ? { DATABASE_URL: app.url } : {}),
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [code, signal] = await once(child, 'exit');
  return { code, signal };
};

/** Runs a program that kills itself at a chosen place; any other end is an error. */
export const untilKilled = async (...of: Parameters<typeof ended>): Promise<void> => {
  expect(await ended(...of)).toEqual({ code: null, signal: 'SIGKILL' });
};

export const LEASE = 31_000;
type Dead = { count: number; lead: number };
const deaths = new WeakMap<TestApp, Dead>();
/**
 * How far the clock has to be ahead for all leases of dead processes to have expired: other processes wait for them.
 */
const leasesOver = (app: TestApp): number => (deaths.get(app)?.count ?? 0) * LEASE;
/** A process whose clock was behind would wait for the test's jobs. */
const leadOf = (app: TestApp): number => deaths.get(app)?.lead ?? app.clock.now - Date.now();

/**
 * Until, after some commit, a query returns a given count. The process then dies immediately, with all other work in
 * progress. Its clock begins at that of the test.
 */
export const killedOnce = async (
  app: TestApp,
  count: string,
  reaches: number,
  env: Record<string, string> = {},
): Promise<void> => {
  const lead = leadOf(app);
  const ahead = String(lead + leasesOver(app));
  await untilKilled(app, 'killed-server.ts', {
    DIES_WHEN: count,
    REACHES: String(reaches),
    CLOCK_AHEAD: ahead,
    ...env,
  });
  deaths.set(app, { count: (deaths.get(app)?.count ?? 0) + 1, lead });
};

/** Advances the test's clock until all leases of dead processes have expired, and some waiting work is due. */
export const pastTheDead = (app: TestApp): void =>
  app.clock.advance(Date.now() + leadOf(app) + leasesOver(app) + 60_000 - app.clock.now);
