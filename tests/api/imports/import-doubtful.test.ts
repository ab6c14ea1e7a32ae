import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type TestApp, testApp } from '../app.ts';
import {
  bupotPlace,
  FAKTUR,
  type ImportAnswer,
  MASUKAN,
  type Place,
  type RowAnswer,
  rowsOf,
  sendFile,
  settled,
} from './import-steps.ts';

// Ambiguous values of real files: the import asks about them and never converts them silently.
let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const fixture = (name: string): Uint8Array => readFileSync(join(import.meta.dirname, '../../../fixtures/files', name));

const opened = async (file: Uint8Array | string, name: string, place: Place = FAKTUR): Promise<ImportAnswer> => {
  const read = await settled(app, rina, (await sendFile(rina, file, name, place)).id, place);
  if (read.step !== 'MAPPING' && read.step !== 'SHEET') return read;
  const mapping = Object.fromEntries(Object.entries(read.state.guesses).map(([field, { column }]) => [field, column]));
  await rina.put(`${place.path}/${read.id}/mapping`, { version: read.version, mapping, remember: false });
  return settled(app, rina, read.id, place);
};
const read = (id: string): Promise<ImportAnswer> => rina.get(`${FAKTUR.path}/${id}`);
const fix = async (id: string, body: object): Promise<ImportAnswer> => {
  const { version } = await read(id);
  await rina.post(`${FAKTUR.path}/${id}/fix`, { version, apply: 'proposal', ...body });
  return read(id);
};
const found = (row: RowAnswer | undefined, path: string) =>
  row?.findings.filter((one) => one.path === path).map(({ key, proposal }) => [key.replace(/^.*\./, ''), proposal]);

