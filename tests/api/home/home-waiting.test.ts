import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutputVat, PriceOfWaiting, Risks, WaitingPlan } from '#domain/home/waiting-schema.ts';
import { insertFakturs } from '../../../db/repositories/faktur/faktur.ts';
import { aFaktur } from '../../../fixtures/builders/a-faktur.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { billings } from '../billing/billing-client.ts';
import { issued } from '../bupot/bupot-client.ts';
import { fakturs } from '../faktur/faktur-client.ts';
import { filedByOffice, spts } from '../spt/spt-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const slip = (period: string, tax: string) => ({ period, date: `${period}-28`, tax, kapKjs: '411124-100' });
const price = () => rina.get<PriceOfWaiting>('/home/waiting');

describe('the price of waiting', () => {
  it('is nothing today where nothing is late: a PKP files the masa that has ended, whatever its contents', async () => {
    expect(await price()).toMatchObject({
      days: ['2025-11-15', '2025-11-16', '2025-11-30', '2025-12-31', '2026-01-31'],
      rows: [{ key: 'PPN 2025-10', amount: '0.00', dueDay: '2025-12-01', on: [{ total: '0.00' }, {}, {}, {}, {}] }],
    });
  });

  it('counts slips outside a return, a posted return and a code, each once', async () => {
    await issued(app, 'BPPU', slip('2025-08', '10000000.00'));
    await issued(app, 'BPPU', slip('2025-09', '4000000.00'));
    const posted = await spts(app, rina).posted('2025-09');
    await issued(app, 'BPPU', slip('2025-06', '7000000.00'));
    const filed = await spts(app, rina).posted('2025-06');
    await filedByOffice(app, filed.id);
    await billings(rina).create({
      kap: '411126',
      kjs: '100',
      periodFrom: '2025-09',
      periodTo: '2025-09',
      amount: '2000000',
    });
    await app.drainJobs();
    const { rows, all } = await price();
    expect(rows.map(({ key, period, dueDay, amount }) => [key.split(' ')[0], period, dueDay, amount])).toEqual([
      ['UNIFIKASI', '2025-08', '2025-09-15', '10000000.00'],
      ['spt', '2025-09', '2025-10-15', '4000000.00'],
      ['PPN', '2025-10', '2025-12-01', '0.00'],
      ['billing', '2025-09', '2025-10-15', '2000000.00'],
    ]);
    expect(rows[1]?.to).toBe(`/main/ebupot/unifikasi/spt/detail/${posted.id}`);
    // Due 15 September: two months begun until 15 November, three from the 16th on; the fine of Rp 100.000 since 20 September.
    const [first] = rows;
    const [today, tomorrow] = first?.on ?? [];
    const [interest, fine] = today?.explained?.inputs ?? [];
    expect([interest?.label, fine?.label, fine?.value]).toEqual(['calendar.interest.amount', 'spt.fine', '100000.00']);
    const months = (of: typeof interest) =>
      of?.inputs?.find(({ label }) => label === 'calendar.interest.months')?.value;
    const monthly = Number(interest?.value) / 2;
    expect([months(interest), months(tomorrow?.explained?.inputs?.[0])]).toEqual(['2', '3']);
    expect(Number(today?.total)).toBe(2 * monthly + 100_000);
    expect(Number(tomorrow?.total)).toBe(3 * monthly + 100_000);
    expect(all.map(({ total }) => Number(total))).toEqual(
      all.map((_, at) => rows.reduce((sum, { on }) => sum + Number(on[at]?.total), 0)),
    );
    expect(all.every(({ whole }) => whole)).toBe(true);
  });

  it('is least in an order for an amount a month', async () => {
    const plan = await rina.get<WaitingPlan>('/home/waiting/plan?monthly=6000000');
    expect(plan.cheapest.exact).toBe(true);
    expect(Number(plan.cheapest.total)).toBeLessThanOrEqual(Number(plan.byDueDay.total));
    expect(Number(plan.saved)).toBe(Number(plan.byDueDay.total) - Number(plan.cheapest.total));
    expect(plan.cheapest.payments.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(16_000_000);
    const never = await rina.request('GET', '/home/waiting/plan?monthly=1');
    expect([never.status, await never.json()]).toMatchObject([422, { errors: { monthly: expect.any(String) } }]);
    expect((await rina.request('GET', '/home/waiting/plan?monthly=banyak')).status).toBe(422);
  });

  it('shows a payer codes only, and another company nothing', async () => {
    const budi = await app.as('budi');
    const { rows } = await budi.get<PriceOfWaiting>('/home/waiting');
    expect(rows.map(({ key }) => key.split(' ')[0])).toEqual(['billing']);
    const hendra = await app.as('hendra');
    const theirs = await hendra.get<PriceOfWaiting>('/home/waiting');
    expect(theirs.rows.map(({ key }) => key)).toEqual(['PPN 2025-10']);
  });
});

it('a return of PPN that is late costs its fine and interest, shown with the permission', async () => {
  const spt = await spts(app, rina, 'PPN').posted('2025-07');
  const found = async (who = rina) =>
    (await who.get<PriceOfWaiting>('/home/waiting')).rows.find(({ key }) => key === `spt ${spt.id}`);
  // Rp 500.000, from 1 September 2025 on; nothing is left to pay.
  expect(await found()).toMatchObject({
    label: 'SPT Masa PPN 07/2025',
    amount: '0.00',
    to: `/main/efaktur-v2/spt/detail/${spt.id}`,
    on: [{ total: '500000.00' }, {}, {}, {}, {}],
  });
  expect(await found(await app.as('budi'))).toBeUndefined();
});

it('VAT is shown for twelve masa, of what is approved and of what is credited', async () => {
  const made = await fakturs(app, rina).approved({ date: '2025-10-14' });
  await fakturs(app, rina).draft({ date: '2025-10-15' });
  const bought = aFaktur({
    id: 'dikreditkan',
    companyId: companies.sagara.id,
    type: 'IN',
    number: '04002500000000981',
    status: 'CREDITED' as never,
    date: '2025-09-14',
    creditPeriod: '2025-10',
  });
  await app.deps.db.transact((tx) => insertFakturs(tx, scopeOf('rina', 'sagara'), [bought]));
  const { months } = await rina.get<OutputVat>('/home/vat?period=2025-10');
  expect([months.length, months[0]?.period]).toEqual([12, '2024-11']);
  expect(months.at(-1)).toEqual({
    period: '2025-10',
    count: 1,
    ppn: made.ppn,
    to: expect.stringMatching(/^\/main\/efaktur-v2\/out\?period=2025-10&status=APPROVED/),
    credited: {
      count: 1,
      ppn: bought.ppn,
      to: expect.stringMatching(/^\/main\/efaktur-v2\/in\?creditPeriod=2025-10&status=CREDITED/),
    },
  });
});

it('risks are counted, of what a person may see', async () => {
  await app.deps.db.transact((tx) =>
    insertFakturs(
      tx,
      scopeOf('rina', 'sagara'),
      (['2025-08', '2025-09'] as const).map((period, at) =>
        aFaktur({
          companyId: companies.sagara.id,
          type: 'IN',
          status: 'APPROVED',
          period,
          date: `${period}-14`,
          id: `near-${at}`,
          number: `0400250000000099${at}`,
        }),
      ),
    ),
  );
  const { rows } = await rina.get<Risks>('/home/risks');
  expect(rows.find(({ key }) => key === 'upload')).toMatchObject({
    count: 1,
    grave: true,
    to: '/main/efaktur-v2/out?deadlineWithin=5',
  });
  // The PPN of masa 08/2025 may be credited until 11/2025, the current masa.
  expect(rows.find(({ key }) => key === 'crediting')).toMatchObject({
    count: 1,
    grave: true,
    says: expect.stringContaining('kreditkan di masa 11/2025'),
    to: '/main/efaktur-v2/in?tab=undecided&period=2025-08',
  });
  expect(rows.find(({ key }) => key === 'slips')).toMatchObject({ count: 0, says: 'Tidak ada', grave: false });
  expect((await (await app.as('budi')).get<Risks>('/home/risks')).rows.map(({ key }) => key)).toEqual(['expiry']);
  const expired = await app.as('hendra', 'bentalaLogistik');
  const certificate = (await expired.get<Risks>('/home/risks')).rows.find(({ key }) => key === 'certificate');
  expect(certificate).toMatchObject({ grave: true });
  expect(certificate?.count).toBeLessThan(0);
});
