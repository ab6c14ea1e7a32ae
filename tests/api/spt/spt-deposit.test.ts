import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TaxDeposit } from '#domain/billing/deposit-schema.ts';
import type { Billing } from '#domain/billing/stored.ts';
import type { DepositView } from '#domain/spt/money-schema.ts';
import { askOffice } from '../../../api/modules/billing/ask-office.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { anInput, billings } from '../billing/billing-client.ts';
import { issued } from '../bupot/bupot-client.ts';
import { answered } from '../faktur/faktur-client.ts';
import { spts } from './spt-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const scope = scopeOf('rina', 'sagara');
const paid = async ({ id, code, amount }: Billing): Promise<void> => {
  await rina.post('/simulator/billing/pay', { code, amount: amount.replace('.00', '') });
  await askOffice(app.deps, scope, id);
  await app.drainJobs();
};

describe('paying for a return', () => {
  it('makes one code for each account, and names the receipt of what is paid by itself', async () => {
    const { path, posted, one } = spts(app, rina);
    const over = { period: '2025-02', date: '2025-02-28' };
    await issued(app, 'BPPU', over);
    await issued(app, 'BPNR', over);
    const spt = await posted('2025-02');
    const [chosen = ''] = spt.bills.map(({ kapKjs }) => kapKjs).slice(1);
    const some = await rina.post<Billing[]>(`${path}/${spt.id}/billings?accounts=${chosen}`);
    expect(some.map(({ kap, kjs }) => `${kap}-${kjs}`)).toEqual([chosen]);
    const other = await answered(rina.request('POST', `${path}/${spt.id}/billings?accounts=${chosen},411121-100`));
    expect([other.status, other.body.errors]).toEqual([
      422,
      { accounts: 'Jenis setoran ini tidak terutang di SPT ini' },
    ]);

    const codes = await rina.post<Billing[]>(`${path}/${spt.id}/billings`);
    expect(codes[1]?.id).toBe(some[0]?.id);
    expect(codes.map(({ kap, kjs, status, origin, amount }) => [`${kap}-${kjs}`, status, origin, amount])).toEqual(
      spt.bills.map(({ kapKjs, amount }) => [kapKjs, 'PAYABLE', 'return', amount]),
    );
    const again = await rina.post<Billing[]>(`${path}/${spt.id}/billings`);
    expect(again.map(({ id }) => id)).toEqual(codes.map(({ id }) => id));

    // A person who pays them gets a link back to the return, if they may see it.
    const { businessKey } = await rina.post<{ businessKey: string }>('/ebilling/bulk-payable', {
      ids: codes.map(({ id }) => id),
    });
    const named = { id: spt.id, type: 'UNIFIKASI', period: '2025-02', revision: 0 };
    expect(await rina.get(`/ebilling/tax/${businessKey}`)).toMatchObject({ returns: [named] });
    expect(await rina.get(`/ebilling/${codes[0]?.id}`)).toMatchObject({ spt: named });
    const budi = await app.as('budi');
    expect(await budi.get(`/ebilling/tax/${businessKey}`)).toMatchObject({ returns: [] });
    expect(await budi.get(`/ebilling/${codes[0]?.id}`)).toMatchObject({ spt: null });

    const [first, second] = codes as [Billing, Billing];
    await paid(first);
    const half = await one(spt.id);
    expect(half.bills.map(({ rest }) => rest)).toEqual(['0.00', second.amount]);
    expect(half).toMatchObject({ settled: false, proofs: [{ kind: 'NTPN', why: null }] });
    await paid(second);
    expect(await one(spt.id)).toMatchObject({ settled: true, toDo: { state: 'READY' } });
    const used = await rina.get<{ usedIn: string }[]>(`/ebilling/ntpn?filter=${encodeURIComponent('{"used":true}')}`);
    expect(used.map(({ usedIn }) => usedIn)).toEqual(Array(2).fill('UNIFIKASI 2025-02 0'));
  });

  it('takes receipts and transfers a person names, of the account and masa that are owed, each once', async () => {
    const { path, posted, one } = spts(app, rina);
    const over = { period: '2025-03', date: '2025-03-31' };
    await issued(app, 'BPPU', { ...over, tax: '300000.00' });
    const spt = await posted('2025-03');
    const proofPath = (method: string, id: string, json?: object, at = spt.id) =>
      answered(rina.request(method, `${path}/${at}/deposit/doss/${id}`, { json }));
    const pbk = {
      number: 'PBK-001/2025',
      kapKjs: '411124-100',
      period: '2025-03',
      amount: '100000',
      date: '2025-04-02',
    };
    const wrong = async (over: object) => (await proofPath('PUT', 'new', { pbk: { ...pbk, ...over } })).body.errors;
    expect(await wrong({ kapKjs: '411128-403' })).toEqual({
      number: 'Jenis pajak dan jenis setorannya tidak ada di SPT ini',
    });
    expect(await wrong({ period: '2025-02' })).toEqual({ number: 'Masa pajaknya lain' });
    expect((await proofPath('PUT', 'new', { pbk })).status).toBe(200);
    expect(await wrong({})).toEqual({ number: 'Nomor ini sudah dipakai untuk SPT' });
    expect((await one(spt.id)).bills).toMatchObject([{ paid: '100000.00', rest: '200000.00' }]);

    const { npwp } = companies.sagara;
    const order = {
      companyId: scope.companyId,
      objectId: 'elsewhere',
      tin: npwp,
      kap: '411124',
      kjs: '100',
      periodFrom: '2025-03',
      periodTo: '2025-03',
      amount: 20_000_000,
      description: '',
      assessmentNumber: null,
      nop: null,
      ofReturn: true,
      payer: { npwp, name: 'PT', address: '', city: '' },
    };
    const code = await app.deps.billingOffice.issue(order, 'elsewhere');
    if (code.kind !== 'done') throw new Error('no code');
    const billingCode = code.value.code;
    const { receipt } = await rina.post<{ receipt: { ntpn: string } }>('/simulator/billing/pay', {
      code: billingCode,
      amount: '200000',
    });
    const unknown = await proofPath('PUT', 'new', { ntpn: 'AAAABBBBCCCCDDDD', billingCode });
    expect([unknown.status, Object.keys(unknown.body.errors as object)]).toEqual([422, ['number']]);
    const requests = `?ntpn=${receipt.ntpn}&billingCode=${billingCode}`;
    expect(await rina.get(`${path}/${spt.id}/deposit/doss/new/check${requests}`)).toMatchObject({
      amount: '200000.00',
      kapKjs: '411124-100',
      why: null,
    });
    expect((await proofPath('PUT', 'new', { ntpn: receipt.ntpn, billingCode })).status).toBe(200);
    const settled = await one(spt.id);
    expect(settled).toMatchObject({ settled: true, bills: [{ rest: '0.00' }] });

    const transfer = settled.proofs.find(({ kind }) => kind === 'PBK')?.id ?? '';
    expect((await proofPath('DELETE', transfer)).status).toBe(200);
    expect((await proofPath('DELETE', transfer)).status).toBe(404);
    expect((await one(spt.id)).bills).toMatchObject([{ rest: '100000.00' }]);
  });

  it('takes no transfer of a day that is none or not come, nor of no money or of cents', async () => {
    const { path, posted, one } = spts(app, rina);
    const over = { period: '2025-06', date: '2025-06-30' };
    await issued(app, 'BPPU', { ...over, tax: '300000.00' });
    const spt = await posted(over.period);
    const pbk = { number: 'PBK-006/2025', kapKjs: '411124-100', period: over.period, amount: '100000' };
    const transfer = async (who: Client, given: object) => {
      const json = { pbk: { ...pbk, date: '2025-07-02', ...given } };
      const { status, body } = await answered(who.request('PUT', `${path}/${spt.id}/deposit/doss/new`, { json }));
      return [status, body.errors];
    };
    const day = 'Isi tanggal yang ada di kalender, misalnya 2025-11-15';
    const whole = 'Isi jumlah dalam rupiah penuh, lebih dari 0';
    const future = 'Tanggal keputusan Pbk tidak boleh melewati hari ini';
    for (const [given, errors] of [
      [{ date: '2025-13-45' }, { 'pbk.date': day }],
      [{ date: '2025-02-29' }, { 'pbk.date': day }],
      [{ date: 'kemarin' }, { 'pbk.date': day }],
      [{ date: '2025-11-16' }, { 'pbk.date': future }],
      [{ amount: '0' }, { 'pbk.amount': whole }],
      [{ amount: '0.00' }, { 'pbk.amount': whole }],
      [{ amount: '100000.50' }, { 'pbk.amount': whole }],
      [{ amount: '-1' }, { 'pbk.amount': whole }],
      [{ kapKjs: '411124' }, { 'pbk.kapKjs': 'Pilih salah satu dari daftar' }],
      [{ period: '2025-13' }, { 'pbk.period': 'Masa pajak ditulis tahun-bulan, misalnya 2025-10' }],
      [
        { amount: '0', date: '2025-13-45' },
        { 'pbk.amount': whole, 'pbk.date': day },
      ],
    ])
      expect(await transfer(rina, given ?? {}), JSON.stringify(given)).toEqual([422, errors]);
    const inEnglish = await app.as('rina', 'sagara', 'en');
    expect(await transfer(inEnglish, { date: '2025-11-16' })).toEqual([
      422,
      { 'pbk.date': 'The day of the Pbk decision cannot be after today' },
    ]);
    expect((await one(spt.id)).proofs).toEqual([]);
    expect(await transfer(rina, { date: '2025-11-15', amount: '100000.00' })).toEqual([200, undefined]);
  });

  it('suggests receipts at hand, the exact one first', async () => {
    const { path, posted } = spts(app, rina);
    const over = { period: '2025-04', date: '2025-04-30' };
    const slip = await issued(app, 'BPPU', over);
    const spt = await posted('2025-04');
    const [code] = await rina.post<Billing[]>(`${path}/${spt.id}/billings`);
    if (!code) throw new Error('no code');
    await paid(code);
    const { proofs } = await rina.get<DepositView>(`${path}/${spt.id}/deposit`);
    const [proof] = proofs;
    await rina.delete(`${path}/${spt.id}/deposit/doss/${proof?.id}`);
    const view = await rina.get<DepositView>(`${path}/${spt.id}/deposit`);
    expect(view.bills[0]?.billings).toMatchObject([{ id: code.id, status: 'PAID' }]);
    expect(view.bills[0]?.suggested).toMatchObject([{ ntpnId: proof?.ntpnId, exact: true, amount: slip.tax }]);
    await rina.put(`${path}/${spt.id}/deposit/doss/${proof?.ntpnId}`);
    expect(await rina.get(`${path}/${spt.id}/deposit`)).toMatchObject({ settled: true });
  });

  it('pays all of a return from the tax deposit, the oldest filling first, and gives it back whole', async () => {
    const { path, posted, repost, one } = spts(app, rina);
    const fill = async (amount: string) => {
      const year = { kap: '411618', kjs: '100', periodFrom: '2025-01', periodTo: '2025-12' };
      const input = { ...anInput({ ...year, amount, description: 'Deposit' }), ignoreSame: true };
      const { id } = await rina.post<Billing>('/ebilling', input);
      await paid(await billings(rina).one(id));
    };
    const view = (id: string) => rina.get<DepositView>(`${path}/${id}/deposit`);
    const transfer = (id: string) => answered(rina.request('POST', `${path}/${id}/deposit/transfer`));
    const over = { period: '2025-07', date: '2025-07-31' };
    await issued(app, 'BPPU', { ...over, tax: '300000.00' });
    const spt = await posted('2025-07');
    expect((await view(spt.id)).deposit).toBeNull();

    await fill('200000');
    expect((await view(spt.id)).deposit).toEqual({ balance: '200000.00', covers: false, uses: [] });
    const use = (json: object, who = rina) => answered(who.request('POST', `${path}/deposit/uses`, { json }));
    const message = { amount: '150000', date: '2025-11-15', reason: 'PPh 25 di Coretax' };
    for (const [wrong, field] of [
      [{ amount: '200001' }, 'amount'],
      [{ amount: '10.5' }, 'amount'],
      [{ date: '2025-11-14' }, 'date'],
      [{ date: '2026-01-01' }, 'date'],
      [{ reason: ' ' }, 'reason'],
    ] as const)
      expect((await use({ ...message, ...wrong })).body.errors).toEqual({ [field]: expect.any(String) });
    expect((await use(message, await app.as('budi'))).status).toBe(403);
    const together = await Promise.all([use(message), use(message)]);
    expect(together.filter(({ status }) => status === 201)).toHaveLength(1);
    const deposit = (await view(spt.id)).deposit;
    expect(deposit).toMatchObject({ balance: '50000.00', uses: [{ ...message, amount: '150000.00' }] });
    const drop = (who = rina) => answered(who.request('DELETE', `${path}/deposit/uses/${deposit?.uses[0]?.id}`));
    expect((await drop(await app.as('hendra', 'bentala'))).status).toBe(404);
    expect([(await drop()).status, (await drop()).status]).toEqual([200, 404]);
    const log = await rina.get<{ rows: { objectType: string; action: string; reason: string }[] }>(
      `/audit-log?filter=${encodeURIComponent(JSON.stringify({ objectId: deposit?.uses[0]?.id }))}`,
    );
    expect(log.rows.map(({ action, reason }) => [action, reason])).toEqual([
      ['Dihapus', message.reason],
      ['Dibuat', message.reason],
    ]);

    const short = await transfer(spt.id);
    expect([short.status, short.body.message]).toEqual([
      409,
      'Saldo deposit tidak cukup untuk seluruh tagihan SPT ini, atau SPT ini sudah dibayar dengan cara lain.',
    ]);
    app.clock.advance(600_000);
    await fill('150000');
    expect((await view(spt.id)).deposit).toMatchObject({ balance: '350000.00', covers: true });

    const pressed = await Promise.all([transfer(spt.id), transfer(spt.id)]);
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409]);
    const settled = await one(spt.id);
    expect(settled).toMatchObject({ settled: true, bills: [{ rest: '0.00' }] });
    const taken = settled.proofs.map(({ kind, kapKjs, amount, date }) => [date, kind, kapKjs, amount]);
    expect(taken.sort()).toEqual([
      ['2025-11-15', 'PBK', '411124-100', '100000.00'],
      ['2025-11-15', 'PBK', '411124-100', '200000.00'],
    ]);
    expect((await view(spt.id)).deposit).toMatchObject({ balance: '50000.00', covers: false });
    // The deposit was paid after the due day: the estimated interest stays visible.
    expect(settled.paidLate.map(({ date, amount }) => [date, amount]).sort()).toEqual([
      ['2025-11-15', '100000.00'],
      ['2025-11-15', '200000.00'],
    ]);
    expect(settled.paidLate.every(({ interest }) => Number(interest.value) > 0)).toBe(true);
    const left = await rina.get<TaxDeposit>('/ebilling/tax-deposit/balance');
    expect([left.balance, left.fillings.map((one) => [one.left, one.used])]).toEqual([
      '50000.00',
      [
        ['0.00', true],
        ['50000.00', true],
      ],
    ]);

    // An additional amount of the return cannot use another way of payment.
    await issued(app, 'BPPU', { ...over, tax: '40000.00' });
    expect((await repost(spt.id)).bills).toMatchObject([{ paid: '300000.00', rest: '40000.00' }]);
    const pbk = { number: 'PBK-9/2025', kapKjs: '411124-100', period: '2025-07', amount: '40000', date: '2025-08-02' };
    const mixed = await answered(rina.request('PUT', `${path}/${spt.id}/deposit/doss/new`, { json: { pbk } }));
    expect([mixed.status, mixed.body.errors]).toEqual([
      422,
      {
        number: 'SPT ini dibayar dari deposit. Lepaskan dulu pemindahbukuannya: satu SPT dibayar dengan satu cara.',
      },
    ]);
    expect((await transfer(spt.id)).status).toBe(200);
    expect((await view(spt.id)).deposit).toMatchObject({ balance: '10000.00' });

    await rina.delete(`${path}/${spt.id}/deposit/doss/${settled.proofs[1]?.id}`);
    expect(await one(spt.id)).toMatchObject({ settled: false, proofs: [] });
    expect((await view(spt.id)).deposit).toMatchObject({ balance: '350000.00', covers: true });
  });

  it('asks nobody to pay what is not posted, or no longer so', async () => {
    const { path, create } = spts(app, rina);
    const concept = await create('2025-05');
    const refused = await answered(rina.request('POST', `${path}/${concept.id}/billings`, { json: {} }));
    expect([refused.status, refused.body.message]).toEqual([409, 'Posting SPT ini terlebih dahulu.']);
  });
});
