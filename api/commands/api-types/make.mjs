import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../root.mjs';
import { fingerprint } from '../sources.mjs';

const FOLDER = join(root, '.cache/api-types');
const TYPES = join(FOLDER, 'calls.d.ts');
const SOURCES = ['api', 'db', 'package-lock.json'];

const stamped = (name, value) => {
  const file = join(FOLDER, `.${name}.stamp`);
  return {
    isFresh: existsSync(TYPES) && existsSync(file) && readFileSync(file, 'utf8') === value,
    write: () => writeFileSync(file, value),
  };
};

/** Bundled first: loading the sources one by one takes three times as long. */
const describe = async () => {
  const { build } = await import('esbuild');
  const outfile = join(FOLDER, 'describe.mjs');
  await build({
    absWorkingDir: root,
    entryPoints: ['api/commands/describe-api.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    alias: { '#domain': './api/domain' },
    packages: 'external',
    outfile,
    logLevel: 'warning',
  });
  const { describedApi } = await import(`${pathToFileURL(outfile).href}?${Date.now()}`);
  return describedApi();
};

export const makeApiTypes = async () => {
  mkdirSync(FOLDER, { recursive: true });
  const sources = stamped('sources', fingerprint(...SOURCES));
  if (sources.isFresh) return;
  const { callsOf, reduced } = await import('./calls.mjs');
  const description = reduced(await describe());
  const hash = createHash('sha256')
    .update(JSON.stringify(description))
    .update(readFileSync(new URL('calls.mjs', import.meta.url)));
  const described = stamped('description', hash.digest('hex'));
  if (!described.isFresh) {
    const { typesOf } = await import('./openapi-to-types.mjs');
    writeFileSync(TYPES, `${await typesOf(description)}\n${callsOf(description)}`);
    described.write();
  }
  sources.write();
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await makeApiTypes();
