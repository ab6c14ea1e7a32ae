import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputOf, statedInput } from '#domain/bupot/input-of.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import type { YearRow, YearSummary } from '#domain/bupot/year/preview.ts';
import { annualSlipsOf, monthlySlipsOf } from '../../../db/repositories/bupot/years.ts';
import { historyOf } from '../../../db/repositories/history.ts';
import { verifyHistory } from '../../../db/repositories/history-check.ts';
import { bupots as slips } from '../../../db/tables.ts';
import { aNik } from '../../../fixtures/builders/a-company.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { answered } from '../faktur/faktur-client.ts';
import { killedOnce, pastTheDead } from '../self-killed.ts';
import { filedByOffice, spts } from '../spt/spt-client.ts';
import { pathOf, SLIPS } from './bupot-client.ts';
import { paidMonths } from './year-of-slips.ts';

const PATH = `${pathOf('BPA1')}/from-monthly`;
const scope = scopeOf('rina', 'sagara');
const december = { year: 2025, lastMonth: 12, lastPay: 'SAME' };

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  // Monday, 12 January 2026: the year is over.
  app = await testApp({ start: Date.UTC(2026, 0, 12, 2) });
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

type Page = { rows: YearRow[]; next: string | null };
type Job = { status: string; done: number; failed: number; skipped: number };

const look = (more: object = {}): Promise<Page> => rina.post<Page>(PATH, { ...december, ...more });
const only = async (serial: number, more: object = {}): Promise<YearRow | undefined> =>
  (await look({ keys: [aNik(serial)], ...more })).rows[0];
const drawn = async (more: object = {}): Promise<Job> => {
  const { jobId } = await rina.post<{ jobId: string }>(`${PATH}/draw`, { ...december, ...more });
  await app.drainJobs();
  return rina.get<Job>(`/jobs/${jobId}`);
};
const annualsOf = (serial: number): Promise<Bupot[]> =>
  rina.get<Bupot[]>(`${SLIPS}?filter=${JSON.stringify({ payee: aNik(serial), kind: 'BPA1' })}`);
const one = async (serial: number): Promise<Bupot> => {
  const [first] = await annualsOf(serial);
  return rina.get<Bupot>(`${SLIPS}/${first?.id}`);
};

