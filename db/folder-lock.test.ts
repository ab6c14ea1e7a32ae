import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { FolderInUse, holdFolder } from './folder-lock.ts';
import { SQLITE_MODULE } from './sqlite-module.mjs';

const dataDir = mkdtempSync(join(tmpdir(), 'patuh-lock-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const elsewhere = (then: string) =>
  spawnSync(
    process.execPath,
    [
      '-e',
      `const handle = new (require('${SQLITE_MODULE}'))(process.argv[1], { timeout: 0 });
       try { handle.exec('begin immediate'); ${then} } catch (error) { console.log(error.code); }`,
      join(dataDir, 'server.lock'),
    ],
    { encoding: 'utf8' },
  );

describe('a data folder', () => {
  it('is held by one at a time, and the other is told by whom', () => {
    const release = holdFolder(dataDir);
    expect(() => holdFolder(dataDir)).toThrow(FolderInUse);
    expect(() => holdFolder(dataDir)).toThrow(`process ${process.pid} works on it`);
    release();
    holdFolder(dataDir)();
  });

  it('is held against other processes, and free again after whoever held it was killed', () => {
    const release = holdFolder(dataDir);
    expect(elsewhere("console.log('held')").stdout).toBe('SQLITE_BUSY\n');
    release();
    expect(elsewhere("process.kill(process.pid, 'SIGKILL')").signal).toBe('SIGKILL');
    holdFolder(dataDir)();
  });

  it('is not held where the lock itself cannot be read', () => {
    const torn = mkdtempSync(join(dataDir, 'torn-'));
    writeFileSync(join(torn, 'server.lock'), 'x'.repeat(5_000));
    expect(() => holdFolder(torn)).toThrow(expect.objectContaining({ code: 'SQLITE_NOTADB' }));
  });
});
