import { describe, expect, it } from 'vitest';
import { annualForms } from '../annual-form.ts';
import { type AnnualEntries, noEntries } from '../entries.ts';
import type { AnnualEra } from '../era.ts';
import { workAnnual } from '../work-annual.ts';
import { type Compared, differenceCauses, EXPLAINED, equalisationOf, isOpen } from './equalisation.ts';
import { comparedWithDocuments } from './with-documents.ts';
import { comparedWithBefore, type Year } from './year-before.ts';

const yearOf = (era: AnnualEra, taxYear: number, entries: AnnualEntries): Year => ({
  era,
  taxYear,
  entries,
  worked: workAnnual(annualForms[era], { entries, facts: { taxYear, months: 12 }, previous: null }),
});

const ALL = ['turnover', 'payroll', 'interest', 'services'] as const;
const sums = {
  vat: [
    { period: '2025-01', list: 'A2', sign: 1, sum: 900_00, count: 9 },
    { period: '2025-02', list: 'A1', sign: 1, sum: 100_00, count: 1 },
    { period: '2025-01', list: 'A2', sign: -1, sum: -50_00, count: 1 },
  ],
  slips: [
    { kind: 'BPMP', taxCode: '21-100-01', gross: 290_00, count: 12 },
    { kind: 'BPA1', taxCode: '21-100-01', gross: 300_00, count: 2 },
    { kind: 'BP21', taxCode: '21-100-07', gross: 40_00, count: 3 },
    { kind: 'BPPU', taxCode: '24-102-01', gross: 15_00, count: 1 },
    { kind: 'BPPU', taxCode: '24-104-21', gross: 70_00, count: 4 },
    { kind: 'BPNR', taxCode: '27-104-01', gross: 30_00, count: 1 },
  ],
};

const entries1771: AnnualEntries = {
  I: { ...noEntries, lines: { '1a': '1000' } },
  II: { ...noEntries, lines: { '2.other': '350', '6.outside': '25', '7.hpp': '60', '7.other': '40' } },
};
/** The same in L1 of a trading company. */
const entries2025: AnnualEntries = {
  INDUK: { ...noEntries, answers: { 'B.1': 'C' } },
  L1: {
    ...noEntries,
    rows: {
      L1: [
        { code: '4002', commercial: '1020' },
        { code: '4011', commercial: '20' },
        { code: '4511', commercial: '999' },
        { code: '5311', commercial: '350' },
        { code: '5316', commercial: '25' },
        { code: '5317', commercial: '100' },
      ],
    },
  },
};

describe('a return against its documents', () => {
  it.each([
    ['1771', 2024, entries1771],
    ['2025', 2025, entries2025],
  ] as const)('compares turnover and costs, form %s', (era, taxYear, entries) => {
    const compared = comparedWithDocuments(yearOf(era, taxYear, entries), sums, ALL);
    expect(compared.map(({ name, ours, theirs }) => [name, ours / 100, theirs / 100])).toEqual([
      ['turnover', 1000, 950],
      ['payroll', 350, 340],
      ['interest', 25, 15],
      ['services', 100, 100],
    ]);
    expect(compared[0]?.months).toEqual([
      { period: '2025-01', amount: 850_00 },
      { period: '2025-02', amount: 100_00 },
    ]);
  });

  it('takes monthly slips while there are no annual ones, and nothing where nothing stands', () => {
    const monthly = { vat: [], slips: sums.slips.filter(({ kind }) => kind === 'BPMP') };
    const year = yearOf('1771', 2024, {});
    expect(comparedWithDocuments(year, monthly, ALL)).toMatchObject([{ name: 'payroll', ours: 0, theirs: 290_00 }]);
    expect(comparedWithDocuments(year, sums, ['turnover'])).toHaveLength(1);
  });
});

describe('a return against the year before', () => {
  it('compares opening with closing, over the change of form too', () => {
    const asset = { group: 'T1', month: '2023-01', cost: '400', fiscalMethod: 'GL' };
    const before = {
      '1A': { ...noEntries, rows: { '1A': [asset] } },
      '2A': { ...noEntries, rows: { '2A': [{ year: '2022', loss: '90', y1: '10' }] } },
      NK: { ...noEntries, rows: { NK: [{ element: 'Modal saham', amount: '500' }] } },
    };
    const now = yearOf('2025', 2025, {
      INDUK: { ...noEntries, answers: { 'B.1': 'C' } },
      L9: { ...noEntries, rows: { L9: [asset, { ...asset, month: '2025-03' }] } },
      L7: { ...noEntries, rows: { L7: [{ year: '2022', loss: '90', y2: '10', y1: '30' }] } },
      L1: {
        ...noEntries,
        rows: { L1: [{ code: '4002', commercial: '100' }], 'L1.II': [{ code: '3102', amount: '580' }] },
      },
    });
    const compared = comparedWithBefore(now, { era: '1771', taxYear: 2024, entries: before, income: 30_00 });
    expect(compared.map(({ name, ours, theirs }) => [name, ours / 100, theirs / 100])).toEqual([
      ['bookValue', 200, 200],
      ['losses', 50, 50],
      ['equity', 580, 600],
    ]);
    expect(
      comparedWithBefore(yearOf('2025', 2025, {}), { era: '1771', taxYear: 2024, entries: {}, income: 0 }),
    ).toEqual([]);
  });
});

describe('a difference', () => {
  const compared: Compared = {
    name: 'turnover',
    at: 'I!1a',
    ours: 100_00,
    theirs: 60_00,
    parts: [],
    months: [],
    known: true,
  };
  const explained = (amount: string) => ({
    [EXPLAINED]: { ...noEntries, rows: { turnover: [{ cause: 'advances', amount, note: 'Uang muka' }] } },
  });

  it('is open as far as nobody explained it; less than a rupiah is rounding', () => {
    expect(equalisationOf({}, compared)).toMatchObject({ difference: 40_00, open: 40_00 });
    expect(equalisationOf(explained('30'), compared).open).toBe(10_00);
    expect(isOpen(equalisationOf(explained('39.50'), compared))).toBe(false);
    expect(isOpen(equalisationOf(explained('50'), compared))).toBe(true);
    expect(isOpen(equalisationOf({}, { ...compared, known: false }))).toBe(false);
  });

  it('has other among the causes of every comparison', () => {
    for (const causes of Object.values(differenceCauses)) expect(causes).toContain('other');
  });
});
