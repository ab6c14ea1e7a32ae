import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Received } from '#domain/bupot/received/received.ts';
import type { ExpectedSlip, ReceivedYear } from '#domain/bupot/received/view-schema.ts';
import { receivedSlipsOf, releaseReceived, useReceived } from '../../../api/modules/bupot/received/year.ts';
import { insertFakturs } from '../../../db/repositories/faktur/faktur.ts';
import { verifyHistory } from '../../../db/repositories/history-check.ts';
import { nitkuOf } from '../../../fixtures/builders/a-company.ts';
import { aFaktur } from '../../../fixtures/builders/a-faktur.ts';
import { aReceivedInput } from '../../../fixtures/builders/a-received.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { type ImportAnswer, sendFile, settled } from '../imports/import-steps.ts';
import { aPulledSlip, officeHas, pulls } from './bupot-pull-client.ts';

const BASE = '/ebupot/received';
const scope = scopeOf('rina', 'sagara');
const { npwp, name } = companies.sagara;
const OTHER = '0019000018021000';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.close());

const listed = (filter: object) => rina.get<Received[]>(`${BASE}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
const one = async (number: string) => {
  const [row] = await listed({ q: number });
  return rina.get<Received>(`${BASE}/${row?.id}`);
};
const refused = async (input: object) => {
  const answer = await rina.request('POST', BASE, { json: aReceivedInput(input) });
  return [answer.status, ((await answer.json()) as { errors?: object }).errors];
};

describe('a slip that is typed in', () => {
  it.each([
    [{ withholderNpwp: '123' }, { withholderNpwp: 'NPWP pemotong terdiri dari 16 angka' }],
    [{ withholderNpwp: npwp }, { withholderNpwp: 'Pemotong tidak boleh sama dengan perusahaan ini' }],
    [{ date: '2099-01-31' }, { date: 'Tanggal bukti potong belum tiba' }],
    [{ base: '0' }, { base: 'Dasar pengenaan pajak harus lebih dari 0', tax: expect.any(String) }],
    [{ tax: '99000000' }, { tax: 'PPh tidak boleh melebihi dasar pengenaan pajak' }],
    [{ taxYear: '2022' }, { taxYear: 'Tahun pajak harus tahun masa pajak, sebelumnya, atau sesudahnya' }],
    [{ taxCode: 'jasa' }, { taxCode: 'Kode objek pajak berbentuk 24-104-01' }],
    [{ article: 'PPH99' }, { article: expect.any(String) }],
    [{ number: '  ' }, { number: expect.any(String) }],
  ])('is refused at its field: %o', async (input, errors) => {
    expect(await refused(input)).toEqual([422, errors]);
  });

  it('counts once, whatever signs its number has', async () => {
    await rina.post(BASE, aReceivedInput({ number: '1.1-10.25-0000001', kind: 'CLASSIC' }));
    expect(await refused({ number: '11-1025-0000001', kind: 'CLASSIC' })).toEqual([
      422,
      { number: 'Bukti potong dengan pemotong, nomor, dan jenis ini sudah ada' },
    ]);
    await rina.post(BASE, aReceivedInput({ number: '11-1025-0000001', kind: 'BPPU' }));
    await rina.post(
      BASE,
      aReceivedInput({ number: '1.1-10.25-0000001', kind: 'CLASSIC', withholderNpwp: OTHER.replace('9', '8') }),
    );
  });

  it('is cancelled, restored and summed without the cancelled ones', async () => {
    const { id } = await rina.post<Received>(BASE, aReceivedInput({ number: 'BATAL-1' }));
    const canceled = await rina.post<Received>(`${BASE}/${id}/moves/cancel`, { version: 1 });
    expect(canceled).toMatchObject({ status: 'CANCELED' });
    const filter = encodeURIComponent(JSON.stringify({ q: 'BATAL-1' }));
    expect(await rina.get(`${BASE}/totals?filter=${filter}`)).toMatchObject({ count: 1, excluded: 1, tax: '0.00' });
    expect(await rina.post(`${BASE}/${id}/moves/restore`, { version: 2 })).toMatchObject({ status: 'RECORDED' });
  });
});

describe('what the tax office says about us', () => {
  const aboutUs = (over: object = {}) =>
    aPulledSlip({
      number: '25ABOUTU1',
      role: 'payee',
      withholder: { npwp: OTHER, nitku: nitkuOf(OTHER), name: 'PT Bahtera Lintas Samudra' },
      payee: { npwp, nitku: nitkuOf(npwp), name },
      ...over,
    });
  const pull = async (...slips: ReturnType<typeof aPulledSlip>[]) => {
    officeHas(app, slips);
    const { id } = await pulls(rina).byPeriod('2025-09');
    await app.drainJobs();
    return pulls(rina).status(id);
  };

  it('is recorded without a choice, updated, and never doubled', async () => {
    expect(await pull(aboutUs())).toMatchObject({ status: 'FINISHED', counts: { ABOUT_US: { count: 1, taken: 1 } } });
    expect(await one('25ABOUTU1')).toMatchObject({ source: 'pull', article: 'PPH23', tax: '200000.00', final: false });
    await pull(aboutUs());
    expect(await listed({ q: '25ABOUTU1' })).toHaveLength(1);
    await pull(aboutUs({ gross: '20000000.00', tax: '400000.00' }));
    expect(await one('25ABOUTU1')).toMatchObject({ tax: '400000.00', version: 2 });
    await pull(aboutUs({ state: 'CANCELED' }));
    expect(await one('25ABOUTU1')).toMatchObject({ status: 'CANCELED' });
  });

  it('changes nothing that a filed return has, and our choice of the tax year stays', async () => {
    await pull(aboutUs({ number: '25ABOUTU2' }));
    const { id, version, ...slip } = await one('25ABOUTU2');
    const input = aReceivedInput({ ...pickInput(slip), taxYear: '2026' });
    await rina.put(`${BASE}/${id}`, { ...input, version });
    await pull(aboutUs({ number: '25ABOUTU2', tax: '150000.00' }));
    expect(await one('25ABOUTU2')).toMatchObject({ taxYear: '2026', tax: '150000.00' });
    await app.deps.db.transact((tx) =>
      useReceived(tx, app.deps, scope, { year: '2026', returnId: 'return-1', ids: new Set([id]) }),
    );
    await pull(aboutUs({ number: '25ABOUTU2', tax: '100000.00' }));
    expect(await one('25ABOUTU2')).toMatchObject({ status: 'USED', usedIn: 'return-1', tax: '150000.00' });
    await app.deps.db.transact((tx) => releaseReceived(tx, app.deps, scope, 'return-1'));
    expect(await one('25ABOUTU2')).toMatchObject({ status: 'RECORDED', usedIn: null });
    expect(await verifyHistory(app.deps.db, companies.sagara.id)).toMatchObject({ broken: [] });
  });
});

const pickInput = (slip: object) => {
  const keys = Object.keys(aReceivedInput());
  return Object.fromEntries(Object.entries(slip).filter(([key]) => keys.includes(key)));
};

describe('a year', () => {
  it('is summed by article, final tax apart, without what was cancelled', async () => {
    const add = (number: string, over: object) =>
      rina.post(BASE, aReceivedInput({ number, ...over, taxYear: '2024', period: '2024-05', date: '2024-05-31' }));
    await add('Y1', { base: '1000000', tax: '20000' });
    await add('Y2', { base: '2000000.50', tax: '40000' });
    await add('Y3', { article: 'PPH4_2', taxCode: '28-403-02', base: '5000000', tax: '500000' });
    const { articles } = await rina.get<ReceivedYear>(`${BASE}/years/2024`);
    expect(articles).toEqual(
      expect.arrayContaining([
        { article: 'PPH23', final: false, count: 2, base: '3000000.50', tax: '60000.00' },
        { article: 'PPH4_2', final: true, count: 1, base: '5000000.00', tax: '500000.00' },
      ]),
    );
    expect((await receivedSlipsOf(scope, app.deps.db.read, '2024')).flatMap(({ slips }) => slips)).toHaveLength(3);
    expect((await rina.request('GET', `${BASE}/years/abad`)).status).toBe(422);
  });

  it('names what is expected of withholders and has not come', async () => {
    const buyer = {
      counterpartyNpwp: OTHER,
      counterpartyName: 'PT Bahtera Lintas Samudra',
      status: 'APPROVED' as const,
    };
    await app.deps.db.transact((tx) =>
      insertFakturs(tx, scope, [
        aFaktur({
          ...buyer,
          id: 'exp-1',
          companyId: companies.sagara.id,
          period: '2025-03',
          date: '2025-03-10',
        }),
        aFaktur({
          ...buyer,
          id: 'exp-2',
          companyId: companies.sagara.id,
          period: '2025-04',
          date: '2025-04-10',
        }),
      ]),
    );
    await rina.post(
      BASE,
      aReceivedInput({
        number: 'EXP',
        withholderNpwp: OTHER,
        period: '2025-04',
        date: '2025-04-30',
        base: '15000000',
        tax: '300000',
      }),
    );
    const expected = await rina.get<ExpectedSlip[]>(`${BASE}/expected?year=2025`);
    expect(expected.filter(({ withholderNpwp }) => withholderNpwp === OTHER).map(({ period }) => period)).toContain(
      '2025-03',
    );
    expect(expected.filter(({ withholderNpwp }) => withholderNpwp === OTHER).map(({ period }) => period)).not.toContain(
      '2025-04',
    );
    expect(expected.find(({ period }) => period === '2025-03')).toMatchObject({
      missing: '15000000.00',
      because: 'invoices',
    });
  });
});

describe('a file of slips received', () => {
  const place = { kind: 'received', path: '/ebupot/import' } as const;
  const read = async (text: string, file: string): Promise<ImportAnswer> => {
    const { id } = await sendFile(rina, text, file, place);
    const first = await settled(app, rina, id, place);
    if (first.step === 'REPAIR' || first.step === 'FINISHED') return first;
    const mapping = Object.fromEntries(
      Object.entries(first.state.guesses).map(([field, { column }]) => [field, column]),
    );
    await rina.put(`${place.path}/${id}/mapping`, { version: first.version, mapping, remember: false });
    return settled(app, rina, id, place);
  };
  const save = async ({ id, version }: ImportAnswer) => {
    await rina.post(`${place.path}/${id}/commit`, { version });
    return settled(app, rina, id, place);
  };
  const keys = ({ state }: ImportAnswer) => state.buckets.map(({ key }) => key.replace('impor.finding.', '')).sort();

  it('is read from any table, with what its words say of the tax', async () => {
    const file = await read(
      [
        'No Bukti Potong;NPWP Pemotong;Nama Pemotong;Pasal;Tanggal;Jumlah Bruto;PPh Dipotong',
        'T-1;0019000026062000;PT Wana;PPh Pasal 23;31/10/2025;1.000.000;20.000',
        'T-2;0019000026062000;PT Wana;Ps 4 (2);31/10/2025;5.000.000;500.000',
        'T-2;0019000026062000;PT Wana;Ps 4 (2);31/10/2025;5.000.000;500.000',
        'T-3;0019000026062000;PT Wana;Pajak aneh;31/10/2025;5.000.000;500.000',
      ].join('\n'),
      'bukti potong.csv',
    );
    expect(keys(file)).toEqual(['article:received_article', 'number:received_in_file']);
    expect(await save(file)).toMatchObject({ succeeded: 2 });
    expect(await listed({ importId: file.id })).toHaveLength(2);
    expect(await one('T-2')).toMatchObject({ article: 'PPH4_2', final: true, period: '2025-10', taxYear: '2025' });
  });

  it('is read from the list of tax withheld by others, and a saved slip is named', async () => {
    const xml = `<?xml version="1.0" encoding="utf-8"?><OtherParties><TIN>${npwp}</TIN><TaxYear>2025</TaxYear><OtherPartyList><List><Tin>0019000034013000</Tin><TaxType>ARTICLE22</TaxType><TaxBase>4000000</TaxBase><IncomeTax>60000</IncomeTax><IncomeTaxUsd>0</IncomeTaxUsd><WithholdingSlipNumber>25XML0001</WithholdingSlipNumber><WithholdingSlipDate>15-08-2025</WithholdingSlipDate></List></OtherPartyList></OtherParties>`;
    const file = await read(xml, 'l3b.xml');
    expect(file).toMatchObject({ source: 'xml', documents: 1 });
    expect(keys(file)).toEqual(['withholderName:received_missing']);
    const other = xml.replaceAll(npwp, '0011111111111000');
    expect(await read(other, 'l3b.xml')).toMatchObject({ status: expect.stringMatching(/INVALID|FAILED/) });
  });
});
