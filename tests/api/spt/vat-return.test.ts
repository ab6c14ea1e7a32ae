import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Faktur } from '#domain/faktur/record.ts';
import type { Download } from '#domain/jobs/view-schema.ts';
import { typedLines } from '#domain/spt/line-documents.ts';
import type { LineView } from '#domain/spt/line-schema.ts';
import type { SptEntries, SptRecord } from '#domain/spt/record.ts';
import type { SptListRow } from '#domain/spt/record-schema.ts';
import { schedules } from '../../../api/jobs/schedules.ts';
import { askOffice } from '../../../api/modules/billing/ask-office.ts';
import { definitionOf } from '../../../api/modules/spt/definition-of.ts';
import { draftMasa } from '../../../api/modules/spt/draft-by-clock.ts';
import { outgoingOf } from '../../../api/modules/spt/office-words.ts';
import { systemScope } from '../../../api/services/deps.ts';
import { billingsOfSpt } from '../../../db/repositories/billing/billing.ts';
import { insertFakturs } from '../../../db/repositories/faktur/faktur.ts';
import { historyOf } from '../../../db/repositories/history.ts';
import { signeesOf } from '../../../db/repositories/signees.ts';
import { companies as companyTable, notifications } from '../../../db/tables.ts';
import { aFaktur, aLine } from '../../../fixtures/builders/a-faktur.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { answered } from '../faktur/faktur-client.ts';
import { serial } from '../serial.ts';
import { filedByOffice, spts } from './spt-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const SCOPE = scopeOf('rina', 'sagara');
const next = serial();
const IN = '/efaktur/in/ctas';
const nothing: SptEntries = { lines: {}, overpaidAs: null, wholeAnew: false, account: null };

const planted = async (
  type: 'OUT' | 'IN' | 'RETURN_OUT' | 'RETURN_IN',
  over: Partial<Faktur<never>> & { price?: string } = {},
) => {
  const { price = '1500000', ...rest } = over;
  const n = next() + 1;
  const id = `ppn-${n}`;
  const status = type === 'IN' ? 'CREDITED' : 'APPROVED';
  await app.deps.db.transact((tx) =>
    insertFakturs(tx, SCOPE, [
      aFaktur({
        id,
        companyId: companies.sagara.id,
        type,
        status: status as never,
        lines: [aLine({ price })],
        number: `0400250${String(n).padStart(10, '0')}`,
        ...rest,
      } as never),
    ]),
  );
  return id;
};
const ofMasa = (period: string) => ({ date: `${period}-14`, period });
const bought = (period: string, over: object = {}) =>
  planted('IN', { ...ofMasa(period), creditPeriod: period, ...over });
const returns = () => spts(app, rina, 'PPN');
const fill = (spt: Pick<SptRecord, 'id' | 'version'>, over: Partial<SptEntries>, who = rina) =>
  answered(
    who.request('PUT', `${returns().path}/${spt.id}/entries`, {
      json: { version: spt.version, entries: { ...nothing, ...over } },
    }),
  );
const submit = (id: string) => answered(rina.request('PUT', `${returns().path}/${id}/submit`));
const lineOf = ({ amounts }: Pick<SptRecord, 'amounts'>, line: string) => amounts?.PPN?.[line];
const paid = async (id: string): Promise<void> => {
  for (const { id: billing, code, amount } of await billingsOfSpt(SCOPE, app.deps.db.read, id)) {
    await rina.post('/simulator/billing/pay', { code, amount: amount.replace('.00', '') });
    await askOffice(app.deps, SCOPE, billing);
  }
  await app.drainJobs();
};

