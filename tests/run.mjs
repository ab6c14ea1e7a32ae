// npm test: everything, from a fresh clone; the last line says how many checks passed and failed.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from '../api/commands/install.mjs';
import { root } from '../api/commands/root.mjs';
import { ensureChromium } from './chromium.mjs';
import { CHOSEN } from './pg/chosen.mjs';
import { startCluster } from './pg/cluster.mjs';
import { check, conclude, perform, playwright, types, vitest } from './steps.mjs';
import { throwAway } from './throw-away.mjs';

// The native module is compiled while checks run that do not need it.
ensureInstalled({ native: false });
const folder = mkdtempSync(join(throwAway(), 'patuh-test-'));
const report = (name) => join(folder, `${name}.json`);
const results = [];
/** Worker threads use the build: loading each from sources takes seconds. */
const env = { BUILT_THREADS: pathToFileURL(join(root, 'dist/server.mjs')).href };
let cluster;

/** A separate step, so that a missing tool is one failure with a message and the rest still runs. */
const provide = async (name, make) => {
  let made;
  const result = await perform({
    name,
    run: async () => {
      made = await make();
      return { ok: true, output: '', passed: 0, failed: 0 };
    },
  });
  if (!result.ok) results.push(result);
  return made;
};

const inTurn = async (...steps) => {
  const made = [];
  for (const step of steps) made.push(await perform(step));
  return made;
};

/** Unit tests that load no database need not wait for the native module. */
const WITHOUT_DATABASE = ['src', 'api/domain'];
const left = [...WITHOUT_DATABASE, 'tests/screens'].flatMap((paths) => ['--exclude', `${paths}/**`]);

try {
  const native = inTurn(check('native module', 'node', ['api/commands/install.mjs']));
  const built = inTurn(check('build', 'node', ['api/commands/build.mjs']));
  const checked = built.then(() =>
    inTurn(
      types,
      check('lint', 'biome', ['check', '.']),
      check('dead code', 'knip', []),
      vitest(
        'unit tests without a database',
        [...WITHOUT_DATABASE.map((paths) => `${paths}/`), '--maxWorkers=1'],
        report('unit'),
      ),
    ),
  );
  const chromium = await provide('Chromium', ensureChromium);
  cluster = await provide('PostgreSQL', startCluster);
  // Two at a time keep both cores busy, each with as many workers as there are cores.
  const onSqlite = Promise.all([native, built]).then(() =>
    inTurn(vitest('unit, architecture, API on SQLite', left, report('sqlite'), env)),
  );
  const onScreens = Promise.all([native, checked]).then(() =>
    inTurn(
      vitest('screens in process', ['tests/screens/'], report('screens')),
      ...(cluster
        ? [
            vitest(
              'API on PostgreSQL',
              CHOSEN.onBoth.map((file) => `tests/${file}`),
              report('pg'),
              { ...env, DATABASE_URL: cluster.url },
            ),
          ]
        : []),
    ),
  );
  // Their server inserts its demo data while the other of the two ends, and then they have both cores.
  const onJourneys = Promise.race([onSqlite, onScreens]).then(() =>
    inTurn(
      ...(chromium
        ? [playwright('journeys', report('e2e'), { CHROMIUM: chromium, E2E_DATA_DIR: join(folder, 'journeys') })]
        : []),
    ),
  );
  results.push(...(await Promise.all([native, built, checked, onSqlite, onScreens, onJourneys])).flat());
} finally {
  cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
}
conclude(results);
