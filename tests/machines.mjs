// npm run machines [-- ROUNDS [SEED [folder]]]: two servers and two workers on one PostgreSQL and one bucket or shared
// folder, each killed in every round.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from '../api/commands/build.mjs';
import { ensureInstalled } from '../api/commands/install.mjs';
import { root } from '../api/commands/root.mjs';
import { startCluster } from './pg/cluster.mjs';

const [rounds = '20', seed = String(Date.now() % 1_000_000), storage = 'bucket'] = process.argv.slice(2);
ensureInstalled();
await build('server');
const cluster = await startCluster();
console.log(`${rounds} rounds, seed ${seed}, files in a ${storage}`);
try {
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/vitest'),
    ['run', 'tests/contract/machines.test.ts', '--testTimeout=0'],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        TZ: 'Asia/Jakarta',
        DATABASE_URL: cluster.url,
        BUILT_THREADS: pathToFileURL(join(root, 'dist/server.mjs')).href,
        MACHINES_ROUNDS: rounds,
        MACHINES_SEED: seed,
        MACHINES_STORAGE: storage,
      },
    },
  );
  process.exitCode = status ?? 1;
} finally {
  cluster.stop();
}
