import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDb } from '../../db/connection.ts';
import { dialect } from '../../db/dialect/columns.ts';
import { databaseBillingBooks } from '../../db/repositories/office/office-billings.ts';
import { freshDatabase, noRows } from '../fresh-database.ts';
import { billingContract, simulated } from './billing/contract.ts';
import { anOrder, request } from './billing/visit.ts';

const inDatabase = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'patuh-billing-office-'));
  const { url, drop } = await freshDatabase(dataDir, noRows);
  const db = await openDb({ dataDir, url });
  const close = async () => {
    await db.close();
    await drop();
    rmSync(dataDir, { recursive: true });
  };
  return { db, close };
};

billingContract(`simulator with its books on ${dialect}`, async () => {
  const { db, close } = await inDatabase();
  return { ...simulated(databaseBillingBooks(db)), close };
});

describe('the simulated office', () => {
  it('knows after a restart what it knew before', async () => {
    const { db, close } = await inDatabase();
    const before = simulated(databaseBillingBooks(db));
    const issued = await before.office.issue(anOrder(), 'k');
    if (issued.kind !== 'done') throw new Error('no code');
    const money = { ...request(issued.value.code), amount: anOrder().amount };
    const receipt = await before.office.settle(money, 'm');
    const { office } = simulated(databaseBillingBooks(db));
    expect([await office.issue(anOrder(), 'k'), await office.settle(money, 'm')]).toEqual([issued, receipt]);
    await close();
  });
});
