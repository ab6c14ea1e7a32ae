import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bupot } from '#domain/bupot/record.ts';
import { aBupot } from '../../../fixtures/builders/a-bupot.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { openDb } from '../../connection.ts';
import type { Db } from '../../database.ts';
import { insertBupots } from '../bupot/bupot.ts';
import { listsOf, type PrintedSlip, slips as source } from './source.ts';

const ours = scopeOf('rina', 'sagara');
let dir: string;
let db: Db;

const slip = (id: string, over: Partial<Bupot>): Bupot =>
  aBupot('BPPU', { id, companyId: ours.companyId, number: `25${id}`, reference: id, returnId: 'first', ...over });

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'patuh-tables-'));
  db = await openDb({ dataDir: dir });
  await db.migrate();
  await db.transact((tx) =>
    insertBupots(tx, ours, [
      slip('c', { date: '2025-10-02' }),
      slip('b', { date: '2025-10-05' }),
      slip('a', { date: '2025-10-05' }),
      slip('direct', { date: '2025-10-01', paymentOption: 'DIRECT' }),
      slip('taken', { date: '2025-10-03', returnId: 'second', issuedAt: 100 }),
      slip('later', { date: '2025-10-04', returnId: 'second', issuedAt: 300 }),
      slip('foreign', { date: '2025-10-01', companyId: 'another' }),
      aBupot('BPNR', { id: 'other', companyId: ours.companyId, number: '25other', returnId: 'first' }),
    ]),
  );
});
afterAll(async () => {
  await db.close();
  rmSync(dir, { recursive: true, force: true });
});

const held = { id: 'first', newer: ['second'], postedAt: 200 };
const lists = listsOf<never, PrintedSlip>(source);
const printed = async (table: Parameters<typeof lists.printed>[3], most = 100) => {
  const { documents, more } = await lists.printed(ours, db.read, held, table, most);
  return [documents.map(({ id }) => id), more];
};

describe('a printed list of a return', () => {
  it('names its slips by day and number, with those a later version has taken over since', async () => {
    expect(await printed({ kinds: ['BPPU'] })).toEqual([['direct', 'c', 'taken', 'a', 'b'], 0]);
    expect(await printed({ kinds: ['BPPU', 'BPNR'], group: 'direct' })).toEqual([['direct'], 0]);
    expect(await printed({ kinds: ['SP'] })).toEqual([[], 0]);
  });

  it('names so many of them and says how many there are besides', async () => {
    expect(await printed({ kinds: ['BPPU'] }, 2)).toEqual([['direct', 'c'], 3]);
    expect(await printed({ kinds: ['BPPU'] }, 5)).toEqual([['direct', 'c', 'taken', 'a', 'b'], 0]);
  });

  it('has the amounts of a slip in rupiah', async () => {
    const { documents } = await lists.printed(ours, db.read, held, { kinds: ['BPNR'] }, 1);
    const { gross, base, rate, tax, borne } = aBupot('BPNR');
    expect(documents).toMatchObject([{ gross, base, rate, tax, borne }]);
  });
});
