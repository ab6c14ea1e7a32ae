import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './root.mjs';

const src = join(root, 'src');
/** Outside the table of routes, because they have no page of their own. */
const OTHERS = [{ path: '/login', module: 'shell/Login.tsx', words: 'all' }];

const unloaded = {
  name: 'screens stay unloaded',
  setup: (it) =>
    it.onResolve({ filter: /./ }, ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      return { path: path.startsWith('.') ? join(resolveDir, path) : path, external: true };
    }),
};

const readRoutes = async (folder) => {
  const file = join(folder, '.routes.mjs');
  await build({
    absWorkingDir: root,
    stdin: {
      contents: `export { routes } from './app/routes.ts'; export { addressPattern } from './client/exists.ts';`,
      resolveDir: src,
    },
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    packages: 'external',
    alias: { '#domain': './api/domain' },
    loader: { '.css': 'empty' },
    logLevel: 'warning',
    plugins: [unloaded],
  });
  try {
    const { routes, addressPattern } = await import(pathToFileURL(file).href);
    const read = routes.map(({ path, screen }) => ({
      path,
      words: screen.words,
      module: /import\("([^"]+)"\)/.exec(String(screen.source))?.[1]?.slice(src.length + 1),
    }));
    return [...read.filter(({ module }) => module), ...OTHERS].map(({ path, module, words }) => ({
      address: addressPattern(path).source,
      module,
      words,
    }));
  } finally {
    rmSync(file);
  }
};

/** A script of its own, not part of the entry: it runs before the entry has been loaded. */
const buildEarly = async (web) => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [join(src, 'app/early.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    alias: { '#domain': './api/domain' },
    logLevel: 'warning',
    write: false,
  });
  const script = outputFiles[0].contents;
  const name = `assets/early-${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`;
  writeFileSync(join(web, name), script);
  return name;
};

/** Style sheets last. From Vite's manifest. */
const filesOf = (manifest, key, left = new Set()) => {
  const scripts = [];
  const styles = [];
  const visit = (name) => {
    const chunk = manifest[name];
    if (!chunk || left.has(name)) return;
    left.add(name);
    for (const one of chunk.imports ?? []) visit(one);
    scripts.push(chunk.file);
    styles.push(...(chunk.css ?? []));
  };
  visit(key);
  return [...new Set([...styles, ...scripts])];
};

export const writePageFiles = async (web) => {
  const manifestFile = join(web, '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const entry = new Set(filesOf(manifest, 'index.html'));
  const beside = (module) => filesOf(manifest, module).filter((file) => !entry.has(file));
  const routes = await readRoutes(web);
  const missing = routes.filter(({ module }) => !manifest[module]);
  if (missing.length > 0) throw new Error(`screens without a file: ${missing.map(({ module }) => module).join(', ')}`);
  const wordsOf = (locale, parts) => parts.flatMap((part) => beside(`../api/domain/messages/${locale}/${part}.ts`));
  const words = (parts) => ({ id: wordsOf('id', parts), en: wordsOf('en', parts) });
  const pageFiles = {
    early: await buildEarly(web),
    words: { first: words(['first']), all: words(['first', 'rest']) },
    pages: routes.map(({ address, module, words: needed }) => ({ address, words: needed, files: beside(module) })),
  };
  rmSync(join(web, '.vite'), { recursive: true });
  writeFileSync(join(web, '.page-files.json'), JSON.stringify(pageFiles));
};
