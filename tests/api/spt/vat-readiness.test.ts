import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Faktur } from '#domain/faktur/record.ts';
import type { Permission } from '#domain/permissions.ts';
import type { VatReadiness } from '#domain/spt/ppn/readiness.ts';
import { insertFakturs } from '../../../db/repositories/faktur/faktur.ts';
import { companyRoles, memberships } from '../../../db/tables.ts';
import { aFaktur } from '../../../fixtures/builders/a-faktur.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { people } from '../../../fixtures/cast/people.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';

let app: TestApp;
let rina: Client;
const companyId = companies.sagara.id;
const PATH = '/efaktur/spt/ctas/posting/readiness';

/** Each of Rp 15.000.000, PPN Rp 1.650.000. */
const planted: readonly (Partial<Faktur<string>> & { readonly id: string })[] = [
  { id: 'draft', type: 'OUT', status: 'DRAFT' },
  { id: 'faulty', type: 'OUT', status: 'DRAFT', errorCount: 2 },
  { id: 'going', type: 'OUT', status: 'IN_PROGRESS' },
  { id: 'refused', type: 'OUT', status: 'REJECTED' },
  { id: 'approved', type: 'OUT', status: 'APPROVED' },
  { id: 'collected', type: 'OUT', status: 'APPROVED', code: '02' },
  { id: 'proven', type: 'OUT', status: 'APPROVED', code: '03', collectorNtpn: '0123456789ABCDEF' },
  { id: 'asked', type: 'OUT', status: 'WAITING_FOR_CANCELLATION' },
  { id: 'next', type: 'OUT', status: 'DRAFT', date: '2025-11-02' },
  { id: 'undecided', type: 'IN', status: 'APPROVED' },
  { id: 'oldest', type: 'IN', status: 'APPROVED', date: '2025-07-02' },
  { id: 'over', type: 'IN', status: 'APPROVED', date: '2025-06-02' },
  { id: 'seller', type: 'IN', status: 'WAITING_FOR_AMENDMENT', creditPeriod: '2025-10' },
  { id: 'credited', type: 'IN', status: 'CREDITED', creditPeriod: '2025-10' },
  { id: 'back', type: 'RETURN_OUT', status: 'WAITING_FOR_APPROVAL', originId: 'approved' },
  { id: 'ours', type: 'RETURN_IN', status: 'DRAFT', originId: 'credited' },
  { id: 'pib', type: 'DOC_IN', status: 'APPROVED', code: '14', documentKind: 'PIB' as never },
];

beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  await app.deps.db.transact((tx) =>
    insertFakturs(
      tx,
      scopeOf('rina', 'sagara'),
      planted.map((one, at) => aFaktur({ companyId, number: `04002500000001${at + 100}`, ...one } as Partial<Faktur>)),
    ),
  );
});
afterAll(() => app.close());

const viewOf = (who = rina, period = '2025-10') => who.get<VatReadiness>(`${PATH}?period=${period}`);

it('shows what is open in the masa, with its money, its last day and what being late costs', async () => {
  const { rows } = await viewOf();
  expect(rows.map(({ key, count, amount, grave }) => [key, count, amount, grave])).toEqual([
    ['unsent', 3, '4950000.00', true],
    ['faults', 1, '1650000.00', true],
    ['refused', 1, '1650000.00', true],
    ['buyerAsked', 1, '1650000.00', false],
    ['receiptless', 1, '1650000.00', false],
    ['undecided', 2, '3300000.00', true],
    ['sellerAsks', 1, '1650000.00', false],
    ['returnsOut', 1, '1650000.00', false],
    ['returnsIn', 1, '1650000.00', false],
    ['documentsUndecided', 1, '1650000.00', false],
  ]);
  // 1% of Rp 45.000.000.
  expect(rows[0]).toMatchObject({ until: '2025-11-20', late: false, cost: { value: '450000.00' } });
  expect(rows.find(({ key }) => key === 'undecided')).toMatchObject({ last: 1, until: null });
  expect((await viewOf(rina, '2024-01')).rows).toEqual([]);
  expect((await rina.request('GET', `${PATH}?period=2025-13`)).status).toBe(422);
});

it('leads to the list of exactly what it counts', async () => {
  const lists: Readonly<Record<string, string>> = { out: 'out', in: 'in', 'document/in': 'document/in' };
  const { rows } = await viewOf();
  const found = rows.filter(({ to }) => new URL(to, 'http://x').pathname.replace('/main/efaktur-v2/', '') in lists);
  expect(found.length).toBeGreaterThan(5);
  for (const { key, count, to } of found) {
    const { pathname, searchParams } = new URL(to, 'http://x');
    const filter = Object.fromEntries(
      [...searchParams].map(([name, value]) => {
        if (name === 'status') return [name, value.split(',')];
        return [name, ['true', 'false'].includes(value) ? value === 'true' : value];
      }),
    );
    const requests = encodeURIComponent(JSON.stringify(filter));
    const list = await rina.get<unknown[]>(
      `${pathname.replace('/main/efaktur-v2', '/efaktur')}/ctas?filter=${requests}`,
    );
    expect([key, list.length]).toEqual([key, count]);
  }
});

it('is shown row by row with the permission for the list, of the own company, and not without that for returns', async () => {
  const holding = async (...keys: Permission[]) => {
    await app.plant(async (tx) => {
      await tx.db.delete(companyRoles).where(eq(companyRoles.name, 'Kartu'));
      await tx.db.insert(companyRoles).values({ id: app.deps.newId(), companyId, name: 'Kartu', keys });
      await tx.db.update(memberships).set({ role: 'Kartu' }).where(eq(memberships.userId, people.budi.id));
    });
    return app.as('budi');
  };
  expect((await viewOf(await holding('EFAKTUR_SPT_VIEW'))).rows).toEqual([]);
  const lists = await holding('EFAKTUR_DOC_CREATE');
  expect((await lists.request('GET', `${PATH}?period=2025-10`)).status).toBe(403);
  expect((await viewOf(await app.as('hendra', 'bentala'))).rows).toEqual([]);
});
