import { expect, it } from 'vitest';
import { elements } from '../../definition/xml.ts';
import { noEntries } from '../record.ts';
import { lacksFacilityCode, retailElements, retailRows, withRetail } from './retail-xml.ts';

const lines = {
  'I.A.5.HARGA': '1800000.00',
  'I.A.5.LAIN': '1650000.00',
  'I.A.5.PPN': '198000.00',
  'I.B.HARGA': '12500000.00',
  'II.I.HARGA': '5.00',
};

it('tells lumped sales in one row for each code, in the order of the office', () => {
  const [normal, untaxed, ...more] = retailRows({ lines }, '2026-02');
  expect(more).toEqual([]);
  expect(elements(retailElements, normal as NonNullable<typeof normal>)).toBe(
    '<TrxCode>Normal</TrxCode><BuyerName>-</BuyerName><BuyerIdOpt>NIK</BuyerIdOpt><BuyerIdNumber>0000000000000000</BuyerIdNumber>' +
      '<GoodServiceOpt>A</GoodServiceOpt><SerialNo>TOTAL 2026-02 I.A.5</SerialNo><TransactionDate>2026-02-28</TransactionDate>' +
      '<TaxBaseSellingPrice>1800000</TaxBaseSellingPrice><OtherTaxBaseSellingPrice>1650000</OtherTaxBaseSellingPrice><VAT>198000</VAT>' +
      '<STLG>0</STLG><Info/>',
  );
  expect(untaxed).toMatchObject({ code: 'NoVAT', price: '12500000.00', ppn: '0' });
  expect(retailRows({ lines: {} }, '2026-02')).toEqual([]);
});

it('knows what the file cannot carry', () => {
  expect(lacksFacilityCode({ lines })).toBe(false);
  const facility = { lines: { 'I.A.9.HARGA': '1.00' } };
  expect(lacksFacilityCode(facility)).toBe(true);
  expect(retailRows(facility, '2026-02')).toEqual([]);
  expect(lacksFacilityCode({ ...facility, facilityCode: '08' })).toBe(false);
  expect(retailRows({ ...facility, facilityCode: '08' }, '2026-02')).toMatchObject([{ code: '08', price: '1.00' }]);
});

it('takes a file added to what is filled in, or in its place, and leaves every other line', () => {
  const before = { ...noEntries, lines: { ...lines, 'I.A.9.HARGA': '5.00' }, facilityCode: '08' } as const;
  const read = { lines: { 'I.A.5.HARGA': '200000.00', 'I.A.9.HARGA': '7.00' }, facilities: ['07'] };
  const replaced = withRetail(before, read, 'replace');
  expect(replaced.lines).toEqual({ 'II.I.HARGA': '5.00', 'I.A.5.HARGA': '200000.00', 'I.A.9.HARGA': '7.00' });
  expect(replaced.facilityCode).toBe('07');

  const added = withRetail(before, read, 'add');
  expect(added.lines).toEqual({ ...lines, 'I.A.5.HARGA': '2000000.00', 'I.A.9.HARGA': '12.00' });
  // With 08 before and 07 now, a total row can carry neither code.
  expect(added.facilityCode).toBeNull();
  expect(withRetail(before, { ...read, facilities: ['08'] }, 'add').facilityCode).toBe('08');
  expect(withRetail({ ...before, facilityCode: null }, read, 'add').facilityCode).toBeNull();
});
