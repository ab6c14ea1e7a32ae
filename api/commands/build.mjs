import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compress } from './compress.mjs';
import { ensureInstalled } from './install.mjs';
import { giveUp, root } from './root.mjs';
import { fingerprint } from './sources.mjs';

const SHARED = [
  'api/domain',
  'package-lock.json',
  'tsconfig.json',
  'api/commands/build.mjs',
  'api/commands/compress.mjs',
];

const buildWeb = async () => {
  const { build } = await import('vite');
  await build({ root: join(root, 'src'), configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  await compress(join(root, 'dist/web'));
};

/** Workers are entries of their own: a thread is started from a file, so each heavy task keeps its name under dist/heavy. */
const buildServer = async () => {
  const { build } = await import('esbuild');
  for (const old of readdirSync(join(root, 'dist')))
    if (/\.mjs(\.map)?$|^heavy$/.test(old)) rmSync(join(root, 'dist', old), { recursive: true });
  const heavy = readdirSync(join(root, 'api/jobs/heavy')).filter((file) => /(?<!\.test)\.ts$/.test(file));
  await build({
    absWorkingDir: root,
    entryPoints: [
      { in: 'api/server.ts', out: 'server' },
      { in: 'api/worker.ts', out: 'worker' },
      { in: 'api/commands/prepare.ts', out: 'prepare' },
      ...heavy.map((file) => ({ in: `api/jobs/heavy/${file}`, out: `heavy/${file.slice(0, -3)}` })),
    ].filter((entry) => existsSync(join(root, entry.in))),
    outdir: 'dist',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    alias: { '#domain': './api/domain' },
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
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

/** Builds what changed since the last build, or only the part named; nothing at all on a second start. */
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
  ensureInstalled();
  await build(process.argv[2]);
}
