import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Bupot } from '#domain/bupot/record.ts';
import { rupiah, sen, total } from '#domain/definition/money.ts';
import type { Deadlines } from '#domain/home/calendar-schema.ts';
import type { HealthRow, HomeToDo, PeriodHealth } from '#domain/home/view-schema.ts';
import type { PriceOfWaiting } from '#domain/home/waiting-schema.ts';
import type { ReturnType } from '#domain/spt/record.ts';
import type { SptListRow } from '#domain/spt/record-schema.ts';
import type { SptTotals } from '#domain/spt/view-schema.ts';
import type { TaxActivity } from '#domain/tax-activity/view-schema.ts';
import { formatRupiah } from '#domain/text/format.ts';
import { askOffice } from '../../../api/modules/billing/ask-office.ts';
import { billingsOfSpt } from '../../../db/repositories/billing/billing.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { aSlip, bupots, pathOf, SLIPS } from '../bupot/bupot-client.ts';
import { fakturs } from '../faktur/faktur-client.ts';
import { spts } from '../spt/spt-client.ts';

/* Documents, posting, paying, filing, a change after filing, a correction. After each step, everything that shows
   what is due, done and late must agree. */

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const MASA = '2025-10';
const labels: Readonly<Record<ReturnType, string>> = {
  PPN: `SPT Masa PPN 10/2025`,
  UNIFIKASI: `SPT Masa PPh Unifikasi 10/2025`,
  PPH21: `SPT Masa PPh 21/26 10/2025`,
};
const reports: Readonly<Record<ReturnType, string>> = {
  PPN: 'report_vat',
  UNIFIKASI: 'report_unifikasi',
  PPH21: 'report_pph21',
};
const filterOf = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;

const request = async (type: ReturnType) => {
  const { path } = spts(app, rina, type);
  const toDo = ['NOT_COMPLETED', 'NOT_SETTLED', 'READY', 'FAILED_PROCESSING', 'FAILED_SUBMITTING', 'TO_AMEND'];
  const [health, home, waiting, toFile, withOffice, filed, listed, totals, calendar] = await Promise.all([
    rina.get<PeriodHealth>(`/home/health?period=${MASA}`),
    rina.get<HomeToDo>('/home/to-do?limit=20'),
    rina.get<PriceOfWaiting>('/home/waiting'),
    rina.get<TaxActivity[]>(`/tax-activity/waiting-report?${filterOf({ from: MASA, to: MASA })}`),
    rina.get<TaxActivity[]>(`/tax-activity/e-filing?${filterOf({ from: MASA, to: MASA })}`),
    rina.get<TaxActivity[]>(`/tax-activity/filed?${filterOf({ from: MASA, to: MASA })}`),
    rina.get<SptListRow[]>(`${path}?${filterOf({ period: MASA, toDo })}`),
    rina.get<SptTotals>(`${path}/totals?${filterOf({ period: MASA })}`),
    rina.get<Deadlines>('/home/deadlines?from=2025-11-01&to=2025-12-05'),
  ]);
  const isOurs = ({ label }: { label: string }) => label.startsWith(labels[type]);
  const rows = (type === 'PPN' ? home.vat : home.spt)?.rows ?? [];
  return {
    health: health.rows.find(({ tax }) => tax === type) as HealthRow,
    todo: rows.filter((row) => row.period === MASA && row.type === type),
    waiting: waiting.rows.filter(isOurs),
    activity: [...toFile, ...withOffice].filter(isOurs),
    filed: filed.filter(isOurs),
    listed,
    totals,
    deadline: calendar.rows.find(({ key, period }) => key === reports[type] && period === MASA),
  };
};

type Expected = {
  readonly act: string | null;
  /** The version it applies to. */
  readonly revision?: number;
  /** Still to be paid, in rupiah. */
  readonly rest?: string;
  readonly overpaid?: string;
  /** Versions filed so far. */
  readonly filed?: number;
  readonly next: string | null;
};