describe('the slip of a year drawn from its monthly slips', () => {
  it('is shown with its obstacles, made once as a draft, and not made again', async () => {
    await paidMonths(app, { serial: 3101 });
    expect(await only(3101)).toMatchObject({ state: 'ready', gross: '120000000.00', withheld: '2200000.00' });
    expect(await only(3101, { lastPay: 'ASK' })).toMatchObject({
      state: 'stopped',
      findings: [{ rule: 'last_pay', message: 'Penghasilan masa terakhir belum diketahui' }],
    });
    expect(await drawn({ keys: [aNik(3101)] })).toMatchObject({ status: 'DONE', done: 1 });
    expect(await one(3101)).toMatchObject({
      status: 'DRAFT',
      period: '2025-12',
      periodFrom: '2025-01',
      withholdingAnnuality: 'FULL_YEAR',
      salaryPension: '120000000.00',
      pph21WithheldDtp: '2200000.00',
      date: '2025-12-31',
    });
    expect(await only(3101)).toMatchObject({ state: 'done', findings: [{ rule: 'annual_draft' }] });
    const again = await answered(rina.request('POST', `${PATH}/draw`, { json: { ...december, keys: [aNik(3101)] } }));
    expect([again.status, again.body.message]).toEqual([409, 'Tidak ada pegawai yang siap ditarik']);
    const history = await rina.get<{ action: string; message: string }[]>(`${SLIPS}/${(await one(3101)).id}/history`);
    expect(history).toEqual([expect.objectContaining({ action: 'draw', message: 'Ditarik dari BPMP' })]);
  });

  it('reads of a slip what it is drawn from as the whole slip has it', async () => {
    const paid = await paidMonths(app, {
      serial: 3109,
      grossUp: true,
      foreignEmployee: true,
      passport: 'N8812047',
      tantiemBonus: '250000.50',
      pensionContribution: '300000',
    });
    const requests = { year: 2025, numbers: [aNik(3109)] };
    const monthly = await monthlySlipsOf(scope, app.deps.db.read, requests);
    expect(monthly).toHaveLength(11);
    for (const slip of monthly) expect(paid.find(({ id }) => id === slip.id)).toMatchObject(slip);
    await drawn({ keys: [aNik(3109)] });
    const [annual] = await annualSlipsOf(scope, app.deps.db.read, requests);
    expect(annual).toMatchObject({ periodFrom: '2025-01', lines: { pph21Creditable: expect.any(String) } });
    expect(await one(3109)).toMatchObject(annual as object);
  });

  it('is repaired in place: months nothing was paid in, doubles, temporary numbers, last months', async () => {
    await paidMonths(app, { serial: 3102, from: 1, to: 3 });
    await paidMonths(app, { serial: 3102, from: 6, to: 11 });
    const [twice] = await paidMonths(app, { serial: 3102, from: 3, to: 3, gross: '2000000' });
    const before = await only(3102);
    expect(before?.findings.map(({ rule, months }) => [rule, months])).toEqual([
      ['missing', [4, 5]],
      ['doubled', [3]],
    ]);
    const choices = [{ key: aNik(3102), unpaid: [4, 5], leftOut: [twice?.id] }];
    expect(await only(3102, { choices })).toMatchObject({ state: 'ready', months: [1, 2, 3, 6, 7, 8, 9, 10, 11] });
    expect(await drawn({ keys: [aNik(3102)], choices })).toMatchObject({ done: 1 });
    const status = (ptkp: string) => JSON.stringify({ payee: aNik(3102), kind: 'BPA1', ptkp });
    expect(await rina.get(`${SLIPS}?filter=${status('TK/0')}`)).toHaveLength(1);
    expect(await rina.get(`${SLIPS}?filter=${status('K/1')}`)).toHaveLength(0);
    expect(await one(3102)).toMatchObject({ salaryPension: '100000000.00', pph21WithheldDtp: '1800000.00' });

    await paidMonths(app, { serial: 3103, payeeNpwp: '9990000000999000', payeeName: 'Tanpa Nomor' });
    const { rows } = await look({ q: 'tanpa nomor' });
    expect(rows).toEqual([expect.objectContaining({ state: 'stopped', name: 'Tanpa Nomor' })]);
    const named = [{ key: rows[0]?.key, payeeNpwp: aNik(3103) }];
    expect(await drawn({ keys: [rows[0]?.key], choices: named })).toMatchObject({ done: 1 });
    expect(await one(3103)).toMatchObject({ payeeName: 'Tanpa Nomor', status: 'DRAFT' });

    await paidMonths(app, { serial: 3104, to: 5 });
    const left = { choices: [{ key: aNik(3104), lastMonth: 6, lastGross: '4000000' }] };
    expect((await only(3104))?.findings.map(({ rule }) => rule)).toContain('left_earlier');
    expect(await drawn({ keys: [aNik(3104)], ...left })).toMatchObject({ done: 1 });
    expect(await one(3104)).toMatchObject({ period: '2025-06', salaryPension: '54000000.00' });
  });

  it('joins somebody who changed his number in the year', async () => {
    await paidMonths(app, { serial: 3105, to: 6, payeeName: 'Ganti Nomor' });
    await paidMonths(app, { serial: 3106, from: 7, payeeName: 'Ganti Nomor' });
    expect((await only(3106))?.findings).toContainEqual(
      expect.objectContaining({ rule: 'same_name', values: [aNik(3105)] }),
    );
    const choices = [{ key: aNik(3106), merged: [aNik(3105)] }];
    expect(await only(3105, { choices })).toBeUndefined();
    expect(await only(3106, { choices })).toMatchObject({ state: 'ready', gross: '120000000.00', firstMonth: 1 });
    await paidMonths(app, { serial: 3108, from: 12, to: 12, payeeName: 'Ganti Nomor' });
    const chain = [{ key: aNik(3108), merged: [aNik(3106)] }, ...choices];
    expect(await only(3108, { choices: chain })).toMatchObject({ months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] });
  });

  it('is refused at the field of a choice that cannot be', async () => {
    const refused = async (...choices: object[]) => {
      const { status, body } = await answered(
        rina.request('POST', PATH, { json: { ...december, choices, keys: ['x'] } }),
      );
      return [status, body.errors];
    };
    const faulty = {
      key: 'x',
      lastMonth: 13,
      lastGross: '-1',
      unpaid: [0],
      payeeNpwp: '123',
      ptkp: 'TK/9',
      facility: 'SKB',
      withholdingAnnuality: 'HALF',
      previousNetIncome: '1,5',
      other: 1,
    };
    const [status, errors] = await refused(faulty);
    expect(status).toBe(422);
    expect(Object.keys(errors as object).sort()).toEqual(
      Object.keys(faulty)
        .filter((field) => field !== 'key')
        .map((field) => (field === 'unpaid' ? 'choices.0.unpaid.0' : `choices.0.${field}`))
        .sort(),
    );
    expect(await refused({ key: 'a', merged: ['a'] })).toEqual([
      422,
      { 'choices.0.merged': 'Pegawai tidak dapat digabung dengan dirinya sendiri' },
    ]);
    expect(await refused({ key: 'a', merged: ['b'] }, { key: 'b', merged: ['a'] })).toEqual([
      422,
      {
        'choices.0.merged': expect.stringContaining('berputar'),
        'choices.1.merged': expect.stringContaining('berputar'),
      },
    ]);
  });

  it('is drawn again when a monthly slip changed, and keeps what a person wrote', async () => {
    await paidMonths(app, { serial: 3107, to: 10 });
    const [last] = await paidMonths(app, { serial: 3107, from: 11 });
    await drawn({ keys: [aNik(3107)] });
    const draft = await one(3107);
    const path = `${pathOf('BPA1')}/${draft.id}`;
    const input = { ...statedInput(inputOf(draft)), salaryPension: '100000000', tantiemBonus: '20000000' };
    await rina.put(path, { version: draft.version, input });
    await app.deps.db.transact(async (tx) => {
      await tx.db
        .update(slips)
        .set({ gross: '14000000', tax: '700000' })
        .where(and(eq(slips.companyId, companies.sagara.id), eq(slips.id, last?.id ?? '')));
    });
    const redraw = async (): Promise<Job> => {
      const { jobId } = await rina.post<{ jobId: string }>(`${SLIPS}/redraw`, { ids: [draft.id] });
      await app.drainJobs();
      return rina.get<Job>(`/jobs/${jobId}`);
    };
    expect(await redraw()).toMatchObject({ done: 1 });
    const after = await one(3107);
    expect(after).toMatchObject({
      salaryPension: '108000000.00',
      tantiemBonus: '20000000',
      pph21WithheldDtp: '2700000.00',
    });
    await redraw();
    expect((await one(3107)).version).toBe(after.version);
    const typed = await rina.post<Bupot>(pathOf('BPA1'), { input: {} });
    const { jobId } = await rina.post<{ jobId: string }>(`${SLIPS}/redraw`, { ids: [typed.id] });
    await app.drainJobs();
    expect(await rina.get<Job>(`/jobs/${jobId}`)).toMatchObject({ skipped: 1 });
  });

  it('is drawn again in a masa whose return is filed only with a reason', async () => {
    const [first] = await paidMonths(app, { serial: 3190, to: 4 });
    const leaving = { ...december, lastMonth: 5, keys: [aNik(3190)] };
    expect(await drawn(leaving)).toMatchObject({ done: 1 });
    const draft = await one(3190);
    const spt = await spts(app, rina, 'PPH21').posted('2025-05');
    await filedByOffice(app, spt.id);
    await app.deps.db.transact((tx) =>
      tx.db
        .update(slips)
        .set({ gross: '14000000' })
        .where(and(eq(slips.companyId, companies.sagara.id), eq(slips.id, first?.id ?? ''))),
    );
    const again = (lockReason?: string) =>
      answered(rina.request('POST', `${SLIPS}/redraw`, { json: { ids: [draft.id], lockReason } }));
    const { status, body } = await again();
    expect([status, body.code, (body.closedBy as { id: string }).id]).toEqual([409, 'period_filed', spt.id]);
    expect((await again('Gaji Januari dikoreksi')).status).toBe(200);
    await app.drainJobs();
    expect(await one(3190)).toMatchObject({ version: draft.version + 1, salaryPension: '54000000.00' });
    const history = await historyOf(scopeOf('rina', 'sagara'), app.deps.db.read, draft.id);
    expect(history.find(({ action }) => action === 'passLock')?.reason).toBe('Gaji Januari dikoreksi');
  });

  it('is out of reach without the key, and shows nothing of another company', async () => {
    const [budi, hendra] = [await app.as('budi'), await app.as('hendra', 'bentala')];
    for (const path of ['', '/summary', '/draw'])
      expect((await budi.request('POST', PATH + path, { json: december })).status).toBe(403);
    expect((await budi.request('POST', `${SLIPS}/redraw`, { json: { ids: ['x'] } })).status).toBe(403);
    expect(await hendra.post<Page>(PATH, december)).toEqual({ rows: [], next: null });
    expect(await hendra.post<Page>(PATH, { ...december, keys: [aNik(3101)] })).toEqual({ rows: [], next: null });
    expect((await rina.request('POST', PATH, { json: { ...december, lastMonth: 13 } })).status).toBe(422);
    expect((await rina.request('POST', `${PATH}/draw`, { json: { ...december, lastMonth: 11 } })).status).toBe(422);
  });
});

