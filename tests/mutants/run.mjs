// npm run mutants: each company condition in db/repositories is removed once, in statements that tests send.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from '../../api/commands/install.mjs';
import { root } from '../../api/commands/root.mjs';
import { CHOSEN } from '../pg/chosen.mjs';
import { startCluster } from '../pg/cluster.mjs';
import { throwAway } from '../throw-away.mjs';

ensureInstalled();
const { tsImport } = await import('tsx/esm/api');
const { allConditions } = await tsImport('./conditions.ts', import.meta.url);
const { report } = await tsImport('./report.ts', import.meta.url);

const folder = mkdtempSync(join(throwAway(), 'patuh-mutants-'));
rmSync(join(root, '.cache/mutants'), { recursive: true, force: true });
const wanted = process.argv.slice(2);
const files = (chosen) => (wanted.length > 0 ? wanted : chosen.map((file) => `tests/${file}`));

/** A failing test is no verdict on a mutant, but some of its statements may be missing. */
const run = (chosen, env) =>
  spawnSync(join(root, 'node_modules/.bin/vitest'), ['run', '-c', 'tests/mutants/vite.config.ts', ...files(chosen)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, MUTANTS_OUT: folder },
  }).status === 0;

const onSqlite = run([...CHOSEN.onBoth, ...CHOSEN.onSqliteAlone], { DATABASE_URL: '' });
const cluster = await startCluster();
let onPostgres = false;
try {
  onPostgres = run(CHOSEN.onBoth, { DATABASE_URL: cluster.url });
} finally {
  cluster.stop();
}
const runs = readdirSync(folder).map((name) => ({
  dialect: name.split('-')[0],
  ...JSON.parse(readFileSync(join(folder, name), 'utf8')),
}));
rmSync(folder, { recursive: true, force: true });
const { lines, isWhole } = report(allConditions(), runs);
console.log(lines.join('\n'));
if (!onSqlite || !onPostgres) console.log('Some tests failed: what they would have sent is missing.');
process.exitCode = isWhole && onSqlite && onPostgres ? 0 : 1;