describe('the old number of a branch', () => {
  const HEAD = '0016112047058000';
  it('is requested in both numbers, with the head office of the book', async () => {
    await rina.post('/counterparties', {
      document: 'TIN',
      identity: HEAD,
      nitku: `${HEAD}000000`,
      country: 'IDN',
      email: null,
      phone: null,
      name: 'PT Rimba Cahaya',
      address: 'Jl Gatot Subroto 88',
    });
    const { id } = await opened(fixture('faktur-cabang.csv'), 'faktur-cabang.csv');
    const rows = await rowsOf(rina, id);
    expect(rows.map((row) => found(row, 'counterpartyNpwp'))).toEqual([
      [['npwp_branch', HEAD]],
      [['npwp_branch', undefined]],
    ]);
    expect(rows.map((row) => found(row, 'counterpartyNitku'))).toEqual([
      [['file_branch_place', undefined]],
      [['file_branch_place', undefined]],
    ]);
    expect(rows.map(({ status }) => status)).toEqual(['ERROR', 'ERROR']);

    await fix(id, { bucket: 'counterpartyNpwp:impor.finding.npwp_branch' });
    const [first] = await rowsOf(rina, id);
    expect(first?.cells.counterpartyNpwp).toBe(HEAD);
    expect(first?.status).toBe('ERROR');
    expect(found(first, 'counterpartyNitku')).toEqual([['file_branch_place', undefined]]);
    const { version } = await read(id);
    await rina.request('PATCH', `${FAKTUR.path}/${id}/cells`, {
      json: { version, changes: [{ row: first?.row, field: 'counterpartyNitku', value: `${HEAD}000003` }] },
    });
    const [repaired] = await rowsOf(rina, id);
    expect(repaired?.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('is not computed for a slip either', async () => {
    const place = bupotPlace('BPPU');
    const file = 'NPWP;Nama;Kode Objek Pajak;Bruto;Masa\n016112047013001;PT Rimba Cahaya;24-104-07;1000000;11/2025\n';
    const { id } = await opened(file, 'jasa.csv', place);
    const [row] = await rowsOf(rina, id, {}, place);
    expect(found(row, 'payeeNpwp')?.[0]).toEqual(['npwp_branch', HEAD]);
    expect(found(row, 'payeeNitku')?.[0]).toEqual(['file_branch_place', undefined]);
  });
});

describe('a branch written with sixteen digits', () => {
  const HEAD = '0016112047058000';
  const BRANCH = '0016112047013001';
  const COLUMNS =
    'No Invoice;Tgl Invoice;Nama Pelanggan;NPWP;NITKU;Alamat;Kode Transaksi;Nama Barang;Satuan;Harga Satuan;Qty';
  const row = (at: number, npwp: string, nitku: string): string =>
    `ENAM-${at};08/11/2025;PT Rimba Cahaya Cab. ${at};${npwp};${nitku};Jl Braga 1;04;Kertas A4;Piece;100000;10`;

  it('is reported in the NPWP and in the NITKU, and so is a NITKU that lost its digits', async () => {
    const rows = [
      row(1, BRANCH, ''),
      row(2, BRANCH, `${HEAD}000003`),
      row(3, HEAD, BRANCH),
      row(4, HEAD, HEAD),
      row(5, HEAD, `${HEAD}000000`.replace(/^00/, '')),
      row(6, HEAD, `${HEAD}000003`.replace(/^00/, '')),
    ];
    const { id } = await opened([COLUMNS, ...rows, ''].join('\n'), 'enam-belas.csv');
    const read = await rowsOf(rina, id);
    expect(read.map((one) => found(one, 'counterpartyNpwp'))).toEqual([
      [['npwp_branch_16', HEAD]],
      [['npwp_branch_16', HEAD]],
      ...Array(4).fill([]),
    ]);
    expect(read.map((one) => found(one, 'counterpartyNitku'))).toEqual([
      [['file_branch_place', undefined]],
      [['nitku_prefix', undefined]],
      [['file_branch_place', undefined]],
      [['nitku_digits', `${HEAD}000000`]],
      [['nitku_digits_lost', `${HEAD}000000`]],
      [['nitku_zeros', `${HEAD}000003`]],
    ]);
    expect(read.map(({ status }) => status)).toEqual([...Array(5).fill('ERROR'), 'WARNING']);
  });

  it('is reported in a slip', async () => {
    const place = bupotPlace('BPPU');
    const file = `NPWP;Nama;Kode Objek Pajak;Bruto;Masa\n${BRANCH};PT Rimba Cahaya;24-104-07;1000000;11/2025\n`;
    const { id } = await opened(file, 'jasa-16.csv', place);
    const [one] = await rowsOf(rina, id, {}, place);
    expect([found(one, 'payeeNpwp')?.[0], found(one, 'payeeNitku')?.[0]]).toEqual([
      ['npwp_branch_16', HEAD],
      ['file_branch_place', undefined],
    ]);
  });
});

const HEAD_OF_SALES =
  'No Invoice;Tgl Invoice;Nama Pelanggan;NPWP;NITKU;Alamat;Kode Transaksi;Nama Barang;Satuan;Harga Satuan;Qty';
const BUYER_CELLS = 'PT Rimba Cahaya;0016112047058000;0016112047058000000000;Jl Gatot Subroto 88';
const sale = (reference: string, code: string): string =>
  `${reference};08/11/2025;${BUYER_CELLS};${code};Kertas A4;Piece;100000;10`;

describe('a transaction code with its status behind it', () => {
  it('is proposed in its two digits', async () => {
    const rows = [
      sale('KODE-1', '040'),
      sale('KODE-2', '040.000-26.'),
      sale('KODE-3', '4'),
      sale('KODE-4', '010.000-26.12345678'),
    ];
    const { id } = await opened([HEAD_OF_SALES, ...rows, ''].join('\n'), 'kode.csv');
    expect((await rowsOf(rina, id)).map((row) => found(row, 'code'))).toEqual([
      [['code_with_status', '04']],
      [['code_with_status', '04']],
      [],
      [['code_with_status', '01']],
    ]);
    await fix(id, { bucket: 'code:impor.finding.code_with_status' });
    expect((await rowsOf(rina, id)).map(({ cells }) => cells.code)).toEqual(['04', '04', '4', '01']);
  });
});

describe('signs nobody sees', () => {
  it('are removed from numbers and references, and that is reported', async () => {
    const row = sale('\u202dTERLIHAT-1', '04').replace(';0016112047058000;', ';0016112047\u200b058000;');
    const { id } = await opened([HEAD_OF_SALES, row, ''].join('\n'), 'tak-terlihat.csv');
    const [one] = await rowsOf(rina, id);
    expect(one?.cells).toMatchObject({ reference: 'TERLIHAT-1', counterpartyNpwp: '0016112047058000' });
    for (const path of ['reference', 'counterpartyNpwp']) expect(found(one, path)).toHaveLength(1);
    expect(one?.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

describe('an invoice of the file that is none of its own', () => {
  const xml = (
    invoices: readonly { opt: string; code?: string; addInfo?: string; stamp?: string; reference: string }[],
  ) =>
    `<?xml version="1.0" encoding="utf-8"?><TaxInvoiceBulk><TIN>0014141071021000</TIN><ListOfTaxInvoice>${invoices
      .map(
        ({ opt, code = '04', addInfo = '', stamp = '', reference }) =>
          `<TaxInvoice><TaxInvoiceDate>2025-11-08</TaxInvoiceDate><TaxInvoiceOpt>${opt}</TaxInvoiceOpt><TrxCode>${code}</TrxCode><AddInfo>${addInfo}</AddInfo><CustomDoc></CustomDoc><CustomDocMonthYear></CustomDocMonthYear><RefDesc>${reference}</RefDesc><FacilityStamp>${stamp}</FacilityStamp><SellerIDTKU>0014141071021000000000</SellerIDTKU><BuyerTin>0016112047058000</BuyerTin><BuyerDocument>TIN</BuyerDocument><BuyerCountry>IDN</BuyerCountry><BuyerDocumentNumber>-</BuyerDocumentNumber><BuyerName>PT Rimba Cahaya</BuyerName><BuyerAdress>Jl Gatot Subroto 88</BuyerAdress><BuyerEmail></BuyerEmail><BuyerIDTKU>0016112047058000000000</BuyerIDTKU><ListOfGoodService><GoodService><Opt>A</Opt><Code>000000</Code><Name>Kertas A4</Name><Unit>UM.0018</Unit><Price>100000.00</Price><Qty>1</Qty><TotalDiscount>0.00</TotalDiscount><TaxBase>100000.00</TaxBase><OtherTaxBase>91666.67</OtherTaxBase><VATRate>12</VATRate><VAT>11000.00</VAT><STLGRate>0</STLGRate><STLG>0.00</STLG></GoodService></ListOfGoodService></TaxInvoice>`,
      )
      .join('')}</ListOfTaxInvoice></TaxInvoiceBulk>`;

  it('a replacement and an advance lead to where they are made, and are not proposed as normal ones', async () => {
    const { id, state } = await opened(
      xml([
        { opt: 'Pengganti', reference: 'GANTI-1' },
        { opt: 'Uang Muka', reference: 'MUKA-1' },
      ]),
      'cicilan.xml',
    );
    expect((await rowsOf(rina, id)).map((row) => found(row, 'type'))).toEqual([
      [['type_substitute', undefined]],
      [['type_stage', undefined]],
    ]);
    expect(state.buckets.filter(({ path }) => path === 'type').map(({ proposal }) => proposal)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('a facility written as its number is proposed in the code of the office', async () => {
    const { id } = await opened(
      xml([{ opt: 'Normal', code: '07', addInfo: '5', stamp: '5', reference: 'FAS-1' }]),
      'fasilitas.xml',
    );
    const [row] = await rowsOf(rina, id);
    expect(found(row, 'addInfo')).toEqual([['facility_number', 'TD.00505']]);
    expect(found(row, 'facilityStamp')).toEqual([['facility_number', 'TD.01105']]);
  });
});

describe('a list of purchases with several rows of one number', () => {
  const HEAD_OF_LIST = 'Nomor Faktur;Tanggal Faktur;NPWP Penjual;Nama Penjual;DPP;PPN';
  const SELLER = '0016112047058000;PT Rimba Cahaya';
  const NUMBER = '04002500123456781';
  const line = (amounts: string, number = NUMBER) => `${number};08/11/2025;${SELLER};${amounts}`;
  const list = (...lines: string[]) => opened([HEAD_OF_LIST, ...lines, ''].join('\n'), 'pembelian.csv', MASUKAN);

  it('is one invoice with their sum, which is reported', async () => {
    const { id, documents, state } = await list(
      line('1000000;110000'),
      line('500000;55000', '04002500123456799'),
      line('250000;27500'),
    );
    expect(documents).toBe(2);
    const [first] = await rowsOf(rina, id, {}, MASUKAN);
    expect(found(first, 'number')).toEqual([['rows_summed', undefined]]);
    expect(first?.findings.find(({ path }) => path === 'number')?.message).toMatch(
      /DPP 1\.250\.000,00, PPN 137\.500,00/,
    );
    expect(state.totals.sums.map(({ read: sum }) => sum)).toEqual(['1750000.00', '192500.00']);
  });

  it('does not add a row with the same amounts before a confirmation', async () => {
    const { id } = await list(line('1000000;110000'), line('1000000;110000'));
    const rows = await rowsOf(rina, id, {}, MASUKAN);
    expect(rows.map(({ status }) => status)).toEqual(['ERROR', 'ERROR']);
    expect(found(rows[1], 'ppn')).toEqual([['row_copied', '0']]);
    const { version } = await rina.get<ImportAnswer>(`${MASUKAN.path}/${id}`);
    const changes = ['dpp', 'ppn'].map((field) => ({ row: rows[1]?.row, field, value: '0' }));
    await rina.request('PATCH', `${MASUKAN.path}/${id}/cells`, { json: { version, changes } });
    const { state } = await rina.get<ImportAnswer>(`${MASUKAN.path}/${id}`);
    expect(state.totals.sums.map(({ read: sum }) => sum)).toEqual(['1000000.00', '110000.00']);
    expect((await rowsOf(rina, id, {}, MASUKAN)).map(({ status }) => status)).not.toContain('ERROR');
  });
});

describe('lumped sales imported among invoices', () => {
  it('lead to the return they belong to', async () => {
    const file = '<?xml version="1.0"?><RetailInvoiceBulk><TIN>0014141071021000</TIN></RetailInvoiceBulk>';
    const { status, message } = await opened(file, 'eceran.xml');
    expect(status).toBe('INVALID');
    expect(message).toMatch(/Ambil di SPT Masa PPN masa yang sama/);
  });
});
