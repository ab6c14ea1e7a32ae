// npm test: everything, from a fresh clone; the last line says how many checks passed and failed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from '../api/commands/install.mjs';
import { root } from '../api/commands/root.mjs';
import { ensureChromium } from './chromium.mjs';
import { CHOSEN } from './pg/chosen.mjs';
import { startCluster } from './pg/cluster.mjs';
import { check, conclude, perform, playwright, TYPES, vitest } from './steps.mjs';

// The native module is compiled beside the checks that do without it.
ensureInstalled({ native: false });
const folder = mkdtempSync(join(tmpdir(), 'patuh-test-'));
const report = (name) => join(folder, `${name}.json`);
const results = [];
/** Worker threads are those just built: each would be seconds from its sources. */
const env = { BUILT_THREADS: pathToFileURL(join(root, 'dist/server.mjs')).href };
let cluster;

/** A step of its own, so that a missing machine part is one failure with a sentence and the rest still runs. */
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

try {
  const chromium = await provide('Chromium', ensureChromium);
  results.push(
    ...(
      await Promise.all([
        perform(check('types', 'tsc', TYPES)).then(async (types) => [
          types,
          await perform(check('lint', 'biome', ['check', '.'])),
          await perform(check('dead code', 'knip', [])),
        ]),
        perform(check('native module', 'node', ['api/commands/install.mjs'])),
        perform(check('build', 'node', ['api/commands/build.mjs'])),
      ])
    ).flat(),
  );
  results.push(await perform(vitest('unit, architecture, API on SQLite', [], report('sqlite'), env)));
  cluster = await provide('PostgreSQL', startCluster);
  if (cluster)
    results.push(
      await perform(
        vitest(
          'API on PostgreSQL',
          CHOSEN.onBoth.map((file) => `tests/${file}`),
          report('pg'),
          { ...env, DATABASE_URL: cluster.url },
        ),
      ),
    );
  if (chromium)
    results.push(
      await perform(
        playwright('journeys', report('e2e'), { CHROMIUM: chromium, E2E_DATA_DIR: join(folder, 'journeys') }),
      ),
    );
} finally {
  cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
}
conclude(results);