describe('the monthly return of PPN', () => {
  it('follows from the documents of the masa, explains each amount, is paid and filed', async () => {
    const sold = await planted('OUT', ofMasa('2025-02'));
    await planted('OUT', { ...ofMasa('2025-02'), price: '1000000' });
    await planted('OUT', { ...ofMasa('2025-02'), status: 'AMENDED' as never });
    await planted('RETURN_OUT', { ...ofMasa('2025-02'), price: '100000' });
    await bought('2025-02', { price: '500000' });
    await bought('2025-02', { status: 'UNCREDITED', creditPeriod: null });
    const spt = await returns().posted('2025-02');
    expect(spt).toMatchObject({ type: 'PPN', status: 'CONCEPT', documentCount: 5, dueDay: '2025-04-08' });
    expect(lineOf(spt, 'III.A.PPN')).toBe('2640000.00');
    expect(lineOf(spt, 'II.B.PPN')).toBe('550000.00');
    expect(lineOf(spt, 'II.H.PPN')).toBe('1650000.00');
    expect(lineOf(spt, 'III.G.PPN')).toBe('2090000.00');
    const line = await rina.get<LineView>(`${returns().path}/${spt.id}/lines/PPN.III.A.PPN`);
    expect(line.documents).toMatchObject({ count: 3, sum: '2640000.00', difference: '0.00' });
    const shown = await rina.get<{ id: string; share: string }[]>(
      `${returns().path}/${spt.id}/lines/PPN.III.A.PPN/documents?range=[0,9]`,
    );
    expect(shown.map(({ share }) => share)).toEqual(['1650000.00', '1100000.00', '-110000.00']);
    expect(shown[0]?.id).toBe(sold);
    const lists = await rina.get<{ count: number; sums: Record<string, string> }>(
      `${returns().path}/${spt.id}/documents?filter=${encodeURIComponent('{"table":"A2"}')}`,
    );
    expect(lists).toMatchObject({ count: 3, sums: { PPN: '2640000.00', HARGA: '24000000.00' } });

    expect((await submit(spt.id)).status).toBe(200);
    await app.drainJobs();
    expect((await returns().one(spt.id)).status).toBe('WAITING_PAYMENT');
    await paid(spt.id);
    const filed = await returns().one(spt.id);
    expect(filed).toMatchObject({ status: 'FILED', settled: true });
    // Signed by signers of invoices, at the office and on paper, not by signers of slips.
    const signers = await signeesOf(SCOPE, app.deps.db.read, 'efaktur-v2');
    const { name, npwp } = signers.find(({ id }) => id === filed.signeeId) ?? { name: 'nobody', npwp: '' };
    expect((await outgoingOf(SCOPE, app.deps.db.read, filed, app.clock.now)).signee).toEqual({ name, npwp });
  });

  it('has to be drawn again once a document of its masa is decided about otherwise', async () => {
    const id = await bought('2025-03');
    await planted('OUT', { ...ofMasa('2025-03'), price: '2000000' });
    const spt = await returns().posted('2025-03');
    expect(lineOf(spt, 'III.G.PPN')).toBe('550000.00');
    const { version } = await rina.get<{ version: number }>(`${IN}/${id}`);
    expect(
      (await rina.request('POST', `${IN}/${id}/creditable`, { json: { version, decision: { move: 'restore' } } }))
        .status,
    ).toBe(200);
    expect(await returns().one(spt.id)).toMatchObject({ stale: true });
    const again = await returns().repost(spt.id);
    expect(again.stale).toBe(false);
    expect(lineOf(again, 'III.G.PPN')).toBe('2200000.00');
  });

  it('has to be posted again, too, where returned goods of a document change', async () => {
    const id = await bought('2025-08');
    await planted('RETURN_IN', { ...ofMasa('2025-09'), originId: id, price: '100000' });
    const spt = await returns().posted('2025-09');
    expect(lineOf(spt, 'II.B.PPN')).toBe('-110000.00');
    const { version } = await rina.get<{ version: number }>(`${IN}/${id}`);
    const decision = { move: 'uncredit', uncreditReason: 'VEHICLE' };
    await rina.post(`${IN}/${id}/creditable`, { version, decision });
    expect(await returns().one(spt.id)).toMatchObject({ stale: true });
    expect(lineOf(await returns().repost(spt.id), 'II.B.PPN')).toBe('0.00');
  });

  it('takes manual entries, by line, and recalculates it', async () => {
    const spt = await returns().posted('2025-04');
    const filled = await fill(spt, { lines: { 'I.A.5.PPN': '1000000.00', 'IV.HARGA': '100000000.00' } });
    expect(filled.status).toBe(200);
    const seen = await returns().one(spt.id);
    expect([lineOf(seen, 'III.E.PPN'), lineOf(seen, 'IV.PPN')]).toEqual(['1000000.00', '2200000.00']);
    expect(seen.bills.map(({ kapKjs }) => kapKjs)).toEqual(['411211-100', '411211-103']);
    expect((await fill(spt, {})).status).toBe(409);
    const wrong = await fill(seen, {
      lines: { 'III.A.PPN': '1.00', 'I.B.HARGA': '-5.00', 'II.F.PPN': '-5.00' },
    });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body.errors as object)).toEqual(['entries.lines.III.A.PPN', 'entries.lines.I.B.HARGA']);
    expect((await fill(seen, { wholeAnew: true })).status).toBe(422);
    const retail = (id: string) => rina.request('GET', `${returns().path}/${id}/retail-xml`);
    expect((await retail(spt.id)).status).toBe(409);
    const lumped = { 'I.A.5.HARGA': '12000000.00', 'I.A.5.LAIN': '11000000.00', 'I.A.5.PPN': '1320000.00' };
    expect((await fill(seen, { lines: lumped })).status).toBe(200);
    const file = await retail(spt.id);
    expect(await file.text()).toContain('<TaxPeriodMonth>4</TaxPeriodMonth>\n<TaxPeriodYear>2025</TaxPeriodYear>');
    const mixed = await returns().one(spt.id);
    expect((await fill(mixed, { lines: { ...lumped, 'I.A.9.HARGA': '1.00' } })).status).toBe(200);
    expect((await retail(spt.id)).status).toBe(409);
    const facility = { lines: { ...lumped, 'I.A.9.HARGA': '1.00' }, facilityCode: '07' } as const;
    expect((await fill(await returns().one(spt.id), facility)).status).toBe(200);
    const written = await (await retail(spt.id)).text();
    expect(written).toContain('<TrxCode>07</TrxCode>');

    // The generated file can be read back: replacing the entered values, or added to them.
    const handIn = async (path: string, text: string, how?: string) => {
      const form = new FormData();
      form.set('version', String((await returns().one(spt.id)).version));
      if (how) form.set('how', how);
      form.set('file', new File([text], 'dari-coretax.xml'));
      return answered(rina.request('POST', `${returns().path}/${spt.id}/${path}`, { form }));
    };
    const entries = async () => (await returns().one(spt.id)).entries;
    expect((await handIn('retail-xml', written, 'replace')).status).toBe(200);
    expect(await entries()).toMatchObject({ lines: facility.lines, facilityCode: '07' });
    expect((await handIn('retail-xml', written, 'add')).status).toBe(200);
    expect((await entries())?.lines['I.A.5.PPN']).toBe('2640000.00');
    for (const [from, to] of [
      ['<TIN>', '<TIN>9'],
      ['<TaxPeriodMonth>4', '<TaxPeriodMonth>5'],
      ['<TrxCode>07', '<TrxCode>06'],
      ['<VAT>1320000', '<VAT>1320000.505'],
      ['RetailInvoiceBulk', 'TaxInvoiceBulk'],
    ] as const) {
      const { status, body } = await handIn('retail-xml', written.replaceAll(from, to), 'add');
      expect([to, status, body.errors]).toEqual([to, 422, { file: expect.any(String) }]);
    }

    const tin = /<TIN>(\d+)</.exec(written)?.[1];
    const listC = `<?xml version="1.0"?><VATandSTLGCollectedByOtherCollector><NameOfTE>Sagara</NameOfTE><TIN>${tin}</TIN><Period>04</Period><Model>2025</Model><ListOfVATandSTLG><VATandSTLG><TINofSeller>1</TINofSeller><NameofSeller>PT Lapak</NameofSeller><TINofBuyer>2</TINofBuyer><NameofBuyer>Ani</NameofBuyer><TypeOfVATCollected>001</TypeOfVATCollected><BillingDocument><Number>INV-1</Number><Date>2025-04-05</Date></BillingDocument><InvoiceNumberReplaced/><SellingPrice>1200000</SellingPrice><OtherTaxBase>1100000</OtherTaxBase><VAT>132000</VAT><STLG>0</STLG><Information/></VATandSTLG></ListOfVATandSTLG><TotalSellingPrice>1200000</TotalSellingPrice><TotalOtherTaxBase>1100000</TotalOtherTaxBase><TotalVAT>132000</TotalVAT><TotalSTLG>0</TotalSTLG></VATandSTLGCollectedByOtherCollector>`;
    expect((await handIn('files/C', listC.replace('<TotalVAT>132000', '<TotalVAT>132001'))).status).toBe(422);
    expect((await handIn('files/C', listC)).status).toBe(200);
    expect((await returns().one(spt.id)).amounts?.PPN?.['VIII.A.PPN']).toBe('132000.00');
    expect(await rina.get(`${returns().path}/${spt.id}/collected`)).toMatchObject({
      count: 1,
      rows: [{ sellerName: 'PT Lapak', number: 'INV-1', date: '2025-04-05', ppn: '132000.00' }],
    });
    expect((await handIn('files/IX_B', listC)).status).toBe(415);
    expect((await handIn('files/IX_B', '%PDF-1.4 hitung')).status).toBe(200);
    const stored = async () => {
      let count = 0;
      for await (const _ of app.deps.files.list('')) count++;
      return count;
    };
    const before = await stored();
    const late = new FormData();
    late.set('version', '1');
    late.set('file', new File(['%PDF-1.4 lain'], 'lain.pdf'));
    expect((await rina.request('POST', `${returns().path}/${spt.id}/files/IX_B`, { form: late })).status).toBe(409);
    expect(await stored()).toBe(before);
    const typed = { lines: { ...lumped, 'VIII.A.PPN': '1.00' } };
    expect((await fill(await returns().one(spt.id), typed)).status).toBe(200);
    expect(Object.keys((await entries())?.files ?? {})).toEqual(['C', 'IX_B']);
    expect((await entries())?.lines).toMatchObject({
      ...lumped,
      'VIII.A.HARGA': '1200000.00',
      'VIII.A.PPN': '132000.00',
    });
    const { version } = await returns().one(spt.id);
    const off = await answered(
      rina.request('PUT', `${returns().path}/${spt.id}/files/C/remove`, { json: { version } }),
    );
    expect([off.status, Object.keys((await entries())?.files ?? {})]).toEqual([200, ['IX_B']]);
    expect((await entries())?.lines).not.toHaveProperty(['VIII.A.PPN']);
    const zip = await rina.request('POST', '/bulk-download/efaktur-spt', { json: { ids: [spt.id] } });
    expect(zip.status).toBe(202);
    const [made] = await rina.get<Download[]>(`/bulk-download?filter=${encodeURIComponent('{"of":"spt-ppn"}')}`);
    expect(made?.job).toMatchObject({ kind: 'spt-ppn.pdf-zip', createdByName: 'Rina Wulandari' });
  });

  it('passes manual entries to its correction, whose difference contains the changes only', async () => {
    const spt = await returns().posted('2025-01');
    expect((await fill(spt, { lines: { 'I.A.5.PPN': '1000000.00', 'I.B.HARGA': '5000000.00' } })).status).toBe(200);
    await filedByOffice(app, spt.id);
    await rina.post(`${returns().path}/${spt.id}/amend`, { reason: 'Salah ketik' });
    const correction = await returns().posted('2025-01');
    expect(correction.entries?.lines).toEqual({ 'I.A.5.PPN': '1000000.00', 'I.B.HARGA': '5000000.00' });
    expect([lineOf(correction, 'III.E.PPN'), lineOf(correction, 'III.G.PPN')]).toEqual(['1000000.00', '0.00']);
  });

  it('hands parts IV and V to its correction as well, and bills only what receipts do not cover', async () => {
    const spt = await returns().posted('2025-04');
    expect((await fill(spt, { lines: { 'IV.HARGA': '100000000.00', 'V.PPN': '70000.00' } })).status).toBe(200);
    for (const { kapKjs, amount } of (await returns().one(spt.id)).bills) {
      const pbk = { number: `PBK-${kapKjs}`, kapKjs, period: '2025-04', amount, date: '2025-05-20' };
      await rina.put(`${returns().path}/${spt.id}/deposit/doss/new`, { pbk });
    }
    expect((await returns().one(spt.id)).settled).toBe(true);
    await filedByOffice(app, spt.id);
    // The preview of a correction takes over the same parts.
    expect(await rina.get(`${returns().path}/posting?period=2025-04`)).toMatchObject({
      payable: '0.00',
      overpaid: '0.00',
    });
    await rina.post(`${returns().path}/${spt.id}/amend`, { reason: 'Kurang dilaporkan' });
    const correction = await returns().posted('2025-04');
    expect(correction.entries?.lines).toEqual({ 'IV.HARGA': '100000000.00', 'V.PPN': '70000.00' });
    expect(correction).toMatchObject({ bills: [], payable: '0.00', overpaid: '0.00', settled: true });
    await fill(correction, { lines: { 'IV.HARGA': '100000000.00', 'V.PPN': '100000.00' } });
    const more = await returns().one(correction.id);
    expect(more).toMatchObject({ payable: '30000.00', settled: false });
    expect(more.bills).toMatchObject([{ line: 'V.PPN', kapKjs: '411211-100', amount: '30000.00', rest: '30000.00' }]);
  });

  it('refuses what cannot be written down, field by field, and breaks on no amount', async () => {
    const spt = await returns().posted('2025-10');
    const refused = async (over: object) => {
      const { status, body } = await fill(spt, over);
      expect(status).toBe(422);
      return body.errors;
    };
    const whole = 'Isi dalam rupiah penuh, paling banyak 13 angka';
    expect(
      await refused({ lines: { 'I.B.HARGA': '', 'I.C.HARGA': '0.50', 'II.I.HARGA': '99999999999999999999' } }),
    ).toEqual({
      'entries.lines.I.B.HARGA': whole,
      'entries.lines.I.C.HARGA': whole,
      'entries.lines.II.I.HARGA': whole,
    });
    const account = { bank: '  ', number: 'ganti', holder: 'S'.repeat(101) };
    expect(Object.keys((await refused({ account })) ?? {})).toEqual([
      'entries.account.bank',
      'entries.account.number',
      'entries.account.holder',
    ]);
    const most = Object.fromEntries(typedLines(definitionOf(spt)).typed.map((line) => [line, '9999999999999']));
    expect((await fill(spt, { lines: most })).status).toBe(200);
    const filled = await fill(
      { ...spt, version: (await returns().one(spt.id)).version },
      { account: { bank: ' Bank Mandiri ', number: '120-00 1234.567', holder: 'Sagara' } },
    );
    expect(filled.body.entries).toMatchObject({
      account: { bank: 'Bank Mandiri', number: '120001234567', holder: 'Sagara' },
    });
  });

  it('carries an overpayment into the next masa once that is chosen, and files in order', async () => {
    const credited = await bought('2025-05', { price: '3000000' });
    const may = await returns().posted('2025-05');
    expect(lineOf(may, 'III.G.PPN')).toBe('-3300000.00');
    const june = await returns().posted('2025-06');
    expect(lineOf(june, 'II.E.PPN')).toBe('0.00');
    const early = await submit(june.id);
    expect(early).toMatchObject({ status: 409, body: { message: 'Laporkan dulu SPT masa 03/2025.' } });
    for (const period of ['2025-03', '2025-04']) {
      const one = await returns().posted(period);
      const sent = await submit(one.id);
      expect([period, sent.status, sent.body.message]).toEqual([period, 200, undefined]);
      await app.drainJobs();
      await paid(one.id);
      expect((await returns().one(one.id)).status).toBe('FILED');
    }
    expect(await submit(may.id)).toMatchObject({ status: 409 });
    expect((await fill(may, { overpaidAs: 'examination' })).status).toBe(200);
    expect((await submit(may.id)).body.message).toContain('rekening');
    expect((await fill(await returns().one(may.id), { overpaidAs: 'carry' })).status).toBe(200);
    expect(await submit(may.id)).toMatchObject({ status: 200 });
    await app.drainJobs();
    expect(await returns().one(may.id)).toMatchObject({ status: 'FILED' });
    const after = await returns().one(june.id);
    expect(after.stale).toBe(true);
    expect(lineOf(await returns().repost(june.id), 'II.E.PPN')).toBe('3300000.00');

    // June is filed too when May is corrected: the overpayment it took over stays, because the correction pays it.
    expect((await fill(await returns().one(june.id), { overpaidAs: 'carry' })).status).toBe(200);
    expect(await submit(june.id)).toMatchObject({ status: 200 });
    await app.drainJobs();
    const decision = { move: 'uncredit', uncreditReason: 'NO_RELATION', lockReason: 'Bukan untuk usaha' };
    const { version } = await rina.get<{ version: number }>(`${IN}/${credited}`);
    await rina.post(`${IN}/${credited}/creditable`, { version, decision });
    expect(await returns().one(may.id)).toMatchObject({ status: 'FILED', stale: true });
    const { id } = await rina.post<SptRecord>(`${returns().path}/${may.id}/amend`, { reason: 'Susulan' });
    const corrected = await returns().repost(id);
    expect(['III.E.PPN', 'III.F.PPN', 'III.G.PPN'].map((line) => lineOf(corrected, line))).toEqual([
      '0.00',
      '-3300000.00',
      '3300000.00',
    ]);
    expect(await submit(id)).toMatchObject({ status: 200 });
    await app.drainJobs();
    await paid(id);
    expect(await returns().one(id)).toMatchObject({ status: 'FILED', settled: true });
    expect(await returns().one(june.id)).toMatchObject({ status: 'FILED', stale: false });
  });

  it('is refused without the permission, and to other companies', async () => {
    const spt = await returns().create('2025-07');
    const payer = await app.as('budi', 'sagara');
    expect((await payer.request('GET', `${returns().path}/${spt.id}`)).status).toBe(403);
    expect((await fill(spt, {}, payer)).status).toBe(403);
    const elsewhere = await app.as('hendra');
    expect((await elsewhere.request('GET', `${returns().path}/${spt.id}`)).status).toBe(404);
    expect((await rina.request('GET', `${spts(app, rina).path}/${spt.id}`)).status).toBe(404);
  });
});

