import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aBupot } from '../../fixtures/builders/a-bupot.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { openDb } from '../connection.ts';
import type { Db } from '../database.ts';
import { insertBupots } from './bupot/bupot.ts';
import { searchBupots } from './search.ts';

const ours = scopeOf('rina', 'sagara');
const theirs = { ...ours, companyId: 'another' };
let dir: string;
let db: Db;

const slip = (companyId: string, n: number) =>
  aBupot('BPPU', {
    id: `${companyId}-${n}`,
    companyId,
    number: null,
    reference: `BP-${n}`,
    date: `2025-10-${String(n).padStart(2, '0')}`,
    payeeName: n % 10 === 0 ? 'CV Zq Karya' : 'PT Penerima',
  });

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'patuh-search-'));
  db = await openDb({ dataDir: dir });
  await db.migrate();
  const days = Array.from({ length: 30 }, (_, at) => at + 1);
  for (const scope of [ours, theirs])
    await db.transact((tx) =>
      insertBupots(
        tx,
        scope,
        days.map((n) => slip(scope.companyId, n)),
      ),
    );
});
afterAll(async () => {
  await db.close();
  rmSync(dir, { recursive: true, force: true });
});

const found = async (q: string, limit = 8): Promise<string[]> =>
  (await searchBupots(ours, db.read, { q, limit, today: '2025-11-15' })).map(({ id }) => id.replace(/^.*-/, ''));

describe('slips looked for by words', () => {
  it.each([
    ['penerima', ['29', '28', '27']],
    ['karya', ['30', '20', '10']],
    ['zq', ['30', '20', '10']],
    ['bp-17', ['17']],
    ['qx', []],
  ])('are the newest of the company with the words in them: %s', async (q, ids) => {
    expect(await found(q, 3)).toEqual(ids);
  });

  it('are not counted: that would be a look at every slip of a large company', async () => {
    const select = vi.spyOn(db.read, 'select');
    await found('cv');
    await found('zq k');
    const columns = select.mock.calls.map(([fields]) => Object.keys(fields ?? {}));
    expect(columns.length).toBeGreaterThan(0);
    // Counting the matches of the word index reads only the index, and stops at its limit.
    expect(columns.filter((fields) => fields.includes('count')).length).toBeLessThanOrEqual(1);
    select.mockRestore();
  });
});
