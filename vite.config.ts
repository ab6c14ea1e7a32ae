import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/**
 * V8 collects garbage and optimizes functions in threads beside each worker, a quarter of the processor time of API
 * tests, while another worker waits for the core. Garbage is collected by the worker itself, and a function is
 * optimized after fifteen times the usual budget (in bytes of bytecode run). From Node 24 on V8 has other budgets.
 */
const LITTLE_BESIDE = [
  '--single-threaded-gc',
  ...(Number.parseInt(process.versions.node, 10) < 24 ? ['--interrupt-budget=1000000'] : []),
];

/** What the built front end does not need: schemas, and the exporter of react-admin, because files are written by the server. */
const REPLACED: Readonly<Record<string, URL>> = {
  zod: new URL('src/client/no-schemas.ts', import.meta.url),
  'jsonexport/dist/index.js': new URL('src/client/no-export.ts', import.meta.url),
};

/** Only the built front end has replacements; tests and the development server load the packages. */
const withoutUnused = (): Plugin => ({
  name: 'without unused packages',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => {
    const replacement = REPLACED[id];
    return replacement && fileURLToPath(replacement);
  },
});

export default defineConfig({
  root: 'src',
  publicDir: 'public',
  plugins: [react(), withoutUnused()],
  // The name by which vitest looks for `@vitest-environment browser`.
  resolve: {
    alias: { 'vitest-environment-browser': fileURLToPath(new URL('tests/screens/browser.ts', import.meta.url)) },
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    sourcemap: false,
    // Read by api/commands/page-files.mjs.
    manifest: true,
    chunkSizeWarningLimit: 1200,
    // A page of a hundred small files waits for a hundred responses: the layout is one file, shared parts are a few.
    rolldownOptions: {
      output: {
        // Parts that lie in one file still begin in the order they are imported in.
        strictExecutionOrder: true,
        codeSplitting: {
          groups: [
            // One file per language. The texts of the first pages are separate.
            { name: 'id', test: /\/messages\/id\/first\.ts$/, priority: 6 },
            { name: 'en', test: /\/messages\/en\/first\.ts$/, priority: 6 },
            { name: 'records', test: /\/domain\/(?:records\/index|definition\/record-words)\.ts$/, priority: 6 },
            { name: 'id-rest', test: /\/messages\/id\//, priority: 5 },
            { name: 'en-rest', test: /\/messages\/en\//, priority: 5 },
            { name: 'frame', tags: ['$initial'], priority: 7 },
            { name: 'list', test: /\/ui\/list\/DocumentList\.tsx$/, priority: 3 },
            { name: 'invoices', test: /\/FakturListScreen\.tsx$/, priority: 2 },
            { name: 'home', test: /\/shell\/Home\.tsx$/, priority: 2 },
            {
              name: 'shared',
              minShareCount: 2,
              entriesAware: true,
              priority: 1,
            },
          ],
        },
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/main/api', '/admin/api', '/public/api', '/demo/api', '/main/switch-company', '/logout'].map((path) => [
        path,
        { target: `http://127.0.0.1:${process.env.API_PORT ?? 4301}`, changeOrigin: false },
      ]),
    ),
  },
  test: {
    root: '.',
    environment: 'node',
    // A busy machine is slow: this limit ends tests that hang, and does not judge speed.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Modules are loaded once by each worker: tests create what they need, and nothing is mocked.
    isolate: false,
    // The default leaves one core of two idle.
    maxWorkers: 2,
    // Most objects of a test are short-lived: a larger young generation saves an eighth of the garbage collection.
    execArgv: ['--max-semi-space-size=64', ...LITTLE_BESIDE],
    // Transformed sources are cached across runs.
    experimental: { fsModuleCache: true, fsModuleCachePath: fileURLToPath(new URL('.cache/modules', import.meta.url)) },
    env: { TZ: 'Asia/Jakarta' },
    include: [
      'api/**/*.test.ts',
      'db/**/*.test.ts',
      'src/**/*.test.{ts,tsx}',
      'fixtures/**/*.test.ts',
      'tests/**/*.test.ts',
    ],
    exclude: ['tests/e2e/**', 'node_modules/**'],
  },
});