describe('a whole company', () => {
  it('is counted, paged, and drawn by a job that a crash does not double', async () => {
    const COUNT = 230;
    for (let at = 0; at < COUNT; at++) await paidMonths(app, { serial: 4000 + at, from: 10 });
    const summary = await rina.post<YearSummary>(`${PATH}/summary`, december);
    expect(summary.ready).toBeGreaterThanOrEqual(COUNT);
    expect(summary.people).toBe(summary.ready + summary.stopped + summary.done);

    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: Page = await look({ view: 'ready', after, limit: 100 });
      expect(page.rows.length).toBeLessThanOrEqual(100);
      seen.push(...page.rows.map(({ key }) => key));
      after = page.next;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(summary.ready);

    await rina.post(`${PATH}/draw`, december);
    const made = "select count(*) as n from bupot where kind = 'BPA1'";
    await killedOnce(app, made, 60);
    pastTheDead(app);
    await app.drainJobs();
    const rows = await app.deps.db.read
      .select({ payee: slips.payeeNpwp })
      .from(slips)
      .where(and(eq(slips.companyId, companies.sagara.id), eq(slips.kind, 'BPA1'), eq(slips.status, 'DRAFT')));
    const payees = rows.flatMap(({ payee }) => (payee === null ? [] : [payee]));
    expect(new Set(payees).size).toBe(payees.length);
    for (const key of seen) expect(payees).toContain(key);
    expect(await verifyHistory(app.deps.db, companies.sagara.id)).toMatchObject({ broken: [] });
  });
});
