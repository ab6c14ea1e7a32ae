import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aFaktur } from '../../fixtures/builders/a-faktur.ts';
import { aScope } from '../../fixtures/builders/a-scope.ts';
import { freshDatabase, noRows } from '../../tests/fresh-database.ts';
import { openDb } from '../connection.ts';
import type { Db } from '../database.ts';
import { faktur } from '../tables.ts';
import { insertFakturs } from './faktur/faktur.ts';
import { removeAsRead, updateAlike, updateAsRead } from './optimistic-update.ts';

const ours = aScope('company-a');
const theirs = aScope('company-b');
const read = { id: 'one', version: 3, status: 'DRAFT' };
const next = { reason: 'later', version: 4 };

let dir: string;
let db: Db;
let drop: () => Promise<void>;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'patuh-as-read-'));
  const fresh = await freshDatabase(dir, noRows);
  drop = fresh.drop;
  db = await openDb({ dataDir: dir, url: fresh.url });
  await db.transact((tx) =>
    insertFakturs(tx, ours, [aFaktur({ id: read.id, companyId: ours.companyId, version: read.version })]),
  );
});
afterAll(async () => {
  await db.close();
  await drop();
  rmSync(dir, { recursive: true, force: true });
});

const stored = async () =>
  (
    await db.read.select({ version: faktur.version, reason: faktur.reason }).from(faktur).where(eq(faktur.id, read.id))
  )[0];

describe('a record that is not as it was read', () => {
  it.each([
    ['of another version', ours, { ...read, version: 2 }],
    ['in another state', ours, { ...read, status: 'APPROVED' }],
    ['of another company', theirs, read],
    ['that is not there', ours, { ...read, id: 'none' }],
  ])('is neither written over nor removed: %s', async (_, scope, as) => {
    const before = await stored();
    await db.transact(async (tx) => {
      expect(await updateAsRead(tx, scope, faktur, as, next)).toBe(false);
      expect(await removeAsRead(tx, scope, faktur, as)).toBe(false);
      if (as.status === read.status)
        expect([...(await updateAlike(tx, scope, faktur, [as], { reason: 'x' }))]).toEqual([]);
    });
    expect(await stored()).toEqual(before);
  });

  it('is so for the second of two who read it', async () => {
    const both = await db.transact(async (tx) => [
      await updateAsRead(tx, ours, faktur, read, next),
      await updateAsRead(tx, ours, faktur, read, { ...next, reason: 'second' }),
    ]);
    expect([both, await stored()]).toEqual([[true, false], { version: 4, reason: 'later' }]);
  });

  it('is told of each of many written alike', async () => {
    const written = await db.transact((tx) =>
      updateAlike(
        tx,
        ours,
        faktur,
        [
          { id: read.id, version: 4 },
          { id: 'none', version: 4 },
        ],
        { reason: 'alike' },
      ),
    );
    expect([[...written], await stored()]).toEqual([[read.id], { version: 5, reason: 'alike' }]);
  });
});
