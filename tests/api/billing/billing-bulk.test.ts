import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Billing } from '#domain/billing/stored.ts';
import { moveBillings } from '../../../api/modules/billing/move-billings.ts';
import { billingById } from '../../../db/repositories/billing/billing.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { answered } from '../faktur/faktur-client.ts';
import { anInput, billings, LIST } from './billing-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const many = (n: number, description: string): Promise<Billing[]> =>
  Promise.all(Array.from({ length: n }, () => rina.post<Billing>(LIST, anInput({ description }))));
const idsOf = (rows: readonly Billing[]) => rows.map(({ id }) => id);
const countOf = async (filter: object) =>
  (await rina.get<{ count: number }>(`${LIST}/totals?filter=${encodeURIComponent(JSON.stringify(filter))}`)).count;

const underway = async (id: string) => {
  const scope = scopeOf('rina', 'sagara');
  const read = await billingById(scope, app.deps.db.read, id);
  if (!read) throw new Error('no such billing');
  await app.deps.db.transact((tx) =>
    moveBillings(tx, app.deps, scope, app.clock.now, [{ read, move: 'pay', set: { paymentId: 'p1' } }]),
  );
};

describe('removing many billings', () => {
  it('is a job with a result per billing', async () => {
    const rows = await many(3, 'hapus tiga');
    const { jobId, eligible } = await rina.post<{ jobId: string; eligible: number }>(`${LIST}/bulk-delete`, {
      ids: idsOf(rows),
    });
    expect(eligible).toBe(3);
    await app.drainJobs();
    expect(await rina.get(`/jobs/${jobId}`)).toMatchObject({ status: 'DONE', done: 3, failed: 0 });
    expect(await countOf({ ids: idsOf(rows) })).toBe(0);
  });

  it('takes everything a filter finds', async () => {
    await many(4, 'seragam kantor');
    await rina.post(`${LIST}/bulk-delete`, { filter: { q: 'seragam' } });
    await app.drainJobs();
    expect(await countOf({ q: 'seragam' })).toBe(0);
  });

  it('is refused as a whole while a virtual account is open for one of them', async () => {
    const rows = await many(3, 'dibayar');
    await underway(rows[1]?.id ?? '');
    const { status, body } = await answered(
      rina.request('POST', `${LIST}/bulk-delete`, { json: { ids: idsOf(rows) } }),
    );
    expect(status).toBe(409);
    expect(body).toMatchObject({ blockedCount: 1, blocked: [{ refId: rows[1]?.id, label: rows[1]?.code }] });
    expect(body.message).toContain('virtual account');
    await app.drainJobs();
    expect(await countOf({ ids: idsOf(rows) })).toBe(3);
  });

  it('skips one that somebody began to pay in between', async () => {
    const rows = await many(2, 'di tengah');
    const { jobId } = await rina.post<{ jobId: string }>(`${LIST}/bulk-delete`, { ids: idsOf(rows) });
    await underway(rows[0]?.id ?? '');
    await app.drainJobs();
    expect(await rina.get(`/jobs/${jobId}`)).toMatchObject({ status: 'DONE', done: 1, skipped: 1, failed: 0 });
    expect(await billings(rina).one(rows[0]?.id ?? '')).toMatchObject({ status: 'WAITING' });
  });

  it('returns how many of a selection can be paid, and their sum', async () => {
    const rows = await many(2, 'siap bayar');
    await underway(rows[0]?.id ?? '');
    expect(await rina.post(`${LIST}/eligible`, { ids: idsOf(rows), action: 'pay' })).toMatchObject({
      eligible: 1,
      ineligibleCount: 1,
      total: 2,
      amount: rows[1]?.amount,
      ids: [rows[1]?.id],
    });
  });

  it('finds nothing of another company', async () => {
    const hendra = await app.as('hendra', 'bentala');
    const rows = await many(1, 'milik sagara');
    const { status } = await answered(hendra.request('POST', `${LIST}/bulk-delete`, { json: { ids: idsOf(rows) } }));
    expect(status).toBe(404);
  });
});

