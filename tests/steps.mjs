import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters as plain } from 'node:util';
import { makeApiTypes } from '../api/commands/api-types/make.mjs';
import { root } from '../api/commands/root.mjs';

/** Options of tsc; it caches its last results. */
const TYPES = ['-p', '.', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];

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

export const check = (name, command, args, env = {}) => ({
  name,
  run: async () => {
    const { ok, output } = await run(command === 'node' ? process.execPath : bin(command), args, env);
    return { ok, output, passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  },
});

/** The types of the API are made first; they are not part of the repository. */
export const types = {
  name: 'types',
  run: async () => {
    await makeApiTypes();
    return check('types', 'tsc', TYPES).run();
  },
};

const counted = (name, command, args, env, report, count) => ({
  name,
  run: async () => {
    const { ok, output } = await run(bin(command), args, env);
    const { passed, failed, broken } = existsSync(report)
      ? count(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: 0, failed: 0, broken: [] };
    return { ok, output, broken, passed, failed: ok ? failed : Math.max(failed, 1) };
  },
});

const inShort = (name, said) =>
  `${name}: ${
    plain(said ?? '')
      .trim()
      .split('\n')[0]
  }`.slice(0, 400);

const brokenTests = (report) =>
  report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failing = assertionResults.filter((one) => one.status === 'failed');
    return failing.length > 0
      ? failing.map((one) => inShort(`${file} > ${one.fullName}`, one.failureMessages[0]))
      : status === 'failed'
        ? [inShort(file, message)]
        : [];
  });

/** Place and locator of a failed journey, as one line. */
const whereAndWhat = ({ error, errors } = {}) => {
  const of = error ?? errors?.[0];
  const at = of?.location ? `line ${of.location.line}: ` : '';
  return (
    at +
    plain(of?.message ?? '')
      .trim()
      .replace(/\s*\n\s*/g, ' | ')
  );
};

/** Failing journeys of a Playwright report, whose suites are nested. */
const brokenJourneys = (suite) => [
  // A journey may run in several projects, and `ok` is that of the first.
  ...(suite.specs ?? []).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        inShort(`${file}:${line} ${projectName} > ${title}`, whereAndWhat(results.at(-1))),
      ),
  ),
  ...(suite.suites ?? []).flatMap(brokenJourneys),
];

export const vitest = (name, paths, report, env = {}) =>
  counted(
    name,
    'vitest',
    ['run', ...paths, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { TZ: 'Asia/Jakarta', ...env },
    report,
    (of) => ({ passed: of.numPassedTests, failed: of.numFailedTests, broken: brokenTests(of) }),
  );

export const playwright = (name, report, env = {}) =>
  counted(
    name,
    'playwright',
    ['test', '--reporter=line,json'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
    report,
    (of) => ({
      passed: of.stats.expected,
      failed: of.stats.unexpected + of.stats.flaky,
      broken: brokenJourneys(of),
    }),
  );

/** Runs one step and prints its result; for a failure first the failed tests, a line each, then the full output. */
export const perform = async (step) => {
  const start = Date.now();
  const result = await step
    .run()
    .catch((error) => ({ ok: false, output: String(error?.message ?? error), passed: 0, failed: 1 }));
  const seconds = (Date.now() - start) / 1000;
  console.log(`${result.ok ? 'ok  ' : 'FAIL'}  ${step.name}  ${seconds.toFixed(1)} s`);
  if (!result.ok) {
    for (const one of result.broken ?? []) console.log(`  ${one}`);
    console.log(`\n${result.output.trim()}\n`);
  }
  return { name: step.name, seconds, ...result };
};

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