const alike = async (
  type: ReturnType,
  { act, revision = 0, rest = '0.00', overpaid = '0.00', filed = 0, next }: Expected,
) => {
  const found = await request(type);
  const label = revision === 0 ? labels[type] : `${labels[type]} pembetulan ke-${revision}`;
  const open = act !== null;
  const hasReturn = open && act !== 'begin';
  expect({
    todo: found.todo.map((row) => [row.label, row.act, row.amount, row.overpaid]),
    activity: found.activity.map((row) => row.label),
    filed: found.filed.length,
    waiting: found.waiting.map((row) => [row.label, row.amount]),
    listed: found.listed.map(({ toDo }) => toDo?.action),
    counted: found.totals.toDo,
    done: found.health.done,
    next: found.health.next?.says ?? null,
    deadline: found.deadline?.state,
  }).toEqual({
    todo: open ? [[label, act, rest, overpaid]] : [],
    activity: open ? [label] : [],
    filed,
    // A correction with nothing left to pay has no due day.
    waiting: open && (revision === 0 || rest !== '0.00') ? [[label, rest]] : [],
    listed: hasReturn ? [act] : [],
    counted: hasReturn ? 1 : 0,
    done: !open && filed > 0,
    next,
    deadline: filed > 0 ? 'done' : open ? 'open' : 'none',
  });
  return found;
};

const notices = async () => (await rina.get<{ message: string }[]>('/notifications')).map(({ message }) => message);

const paid = async (sptId: string): Promise<void> => {
  const scope = scopeOf('rina', 'sagara');
  for (const { id, code, amount } of await billingsOfSpt(scope, app.deps.db.read, sptId)) {
    await rina.post('/simulator/billing/pay', { code, amount: amount.replace('.00', '') });
    await askOffice(app.deps, scope, id);
  }
  await app.drainJobs();
};

const submitted = async (path: string, id: string): Promise<void> => {
  await rina.put(`${path}/${id}/submit`);
  await app.drainJobs();
};

const reason = 'Dokumen susulan';
const sum = (...amounts: readonly string[]) => rupiah(total(amounts.map(sen)));
const says = (health: HealthRow) => health.steps.slice(2).map((step) => step.says);

const slip = async (gross: string, why = {}): Promise<Bupot> => {
  const input = aSlip('BPPU', { period: MASA, date: `${MASA}-28`, gross });
  const draft = await rina.post<Bupot>(pathOf('BPPU'), { input, ...why });
  await rina.post(`${SLIPS}/${draft.id}/issue`, { version: draft.version });
  await app.drainJobs();
  return bupots(rina).one(draft.id);
};

