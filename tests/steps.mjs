import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../api/commands/root.mjs';

/** What tsc is asked; it remembers what it found the last time. */
export const TYPES = ['-p', '.', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];

const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const child of running) child.kill('SIGTERM');
    process.exitCode = 130;
  });

const run = (command, args, env) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, NO_COLOR: '1', ...env } });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    child.on('error', (error) => {
      output += String(error);
    });
    child.on('close', (code) => {
      running.delete(child);
      resolve({ ok: code === 0, output });
    });
  });

const bin = (name) => join(root, 'node_modules/.bin', name);

/** A step that is one check: it passes or it fails. */
export const check = (name, command, args, env = {}) => ({
  name,
  run: async () => {
    const { ok, output } = await run(command === 'node' ? process.execPath : bin(command), args, env);
    return { ok, output, passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  },
});

const counted = (name, command, args, env, report, count) => ({
  name,
  run: async () => {
    const { ok, output } = await run(bin(command), args, env);
    const { passed, failed } = existsSync(report)
      ? count(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: 0, failed: 0 };
    // A run that fell over without a failing test still failed.
    return { ok, output, passed, failed: ok ? failed : Math.max(failed, 1) };
  },
});

/** A vitest run: as many checks as it has tests. */
export const vitest = (name, paths, report, env = {}) =>
  counted(
    name,
    'vitest',
    ['run', ...paths, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { TZ: 'Asia/Jakarta', ...env },
    report,
    (of) => ({ passed: of.numPassedTests, failed: of.numFailedTests }),
  );

/** A Playwright run: as many checks as it has journeys. */
export const playwright = (name, report, env = {}) =>
  counted(
    name,
    'playwright',
    ['test', '--reporter=line,json'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
    report,
    (of) => ({ passed: of.stats.expected, failed: of.stats.unexpected + of.stats.flaky }),
  );

/** Runs one step, tells how it went, shows what a failing one said. */
export const perform = async (step) => {
  const start = Date.now();
  const result = await step
    .run()
    .catch((error) => ({ ok: false, output: String(error?.message ?? error), passed: 0, failed: 1 }));
  const seconds = (Date.now() - start) / 1000;
  console.log(`${result.ok ? 'ok  ' : 'FAIL'}  ${step.name}  ${seconds.toFixed(1)} s`);
  if (!result.ok) console.log(`\n${result.output.trim()}\n`);
  return { name: step.name, seconds, ...result };
};

/** Prints the table and the last line; sets the exit code to match. */
export const conclude = (results) => {
  const rows = [
    ['step', 'passed', 'failed', 'seconds'],
    ...results.map((one) => [one.name, String(one.passed), String(one.failed), one.seconds.toFixed(1)]),
  ];
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => row[at].length)));
  console.log();
  for (const row of rows)
    console.log(row.map((cell, at) => (at === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[at]))).join('  '));
  const sum = (key) => results.reduce((total, one) => total + one[key], 0);
  const failed = sum('failed');
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`\n${sum('passed')} passed, ${failed} failed`);
};
