import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const dataDir = mkdtempSync(join(tmpdir(), 'patuh-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

describe('without the demo and without a key', () => {
  it.each(['api/server.ts', 'api/commands/first-account.ts'])('%s does not start, and says what to do', (command) => {
    const { DATABASE_URL: _, ...env } = process.env;
    const run = spawnSync(process.execPath, ['--import', 'tsx', command, '--name', 'A', '--company', 'B'], {
      encoding: 'utf8',
      input: 'panjang dan mudah diingat\n',
      env: { ...env, DATA_DIR: join(dataDir, 'x'), DEMO: 'off', PORT: '0', SECRETS_KEY: '' },
      timeout: 60_000,
    });
    expect(run.status).toBe(1);
    expect(run.stderr).toContain('SECRETS_KEY: without the demo a key is needed');
    expect(run.stderr).toContain('openssl rand -base64 48');
    expect(run.stderr).not.toContain('    at ');
    expect(existsSync(join(dataDir, 'x'))).toBe(false);
  });
});
