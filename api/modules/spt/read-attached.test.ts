import { describe, expect, it } from 'vitest';
import { readRetail } from './read-attached.ts';

const TIN = '0612345678901000';
const expected = { npwp: TIN, period: '2026-03' };

type Row = { code: string; price: string; other: string; vat: string };
const sale = { code: 'Normal', price: '1800000', other: '1650000', vat: '198000' };
const fileOf = (...rows: Row[]): Uint8Array =>
  Buffer.from(
    `<RetailInvoiceBulk><TIN>${TIN}</TIN><TaxPeriodMonth>3</TaxPeriodMonth><TaxPeriodYear>2026</TaxPeriodYear><ListOfRetailInvoice>${rows
      .map(
        ({ code, price, other, vat }, at) =>
          `<RetailInvoice><TrxCode>${code}</TrxCode><BuyerName>Pembeli Eceran</BuyerName><BuyerIdOpt>NIK</BuyerIdOpt><BuyerIdNumber>3578120603880002</BuyerIdNumber><GoodServiceOpt>A</GoodServiceOpt><SerialNo>POS-${at}</SerialNo><TransactionDate>2026-03-21</TransactionDate><TaxBaseSellingPrice>${price}</TaxBaseSellingPrice><OtherTaxBaseSellingPrice>${other}</OtherTaxBaseSellingPrice><VAT>${vat}</VAT><STLG>0</STLG><Info/></RetailInvoice>`,
      )
      .join('')}</ListOfRetailInvoice></RetailInvoiceBulk>`,
  );

describe('lumped sales of the office’s file', () => {
  it('are line I.A.5: a sale of Rp 1.800.000 has another base of 11/12 and PPN of 12 % of that', async () => {
    expect(await readRetail(fileOf(sale), expected)).toEqual({
      lines: {
        'I.A.5.HARGA': '1800000.00',
        'I.A.5.LAIN': '1650000.00',
        'I.A.5.PPN': '198000.00',
        'I.A.5.PPNBM': '0.00',
      },
      facilities: [],
    });
  });

  it('are added up by line, those of a facility with their codes, and of what bears no PPN the price alone', async () => {
    const rows = [sale, sale, { ...sale, code: '07' }, { ...sale, code: '08' }, { ...sale, code: 'NoVAT' }];
    const { lines, facilities } = await readRetail(fileOf(...rows), expected);
    expect(lines).toMatchObject({ 'I.A.5.PPN': '396000.00', 'I.A.9.HARGA': '3600000.00', 'I.B.HARGA': '1800000.00' });
    expect(lines).not.toHaveProperty(['I.B.PPN']);
    expect(facilities).toEqual(['07', '08']);
  });

  it('with sen are added up to the sen, and only their sum is whole rupiah', async () => {
    const one = { code: 'Normal', price: '1234567.21', other: '1131686.61', vat: '135802.39' };
    expect((await readRetail(fileOf(one), expected)).lines).toMatchObject({
      'I.A.5.HARGA': '1234567.00',
      'I.A.5.LAIN': '1131687.00',
      'I.A.5.PPN': '135802.00',
    });
    const half = { code: 'Normal', price: '0.25', other: '0.25', vat: '0.25' };
    expect((await readRetail(fileOf(half, half), expected)).lines).toMatchObject({ 'I.A.5.PPN': '1.00' });
  });

  it.each([
    ['another masa', fileOf(sale), { ...expected, period: '2026-04' }],
    ['another taxpayer', fileOf(sale), { ...expected, npwp: '0612345678902000' }],
    ['no row', fileOf(), expected],
    ['a code of invoices', fileOf({ ...sale, code: '04' }), expected],
    ['a tenth of a sen', fileOf({ ...sale, vat: '198000.505' }), expected],
    ['less than nothing', fileOf({ ...sale, price: '-1' }), expected],
    ['an amount of twenty digits', fileOf({ ...sale, price: '9'.repeat(20) }), expected],
    ['no XML', Buffer.from('a;b'), expected],
  ] as const)('are refused at the file: %s', async (_, bytes, of) => {
    await expect(readRetail(bytes, of)).rejects.toMatchObject({
      code: 'invalid',
      detail: { errors: { file: expect.anything() } },
    });
  });
});
