import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, onTestFinished } from 'vitest';
import type { TestApp } from './app.ts';

const root = process.cwd();

const made = new Map<string, Promise<string>>();
/** The program as one file: from some thousand sources it would be seconds before each start of it does anything. */
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
      // Its worker threads are those of the sources.
      define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(root, 'api/jobs/worker-pool.ts')).href) },
    }).then(() => file);
  made.set(program, making);
  return making;
};

/** Runs a program on the data of the test and answers how it ended. */
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

/** Runs a program that kills itself at a place of its own choosing; one that ends otherwise never came there. */
export const untilKilled = async (...of: Parameters<typeof ended>): Promise<void> => {
  expect(await ended(...of)).toEqual({ code: null, signal: 'SIGKILL' });
};

/** A lease and a moment. */
export const LEASE = 31_000;
type Dead = { count: number; lead: number };
const deaths = new WeakMap<TestApp, Dead>();
/** How far the clock has to be ahead for all a dead process held to be free: whoever shares the work with others waits for its lease. */
const leasesOver = (app: TestApp): number => (deaths.get(app)?.count ?? 0) * LEASE;
/** How far the clock of the test is from the machine's: a process that began behind it would wait for what the test puts in line. */
const leadOf = (app: TestApp): number => deaths.get(app)?.lead ?? app.clock.now - Date.now();

/**
 * Lets the product work on its jobs until, after some commit, a query counts so many. The process dies there and then, with whatever
 * else is under way: at work for certain, however quick or slow the machine is. Its clock begins at that of the test.
 */
export const killedOnce = async (
  app: TestApp,
  count: string,
  reaches: number,
  env: Record<string, string> = {},
): Promise<void> => {
  const lead = leadOf(app);
  const ahead = String(lead + leasesOver(app));
  await untilKilled(app, 'killed-house.ts', { DIES_WHEN: count, REACHES: String(reaches), CLOCK_AHEAD: ahead, ...env });
  deaths.set(app, { count: (deaths.get(app)?.count ?? 0) + 1, lead });
};

/** Brings the test's own clock to where all the dead processes held is free, and some work that waits for a moment is due. */
export const pastTheDead = (app: TestApp): void =>
  app.clock.advance(Date.now() + leadOf(app) + leasesOver(app) + 60_000 - app.clock.now);