describe('an export', () => {
  const fileOf = async (selection: object, format: 'xlsx' | 'csv', path = LIST) => {
    const { jobId, total } = await rina.post<{ jobId: string; total: number }>(`${path}/export`, {
      ...selection,
      format,
    });
    await app.drainJobs();
    const job = await rina.get<{ status: string; title: string; result: { fileId: string; fileName: string } }>(
      `/jobs/${jobId}`,
    );
    expect(job.status).toBe('DONE');
    return { total, job, bytes: Buffer.from(await app.deps.files.read(job.result.fileId)) };
  };

  it('is a CSV of what a filter finds, safe from formulas', async () => {
    const rows = await many(2, '=1+1 ekspor');
    const { total, job, bytes } = await fileOf({ filter: { q: 'ekspor' } }, 'csv');
    expect(total).toBe(2);
    expect(job.result.fileName).toMatch(/^id-billing-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(job.title).toBe('Ekspor CSV 2 ID Billing');
    const lines = bytes.toString('utf8').trim().split('\n');
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from('\ufeff'));
    expect(lines).toHaveLength(4);
    expect(lines[3]).toMatch(/^"Jumlah 2 dokumen";/);
    expect(lines[0]).toMatch(/^"ID Billing";"Status";"KAP";"KJS";/);
    for (const { code } of rows) expect(bytes.toString('utf8')).toContain(`"${code}";"Belum dibayar";"411126";"100";`);
    expect(bytes.toString('utf8')).toContain(`'=1+1 ekspor`);
  });

  it('is a workbook with amounts as numbers and codes as text', async () => {
    const [row] = await many(1, 'buku kerja');
    const { bytes } = await fileOf({ ids: [row?.id] }, 'xlsx');
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(new Uint8Array(bytes).buffer);
    const sheet = book.worksheets[0];
    const cells = ((sheet?.getRow(2).values ?? []) as unknown[]).slice(1);
    expect(cells[0]).toBe(row?.code);
    expect(cells[7]).toBe(Number(row?.amount));
  });

  it('of receipts works the same way', async () => {
    const [row] = await many(1, 'tanda terima');
    await rina.delete(`${LIST}/${row?.id}`);
    await app.deps.billingCounter?.payAtCounter(row?.code ?? '', Number(row?.amount) * 100);
    const paid = await rina.post<Billing>(`${LIST}/adopt`, { code: row?.code });
    const { total, bytes } = await fileOf({ filter: { q: paid.ntpn } }, 'csv', `${LIST}/ntpn`);
    expect(total).toBe(1);
    expect(bytes.toString('utf8')).toContain(`"${paid.ntpn}";"Selesai";"${paid.code}`);
  });
});

describe('what a start page and the menu show', () => {
  it('is counts and amounts by state, what runs out and what is due', async () => {
    const summary = await rina.get<{
      byStatus: Record<string, { count: number; amount: string }>;
      runningOut: { code: string }[];
      nextDue: { day: string; says: string }[];
    }>(`${LIST}/summary`);
    const { count, amount } = summary.byStatus.PAYABLE ?? { count: 0, amount: '' };
    expect(count).toBe(await countOf({ status: 'PAYABLE' }));
    expect(amount).toMatch(/^\d+\.00$/);
    expect(summary.runningOut.length).toBe(5);
    expect(summary.nextDue[0]).toMatchObject({ day: '2025-11-17', daysLeft: 2 });
    expect(await rina.get(`${LIST}/badge-notification`)).toMatchObject({
      payableCount: count,
      waitingConfirmationCount: 0,
    });
  });

  it('finds tax codes by what people call them, in the era of the masa', async () => {
    const found = (q: string, period: string) =>
      rina.get<{ kap: string; kjs: string; returnName: string | null }[]>(
        `${LIST}/kap?q=${encodeURIComponent(q)}&period=${period}`,
      );
    expect((await found('sewa gedung', '2024-10')).slice(0, 3)).toContainEqual(
      expect.objectContaining({ kap: '411128', kjs: '403', returnName: null }),
    );
    expect((await found('411211-100', '2025-10'))[0]).toMatchObject({ kap: '411211', returnName: 'SPT Masa PPN' });
    expect((await found('', '2025-10')).length).toBeGreaterThan(3);
  });

  it('is checked as one types', async () => {
    const [row] = await many(1, 'sama');
    const input = anInput({ periodFrom: row?.periodFrom ?? '', periodTo: row?.periodTo ?? '', amount: '10.000' });
    const checked = await rina.post<Record<string, unknown>>(`${LIST}/check`, input);
    expect(checked).toMatchObject({
      findings: [{ path: 'amount', severity: 'error', proposal: '10000' }],
      same: [{ id: row?.id }],
      returnName: null,
    });
    const byReturn = await rina.post<Record<string, unknown>>(
      `${LIST}/check`,
      anInput({ kap: '411121', kjs: '100', periodFrom: '2025-10', periodTo: '2025-10' }),
    );
    expect(byReturn).toMatchObject({ returnName: 'SPT Masa PPh Pasal 21/26' });
    expect(await rina.post(`${LIST}/check`, {})).toHaveProperty('findings');
  });
});
