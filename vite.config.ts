import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/**
 * Beside each worker V8 collects garbage and optimizes functions in threads of its own, a quarter of the processor time
 * of API tests, while another worker waits for the core. Garbage is collected by the worker itself, and a function is
 * optimized after fifteen times the usual budget (in bytes of bytecode run), because most code runs a few hundred times.
 * From Node 24 on V8 has other budgets.
 */
const LITTLE_BESIDE = [
  '--single-threaded-gc',
  ...(Number.parseInt(process.versions.node, 10) < 24 ? ['--interrupt-budget=1000000'] : []),
];

export default defineConfig({
  root: 'src',
  publicDir: 'public',
  plugins: [react()],
  // The name by which vitest looks for `@vitest-environment browser`.
  resolve: {
    alias: { 'vitest-environment-browser': fileURLToPath(new URL('tests/screens/browser.ts', import.meta.url)) },
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    sourcemap: false,
    chunkSizeWarningLimit: 1200,
    // A page of a hundred small files waits for a hundred answers: the frame is one file, what screens share a few.
    rolldownOptions: {
      output: {
        // Parts that lie in one file still begin in the order they are imported in.
        strictExecutionOrder: true,
        codeSplitting: {
          groups: [
            { name: 'frame', tags: ['$initial'], priority: 2 },
            {
              name: 'shared',
              // A language is a file of its own: nobody reads two at once.
              test: (id) => !id.includes('/domain/messages/'),
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 100_000,
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
    // A busy machine is slow, not wrong: this ends what hangs, and judges no speed.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Modules are loaded once by each worker, not by each file: what a test needs it makes anew, and nothing is mocked.
    isolate: false,
    // The default leaves one core of two idle.
    maxWorkers: 2,
    // What a test makes is soon forgotten: with more room for what is new, an eighth of the work of looking for it is saved.
    execArgv: ['--max-semi-space-size=64', ...LITTLE_BESIDE],
    // A source is read once by all runs, not once by each.
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
