import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { billingRefusals } from '../../api/gateways/djp/billing/port.ts';
import type { BillingBooks } from '../../api/gateways/djp/billing/simulator/books.ts';
import { simulatedBillingOffice } from '../../api/gateways/djp/billing/simulator/desk.ts';
import { fileBillingOffice } from '../../api/gateways/djp/file.ts';
import { openDb } from '../../db/connection.ts';
import { dialect } from '../../db/dialect/columns.ts';
import { databaseBillingBooks } from '../../db/repositories/office/office-billings.ts';
import { freshDatabase, noRows } from '../fresh-database.ts';
import { badDays } from './billing/bad-days.ts';
import { issuing } from './billing/issuing.ts';
import { paying } from './billing/paying.ts';
import { anOrder, asked, billingVisitor, type OpenBilling, START } from './billing/visit.ts';
import { memoryBillingBooks } from './memory-books.ts';
import { servedOffice } from './served-office.ts';

/** What the office's side of billing codes must do, whatever stands behind it. */
const billingContract = (name: string, open: () => Promise<OpenBilling>): void => {
  describe(`billing office: ${name}`, () => {
    const visit = billingVisitor();
    beforeEach(async () => visit.enter(await open()));
    afterEach(() => visit.leave());

    issuing(visit);
    paying(visit);
    badDays(visit);
  });
};

const simulated = (books: BillingBooks, clock = { now: START }) => ({
  clock,
  ...simulatedBillingOffice({
    books,
    now: () => clock.now,
    wait: async (ms) => {
      clock.now += ms;
    },
  }),
});

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

billingContract('simulator in memory', async () => ({
  ...simulated(memoryBillingBooks()),
  close: async () => undefined,
}));

billingContract('simulator over HTTP', async () => {
  const { billingOffice: office, counter, clock, close } = await servedOffice();
  return { office, counter, clock, close };
});

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
    const money = { ...asked(issued.value.code), amount: anOrder().amount };
    const receipt = await before.office.settle(money, 'm');
    const { office } = simulated(databaseBillingBooks(db));
    expect([await office.issue(anOrder(), 'k'), await office.settle(money, 'm')]).toEqual([issued, receipt]);
    await close();
  });
});

describe('file exchange', () => {
  it('can do nothing for billing codes, and says so', async () => {
    const office = fileBillingOffice();
    const no = { kind: 'refused', code: 'NOT_SUPPORTED' };
    const code = asked('012345678901234');
    expect(await office.issue(anOrder(), 'k')).toMatchObject(no);
    expect(await office.inquire(code)).toMatchObject(no);
    expect(await office.settle({ ...code, amount: 100 }, 'm')).toMatchObject(no);
    expect(await office.confirm({ ...code, ntpn: 'A'.repeat(16) })).toMatchObject(no);
    expect(billingRefusals).not.toContain('NOT_SUPPORTED');
  });
});
