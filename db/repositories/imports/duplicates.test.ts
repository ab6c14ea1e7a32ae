import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBupot } from '../../../fixtures/builders/a-bupot.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { openDb } from '../../connection.ts';
import type { Db } from '../../database.ts';
import { dialect } from '../../dialect/columns.ts';
import { insertBupots } from '../bupot/bupot.ts';
import { bupotsOfPayments, duplicateQuestions } from './duplicates.ts';

const ours = scopeOf('rina', 'sagara');
// On PostgreSQL duplicates are tested over HTTP.
const onSqlite = dialect === 'sqlite' ? describe : describe.skip;

let dir: string;
let db: Db;

const slips = [
  aBupot('BPNR', { id: 'newer', companyId: ours.companyId, payeeNpwp: 'AB-1', period: '2025-10', createdAt: 2 }),
  aBupot('BPNR', { id: 'older', companyId: ours.companyId, payeeNpwp: 'ab-1', period: '2025-10', createdAt: 1 }),
  aBupot('BPNR', { id: 'september', companyId: ours.companyId, payeeNpwp: 'AB-1', period: '2025-09' }),
  aBupot('BPNR', { id: 'gone', companyId: ours.companyId, payeeNpwp: 'AB-1', period: '2025-10', status: 'CANCELED' }),
  aBupot('BPNR', { id: 'own', companyId: ours.companyId, payeeNpwp: 'AB-1', period: '2025-10', importId: 'this' }),
  aBupot('BPNR', { id: 'theirs', companyId: 'another', payeeNpwp: 'AB-1', period: '2025-10' }),
  aBupot('SP', { id: 'nobody', companyId: ours.companyId, payeeNpwp: null, period: '2025-10', createdAt: 3 }),
];

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'patuh-twins-'));
  if (dialect !== 'sqlite') return;
  db = await openDb({ dataDir: dir });
  await db.migrate();
  await db.transact((tx) => insertBupots(tx, ours, slips));
});
afterAll(async () => {
  await db?.close();
  rmSync(dir, { recursive: true, force: true });
});

const idsOf = async (...payments: Parameters<typeof bupotsOfPayments>[2]): Promise<string[]> =>
  (await bupotsOfPayments(ours, db.read, payments, 'this')).map(({ id }) => id);

onSqlite('slips of payments', () => {
  it('are those of kind, month and payee in either spelling, the oldest first, this import apart', async () => {
    const toPayee = { kind: 'BPNR', period: '2025-10', payee: 'ab-1' };
    expect(await idsOf(toPayee)).toEqual(['older', 'newer']);
    expect(await idsOf({ kind: 'SP', period: '2025-10', payee: '' }, toPayee)).toEqual(['older', 'newer', 'nobody']);
    expect(await idsOf({ ...toPayee, kind: 'BP26' })).toEqual([]);
    expect(await idsOf()).toEqual([]);
  });

  it.each(Object.entries(duplicateQuestions))(
    '%s: one look for each, however many slips there are',
    async (_, build) => {
      const { sql } = build(db.read).toSQL();
      const bound = Array.from(sql.matchAll(/\?/g), () => '[]');
      const plan = await db.rows<{ detail: string }>(`explain query plan ${sql}`, bound);
      expect(plan.map(({ detail }) => detail)).toContain(
        'SEARCH bupot USING INDEX bupot_payee (company_id=? AND payee_npwp=? AND period=?)',
      );
    },
  );
});
