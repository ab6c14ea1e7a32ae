import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { freePort } from './api/commands/free-port.mjs';
import { findChromium } from './tests/chromium.mjs';
import { noonAhead } from './tests/e2e/clock.ts';

// Set once by the runner's main process; its workers inherit them.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= join(tmpdir(), `patuh-e2e-${process.pid}`);
process.env.E2E_CLOCK_AHEAD_MS ??= String(noonAhead(Date.now()));
const baseURL = `http://localhost:${process.env.E2E_PORT}`;

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalTeardown: './tests/e2e/teardown.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // A person mostly waits: four workers use two cores.
  workers: 4,
  // A busy machine is slow: this limit ends tests that hang, and does not judge speed.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  webServer: {
    command: 'node api/commands/start.mjs',
    url: `${baseURL}/health`,
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      CLOCK_AHEAD_MS: process.env.E2E_CLOCK_AHEAD_MS,
    },
    reuseExistingServer: false,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
  use: {
    baseURL,
    // The longest wait for one action, so that a failure is reported at its line.
    actionTimeout: 90_000,
    locale: 'id-ID',
    // Animations are rendered many times a second and nobody looks at them.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Asia/Jakarta',
    // Costs a fifth of every journey; for a journey that fails.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: process.env.TRACE ? 'only-on-failure' : 'off',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'sign-in', testMatch: /.*\.setup\.ts/ },
    {
      name: 'wide',
      testMatch: /.*\.spec\.ts/,
      testIgnore: process.env.PICTURES ? /\.narrow\.spec/ : /\.narrow\.spec|pictures/,
      dependencies: ['sign-in'],
      use: { viewport: wide },
    },
    {
      name: 'narrow',
      testMatch: /.*\.spec\.ts/,
      testIgnore: /\.wide\.spec/,
      dependencies: ['sign-in'],
      use: { viewport: narrow, hasTouch: true },
    },
  ],
});