it('a month of PPh Unifikasi is told alike everywhere, from its documents to its correction', async () => {
  const type = 'UNIFIKASI';
  const { path, posted, repost } = spts(app, rina, type);
  await alike(type, { act: null, next: null });

  const [first, second] = [await slip('10000000'), await slip('4000000')];
  const rest = sum(first.tax, second.tax);
  const begun = await alike(type, { act: 'begin', rest, next: 'Buat SPT' });
  expect(begun.health).toMatchObject({ amountSays: 'menurut bukti potong', dueDay: '2025-11-20', daysLeft: 5 });

  const spt = await posted(MASA);
  await alike(type, { act: 'report', rest, next: 'Lapor SPT' });
  await submitted(path, spt.id);
  await alike(type, { act: 'prove', rest, next: 'Bayar' });
  await paid(spt.id);
  const filed = await alike(type, { act: null, filed: 1, next: null });
  expect(filed.health).toMatchObject({ amount: rest, amountSays: null });
  expect(says(filed.health)).toEqual(['Lunas', 'Dilaporkan']);
  expect(filed.deadline?.says).toBe('Dilaporkan 15/11/2025');

  const before = await notices();
  await rina.post(`${SLIPS}/${second.id}/cancel`, { version: second.version, reason, lockReason: reason });
  await app.drainJobs();
  const changed = { act: 'amend', revision: 1, filed: 1, next: 'Buat pembetulan' };
  const over = await alike(type, { ...changed, overpaid: second.tax });
  const words = formatRupiah(second.tax);
  expect(over.health).toMatchObject({ amount: `-${second.tax}`, amountSays: 'pembetulan ke-1', daysLeft: null });
  expect(says(over.health)).toEqual([`Lebih bayar ${words}`, 'Perlu pembetulan']);
  expect(over.activity[0]?.status).toBe(`Perlu pembetulan, lebih bayar ${words}`);
  expect(over.listed[0]?.amendment).toEqual({ payable: '0.00', overpaid: second.tax });
  expect(over.deadline?.says).toBe('Dilaporkan 15/11/2025. Perlu pembetulan');
  const result = await notices();
  expect([result.length - before.length, result[0]]).toEqual([1, expect.stringContaining(`Lebih bayar ${words}`)]);

  const late = await slip('30000000', { lockReason: reason });
  const lacking = rupiah(sen(late.tax) - sen(second.tax));
  const under = await alike(type, { ...changed, rest: lacking });
  expect(says(under.health)).toEqual([`Kurang bayar ${formatRupiah(lacking)}`, 'Perlu pembetulan']);
  expect((await notices()).length).toBe(result.length);

  const correction = { revision: 1, rest: lacking, filed: 1 };
  const { id } = await rina.post<{ id: string }>(`${path}/${spt.id}/amend`, { reason });
  await alike(type, { ...correction, act: 'post', next: 'Posting SPT' });
  await repost(id);
  const ready = await alike(type, { ...correction, act: 'report', next: 'Lapor pembetulan' });
  expect(says(ready.health)).toEqual(['Dibayar saat lapor', 'Pembetulan siap lapor']);
  expect(ready.health).toMatchObject({ amount: lacking, amountSays: 'pembetulan ke-1' });
  await submitted(path, id);
  await paid(id);
  const closed = await alike(type, { act: null, filed: 2, next: null });
  expect(closed.health).toMatchObject({ amount: lacking, amountSays: 'pembetulan ke-1' });
});

it('a month of PPN is consistent everywhere, from its invoices to its correction', async () => {
  const type = 'PPN';
  const { path, posted, repost } = spts(app, rina, type);
  const invoices = fakturs(app, rina);
  await alike(type, { act: 'begin', next: 'Buat SPT' });

  const draft = await invoices.draft({ date: '2025-10-14' });
  await alike(type, { act: 'begin', next: 'Upload 1 faktur' });
  const [first, second] = [await invoices.upload(draft.id), await invoices.approved({ date: '2025-10-15' })];
  const rest = sum(first.ppn, second.ppn);
  await alike(type, { act: 'begin', rest, next: 'Buat SPT' });

  const spt = await posted(MASA);
  await alike(type, { act: 'report', rest, next: 'Lapor SPT' });
  await submitted(path, spt.id);
  await alike(type, { act: 'prove', rest, next: 'Bayar' });
  await paid(spt.id);
  await alike(type, { act: null, filed: 1, next: null });

  const before = (await notices()).length;
  await invoices.move(second, 'cancel', reason);
  const over = await alike(type, {
    act: 'amend',
    revision: 1,
    overpaid: second.ppn,
    filed: 1,
    next: 'Buat pembetulan',
  });
  expect(says(over.health)).toEqual([`Lebih bayar ${formatRupiah(second.ppn)}`, 'Perlu pembetulan']);
  const result = await notices();
  expect([result.length - before, result[0]]).toEqual([
    1,
    expect.stringContaining('SPT Masa PPN 10/2025 perlu dibetulkan'),
  ]);

  const { id } = await rina.post<{ id: string }>(`${path}/${spt.id}/amend`, { reason });
  const correction = { revision: 1, overpaid: second.ppn, filed: 1 };
  await alike(type, { ...correction, act: 'post', next: 'Posting SPT' });
  await repost(id);
  const ready = await alike(type, { ...correction, act: 'report', next: 'Lapor pembetulan' });
  expect(says(ready.health)).toEqual([`Lebih bayar ${formatRupiah(second.ppn)}`, 'Pembetulan siap lapor']);
});
