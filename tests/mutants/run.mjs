// npm run mutants: each company condition in db/repositories is removed once, in statements that tests send.
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from '../../api/commands/build.mjs';
import { ensureInstalled } from '../../api/commands/install.mjs';
import { root } from '../../api/commands/root.mjs';
import { CHOSEN } from '../pg/chosen.mjs';
import { startCluster } from '../pg/cluster.mjs';
import { storedResults } from './stored-results.mjs';

const LOW_PRIORITY = 10;

ensureInstalled();
setPriority(LOW_PRIORITY);
await build('server');
const { tsImport } = await import('tsx/esm/api');
const { allConditions } = await tsImport('./conditions.ts', import.meta.url);
const { merged } = await tsImport('./judged.ts', import.meta.url);
const { ACROSS, isDeclared } = await tsImport('./across.ts', import.meta.url);
const { report } = await tsImport('./report.ts', import.meta.url);

/** Files whose statements are not judged. */
const NOT_JUDGED = new Set([
  // Other processes and broken databases.
  'contract/machines.test.ts',
  'contract/damage.test.ts',
  // Requests at once write rows between the statement and its mutant, which then read different rows.
  'api/create-races.test.ts',
  // Statements without a condition, on purpose.
  'api/row-security.test.ts',
]);

const start = Date.now();
const wanted = process.argv.slice(2);
const filesOf = (chosen) => {
  const files = chosen.filter((file) => !NOT_JUDGED.has(file)).map((file) => `tests/${file}`);
  return wanted.length > 0 ? wanted.filter((file) => files.includes(file)) : files;
};
const stored = storedResults();
const conditions = allConditions();
const numbers = conditions.filter((one) => !isDeclared(one)).map(({ number }) => number);

/**
 * Runs the test files without a result until every condition is judged, and returns the results.
 * @param earlier what is known of each condition from the other database
 */
const run = (dialect, files, url, earlier) => {
  const read = () => files.map((file) => ({ file, result: stored.read(dialect, file) }));
  const before = read();
  const missing = before.filter(({ result }) => !result?.isPassed).map(({ file }) => file);
  console.log(`${dialect}: ${before.length - missing.length} of ${before.length} test files have results`);
  const plan = join(root, '.cache/mutant-results', `${dialect}-${process.pid}.plan`);
  const results = Object.fromEntries(missing.map((file) => [file, stored.pathOf(dialect, file)]));
  const judged = [...merged([...before.map(({ result }) => result?.judged ?? []), ...earlier])];
  if (missing.length > 0) {
    writeFileSync(plan, JSON.stringify({ dialect, results, judged, numbers }));
    spawnSync(join(root, 'node_modules/.bin/vitest'), ['run', '-c', 'tests/mutants/vite.config.ts', ...missing], {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        DATABASE_URL: url,
        MUTANTS_PLAN: plan,
        BUILT_THREADS: pathToFileURL(join(root, 'dist/server.mjs')).href,
      },
    });
    rmSync(plan);
  }
  return read().flatMap(({ file, result }) => (result ? [{ dialect, file, ...result }] : []));
};

const runOnPostgres = async (files) => {
  const cluster = await startCluster();
  try {
    return run('pg', files, cluster.url, []);
  } finally {
    cluster.stop();
  }
};

// Each test file runs once: on PostgreSQL, where the policies are tested too, if it is chosen for it.
const onPostgres = await runOnPostgres(filesOf(CHOSEN.onBoth));
const earlier = onPostgres.map(({ judged }) => judged);
const onSqlite = run('sqlite', filesOf(CHOSEN.onSqliteAlone), '', earlier);
const { lines, isWhole } = report(conditions, [...onPostgres, ...onSqlite], ACROSS);
console.log(lines.join('\n'));
console.log(`${Math.round((Date.now() - start) / 60_000)} minutes`);
process.exitCode = isWhole ? 0 : 1;
