import { describe, expect, it } from 'vitest';
import { aSummedSlip } from '../../../../fixtures/builders/a-return.ts';
import { amountsOf, explainLine, type Worked } from '../../definition/worked.ts';
import { sumDocuments } from '../document-sum.ts';
import { documentsOf } from '../line-documents.ts';
import { inputsOf, workReturn } from '../work-return.ts';
import { accounts, unifikasi } from './definition.ts';

const slips = [
  aSummedSlip('BPPU', '411124-100', 2_000_000),
  aSummedSlip('BPPU', '411124-100', 500_000),
  aSummedSlip('BPPU', '411124-100', 0, { borne: 300_000 }),
  aSummedSlip('BPPU', '411128-403', 10_000_000),
  aSummedSlip('BPNR', '411128-403', 1_000_000),
  aSummedSlip('SP', '411128-403', 250_000),
  aSummedSlip('CY', '411128-100', 4_000_000),
  aSummedSlip('BPNR', '411127-110', 7_500_000),
  aSummedSlip('BPPU', '411122-910', 150_000, { paymentOption: 'DIRECT' }),
];
const normal = workReturn(unifikasi, inputsOf(unifikasi, { sums: sumDocuments(slips), previous: null }));
const cells: Readonly<Record<string, Worked>> = normal.UNIFIKASI ?? {};
const rupiahOf = (cell: string) => (cells[cell]?.value ?? Number.NaN) / 100;
const columns = ['A', 'B', 'C', 'D', 'E', 'F'];
const row = (at: string) => columns.map((column) => rupiahOf(`${at}.${column}`));

describe('the Induk of SPT Masa PPh Unifikasi', () => {
  it('has the rows and columns of the form, in their order', () => {
    expect(Object.keys(cells)).toEqual(
      [
        '411128-100',
        '411128-402',
        '411128-403',
        'PPh 4(2)',
        '411128-600',
        '411129-600',
        'PPh 15',
        '411122-100',
        '411122-900',
        '411122-910',
        'PPh 22',
        '411124-100',
        'PPh 23',
        '411127-110',
        'PPh 26',
        'TOTAL',
      ].flatMap((at) => columns.map((column) => `${at}.${column}`)),
    );
    expect(accounts).toHaveLength(10);
  });

  it('puts every slip in its row and column', () => {
    expect(row('411124-100')).toEqual([0, 2_500_000, 300_000, 2_500_000, 0, 2_500_000]);
    expect(row('411128-403')).toEqual([250_000, 11_000_000, 0, 11_250_000, 0, 11_250_000]);
    expect(row('411128-402')).toEqual([0, 0, 0, 0, 0, 0]);
    expect(row('PPh 4(2)')).toEqual([4_250_000, 11_000_000, 0, 15_250_000, 0, 15_250_000]);
    expect(row('PPh 22')).toEqual([0, 150_000, 0, 150_000, 0, 150_000]);
    expect(row('TOTAL')).toEqual([4_250_000, 21_150_000, 300_000, 25_400_000, 0, 25_400_000]);
  });

  it('asks a correction for the difference only', () => {
    const sums = sumDocuments([...slips.slice(1), aSummedSlip('SP', '411128-402', 40_000)]);
    const corrected = workReturn(unifikasi, inputsOf(unifikasi, { sums, previous: amountsOf(normal) })).UNIFIKASI ?? {};
    const inRupiah = (at: string) => ['D', 'E', 'F'].map((column) => (corrected[`${at}.${column}`]?.value ?? 0) / 100);
    expect(inRupiah('411124-100')).toEqual([500_000, 2_500_000, -2_000_000]);
    expect(inRupiah('411128-402')).toEqual([40_000, 0, 40_000]);
    expect(inRupiah('TOTAL')).toEqual([23_440_000, 25_400_000, -1_960_000]);
  });

  it('tells of each cell what it is made of', () => {
    const explained = explainLine(cells['PPh 23.F'] as Worked);
    expect(explained).toMatchObject({
      label: 'spt.unifikasi.F',
      line: 'PPh 23.F',
      value: '2500000.00',
      formula: 'spt.formula.subtotal',
      rule: { name: 'PER-11/PJ/2025 ps. 22', from: '2025-01-01' },
      inputs: [{ line: '411124-100.F', inputs: [{ line: '411124-100.D' }, { line: '411124-100.E', value: '0.00' }] }],
    });
    expect(documentsOf(unifikasi, { form: 'UNIFIKASI', line: '411124-100.D' })).toEqual([
      { kinds: ['SP', 'CY'], rows: ['411124-100'], amount: 'tax', times: 1 },
      { kinds: ['BPPU', 'BPNR'], rows: ['411124-100'], amount: 'tax', times: 1 },
    ]);
    expect(documentsOf(unifikasi, { form: 'UNIFIKASI', line: '411124-100.C' })).toEqual([
      { kinds: ['BPPU', 'BPNR', 'SP', 'CY'], rows: ['411124-100'], amount: 'borne', times: 1 },
    ]);
    expect(documentsOf(unifikasi, { form: 'UNIFIKASI', line: '411124-100.E' })).toEqual([]);
    expect(documentsOf(unifikasi, { form: 'UNIFIKASI', line: 'TOTAL.F' })).toHaveLength(2);
  });
});
