import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compress } from './compress.mjs';
import { ensureInstalled } from './install.mjs';
import { writePageFiles } from './page-files.mjs';
import { giveUp, root } from './root.mjs';
import { fingerprint } from './sources.mjs';

const SHARED = [
  'api/domain',
  'package-lock.json',
  'tsconfig.json',
  'api/commands/build.mjs',
  'api/commands/compress.mjs',
  'api/commands/page-files.mjs',
];

const buildWeb = async () => {
  // Tests that build the product need this too: it bundles React without its development checks.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await build({ root: join(root, 'src'), configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  await writePageFiles(join(root, 'dist/web'));
  await compress(join(root, 'dist/web'));
};

/** Bundled, because resolving many small modules one by one slows the start of a thread. */
const INSIDE_THREADS = ['drizzle-orm', 'saxes', 'zod'];

const outsideThreads = () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.keys(dependencies).filter((name) => !INSIDE_THREADS.includes(name));
};

const server = {
  absWorkingDir: root,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  alias: { '#domain': './api/domain' },
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
};

/** A thread is started from a file, so each heavy task is its own entry and keeps its name under dist/worker-tasks. */
const buildServer = async () => {
  const { build } = await import('esbuild');
  for (const old of readdirSync(join(root, 'dist')))
    if (/\.mjs(\.map)?$|^worker-tasks$/.test(old)) rmSync(join(root, 'dist', old), { recursive: true });
  const programs = {
    server: 'api/server.ts',
    'request-thread': 'api/request-thread.ts',
    worker: 'api/worker.ts',
    prepare: 'api/commands/prepare.ts',
  };
  await build({
    ...server,
    entryPoints: Object.entries(programs).map(([out, file]) => ({ in: file, out })),
    outdir: 'dist',
    packages: 'external',
  });
  const tasks = readdirSync(join(root, 'api/jobs/worker-tasks')).filter((file) => /(?<!\.test)\.ts$/.test(file));
  await build({
    ...server,
    entryPoints: tasks.map((file) => ({ in: `api/jobs/worker-tasks/${file}`, out: file.slice(0, -3) })),
    outdir: 'dist/worker-tasks',
    external: outsideThreads(),
    // The driver of the unused database stays in a chunk that is never loaded.
    splitting: true,
    chunkNames: 'parts/[name]-[hash]',
  });
};

const parts = [
  {
    name: 'front end',
    stamp: 'web',
    made: 'web/index.html',
    of: ['src', 'vite.config.ts', ...SHARED],
    build: buildWeb,
  },
  { name: 'server', stamp: 'server', made: 'server.mjs', of: ['api', 'db', 'fixtures', ...SHARED], build: buildServer },
];

export const build = async (only) => {
  const dist = join(root, 'dist');
  mkdirSync(dist, { recursive: true });
  for (const part of parts.filter(({ stamp }) => only === undefined || only === stamp)) {
    const stamp = join(dist, `.${part.stamp}.stamp`);
    const now = fingerprint(...part.of);
    if (existsSync(join(dist, part.made)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) continue;
    console.log(`Building the ${part.name} ...`);
    rmSync(stamp, { force: true });
    try {
      await part.build();
    } catch (error) {
      giveUp(`The ${part.name} could not be built.\n${error.message}`);
    }
    writeFileSync(stamp, now);
  }
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // A build does not need the native module; the start command checks it.
  ensureInstalled({ native: false });
  await build(process.argv[2]);
  const { makeApiTypes } = await import('./api-types/make.mjs');
  await makeApiTypes();
}
