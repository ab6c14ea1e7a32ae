import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookedTypes } from '#domain/cocokkan/sides.ts';
import { aFaktur } from '../../../fixtures/builders/a-faktur.ts';
import { aScope } from '../../../fixtures/builders/a-scope.ts';
import { openDb } from '../../connection.ts';
import type { Db } from '../../database.ts';
import { dialect } from '../../dialect/columns.ts';
import { bookedOf } from './booked.ts';
import { insertFakturs } from './faktur.ts';

let dir: string;
let db: Db;
const scope = aScope('company-a');
// PostgreSQL's answers are tested with its list.
const onSqlite = dialect === 'sqlite' ? describe : describe.skip;

const invoice = (id: string, period: string, more: Partial<ReturnType<typeof aFaktur>> = {}) => ({
  ...aFaktur({ id, companyId: 'company-a', status: 'APPROVED', date: `${period}-10`, period, code: '04', ...more }),
  ppn: '110000.00',
});

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'patuh-booked-'));
  if (dialect !== 'sqlite') return;
  db = await openDb({ dataDir: dir });
  await db.migrate();
  await db.transact(async (tx) => {
    await insertFakturs(tx, scope, [
      invoice('approved', '2025-03', { term: 'CASH_ADVANCE' }),
      invoice('settled', '2025-04', { term: 'PAID', advanceOf: 'approved' }),
      invoice('draft', '2025-03', { status: 'DRAFT', number: null }),
      invoice('canceled', '2025-03', { status: 'CANCELED' }),
      invoice('collected', '2025-04', { code: '02' }),
      invoice('later', '2025-05'),
      invoice('elsewhere', '2025-03', { companyId: 'company-b' }),
    ]);
    await insertFakturs(tx, scope, [
      { ...invoice('back', '2025-04'), type: 'RETURN_OUT', originNumber: '04002500000000001' },
    ]);
  });
});
afterAll(async () => {
  await db?.close();
  rmSync(dir, { recursive: true, force: true });
});

onSqlite('the documents books are held against', () => {
  it('are those at the office of a span, with their contract, returns below zero, and ended ones counting nothing', async () => {
    const found = await Promise.all(
      bookedTypes.out.map((type) => bookedOf(scope, db.read, type, { from: '2025-03', to: '2025-04' })),
    );
    const rows = found
      .flat()
      .map(({ id, family, isValid: state, contract, ppn }) => [id, family, state, contract, ppn > 0]);
    expect(rows.sort()).toEqual([
      ['approved', 'faktur', true, 'approved', true],
      ['back', 'retur', true, null, false],
      ['canceled', 'faktur', false, null, true],
      ['collected', 'faktur', true, null, false],
      ['settled', 'faktur', true, 'approved', true],
    ]);
  });
});