const draftsAt = async (moment: string): Promise<void> => {
  app.clock.advance(Date.parse(moment) - app.deps.now());
  await schedules.find(({ name }) => name === 'make the drafts of the return of PPN')?.run(app.deps);
  await app.drainJobs();
};
const listed = async (who: 'rina' | 'hendra', company: 'sagara' | 'bentala', period: string) =>
  (await app.as(who, company)).get<SptListRow[]>(
    `${returns().path}?filter=${encodeURIComponent(JSON.stringify({ period }))}`,
  );
const notificationsOf = async () =>
  (await app.deps.db.read.select().from(notifications).where(eq(notifications.companyId, companies.sagara.id))).filter(
    ({ message }) => message === 'spt.server.drafted',
  );

it('its draft is made on the first of the month for every PKP without one, once, posted, with a notification', async () => {
  const own = await (await app.as('hendra', 'bentala')).post<{ id: string }>(returns().path, { period: '2025-11' });
  await draftsAt('2025-11-30T23:07:00+07:00');
  expect(await listed('rina', 'sagara', '2025-11')).toEqual([]);

  await draftsAt('2025-12-01T00:07:00+07:00');
  const [draft, ...more] = await listed('rina', 'sagara', '2025-11');
  expect(more).toEqual([]);
  expect(draft).toMatchObject({ status: 'CONCEPT', revision: 0, createdBy: 'Patuh', stale: false });
  expect(draft?.postedAt).not.toBeNull();
  expect((await listed('hendra', 'bentala', '2025-11')).map(({ id }) => id)).toEqual([own.id]);
  expect((await historyOf(SCOPE, app.deps.db.read, draft?.id ?? '')).map(({ action }) => action)).toContain('create');
  const result = await notificationsOf();
  expect(result.length).toBeGreaterThan(0);
  expect(result[0]).toMatchObject({
    params: { period: '11/2025' },
    link: `/main/efaktur-v2/spt/detail/${draft?.id}/induk`,
  });
  const notPkp = await app.deps.db.read.select().from(companyTable).where(eq(companyTable.pkp, false));
  for (const { id } of notPkp)
    expect(await app.deps.db.read.select().from(notifications).where(eq(notifications.companyId, id))).toEqual([]);

  await draftsAt('2025-12-01T01:07:00+07:00');
  expect(await listed('rina', 'sagara', '2025-11')).toHaveLength(1);
  expect(await notificationsOf()).toHaveLength(result.length);
  expect(await draftMasa(app.deps, systemScope(companies.sagara.id), '2025-11')).toBe(false);

  await (await app.as('rina', 'sagara')).request('DELETE', `${returns().path}/${draft?.id}`);
  expect(await listed('rina', 'sagara', '2025-11')).toEqual([]);
  await draftsAt('2025-12-02T01:07:00+07:00');
  expect(await listed('rina', 'sagara', '2025-11')).toEqual([]);
  await draftsAt('2026-01-04T01:07:00+07:00');
  expect(await listed('rina', 'sagara', '2025-12')).toEqual([]);
});
