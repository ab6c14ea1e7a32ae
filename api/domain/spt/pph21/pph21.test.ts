import { describe, expect, it } from 'vitest';
import { aSummedSlip } from '../../../../fixtures/builders/a-return.ts';
import { amountsOf, explainLine, type Worked } from '../../definition/worked.ts';
import { type Summed, sumDocuments } from '../document-sum.ts';
import { excessInto, type SentReturn, sentAmong, takesOtherExcess } from '../excess.ts';
import { documentsOf } from '../line-documents.ts';
import type { SptStatus } from '../status.ts';
import { inputsOf, workReturn } from '../work-return.ts';
import { pph21 } from './definition.ts';

const PPH21 = '411121-100';
const PPH26 = '411127-100';

const parts = {
  B: ['B.I.1', 'B.I.2', 'B.I.3', 'B.I.4', 'B.I.5', 'B.I.6', 'B.II.7'],
  C: ['C.I.1', 'C.I.2', 'C.I.3', 'C.I.4', 'C.I.5', 'C.I.6', 'C.II.7'],
} as const;

const work = (slips: readonly Summed[], more: Partial<Parameters<typeof inputsOf>[1]> = {}) =>
  workReturn(pph21, inputsOf(pph21, { sums: sumDocuments(slips), previous: null, ...more }));
const printed = (of: ReturnType<typeof work>, part: keyof typeof parts) =>
  parts[part].map((line) => (of.PPH21?.[line]?.value ?? Number.NaN) / 100);

const slips = [
  aSummedSlip('BPMP', PPH21, 5_000_000),
  aSummedSlip('BPMP', PPH21, 1_000_000, { borne: 400_000 }),
  aSummedSlip('BPA1', PPH21, -250_000),
  aSummedSlip('BPA2', PPH21, 100_000),
  aSummedSlip('BP21', PPH21, 750_000, { paymentOption: 'DIRECT' }),
  aSummedSlip('BP26', PPH26, 2_000_000),
];

describe('SPT Masa PPh 21/26', () => {
  it('adds its attachments up, part by part', () => {
    const of = work(slips);
    expect(printed(of, 'B')).toEqual([6_600_000, 0, 750_000, 5_850_000, 0, 5_850_000, 400_000]);
    expect(printed(of, 'C')).toEqual([2_000_000, 0, 0, 2_000_000, 0, 2_000_000, 0]);
    expect((of['L-IB']?.PPh?.value ?? 0) / 100).toBe(-150_000);
  });

  it('tells where line 1 comes from, down to the slips', () => {
    const line = work(slips).PPH21?.['B.I.1'] as Worked;
    expect(explainLine(line)?.inputs?.map((one) => [one.line, one.value])).toEqual([
      ['L-IA', '6000000.00'],
      ['L-IB', '-150000.00'],
      ['L-III.21', '750000.00'],
    ]);
    expect(documentsOf(pph21, line).flatMap(({ kinds }) => kinds)).toEqual(['BPMP', 'BPA1', 'BPA2', 'BP21']);
  });

  it('carries what was paid too much to the next period', () => {
    const december = work([aSummedSlip('BPMP', PPH21, 100_000), aSummedSlip('BPA1', PPH21, -900_000)]);
    expect(printed(december, 'B')[5]).toBe(-800_000);
    const filed = [{ period: '2025-12', revision: 0, status: 'FILED' as const, amounts: amountsOf(december) }];
    const excess = excessInto(pph21, '2026-01', filed);
    expect(excess).toEqual({ 'B.I.6': 80_000_000, 'C.I.6': 0 });
    const january = work([aSummedSlip('BPMP', PPH21, 300_000)], { excess });
    expect(printed(january, 'B')).toEqual([300_000, 800_000, 0, -500_000, 0, -500_000, 0]);
    const both = [...filed, { period: '2026-01', revision: 0, status: 'FILED' as const, amounts: amountsOf(january) }];
    expect(excessInto(pph21, '2026-02', both)['B.I.6']).toBe(50_000_000);
    expect(excessInto(pph21, '2025-12', both)['B.I.6']).toBe(0);
  });

  it('takes nothing from a later period when an earlier one is corrected', () => {
    const at = (period: string, revision: number, used: number, due: number) => ({
      period,
      revision,
      status: 'FILED' as const,
      amounts: { PPH21: { 'B.I.2': `${used}.00`, 'B.I.6': `${due}.00` } },
    });
    const filed = [at('2025-01', 0, 0, -100), at('2025-02', 0, 100, -30), at('2025-03', 0, 30, 10)];
    const into = (period: string, of = filed) => (excessInto(pph21, period, of)['B.I.6'] ?? 0) / 100;
    expect([into('2025-02'), into('2025-03'), into('2025-04')]).toEqual([100, 30, 0]);
    const amended = [...filed, at('2025-01', 1, 0, -20)];
    expect([into('2025-02', amended), into('2025-04', amended)]).toEqual([120, 20]);
    const usedUp = [...amended, at('2025-04', 0, 20, 5)];
    expect([into('2025-02', usedUp), into('2025-05', usedUp)]).toEqual([100, 0]);
  });

  it('counts on nothing that is on its way, and takes away what that uses', () => {
    const at = (period: string, status: SptStatus, used: number, due: number, revision = 0) => ({
      period,
      revision,
      status,
      amounts: { PPH21: { 'B.I.2': `${used}.00`, 'B.I.6': `${due}.00` } },
    });
    const into = (period: string, of: SentReturn[]) => (excessInto(pph21, period, of)['B.I.6'] ?? 0) / 100;
    const january = at('2025-01', 'FILED', 0, -900);
    expect(into('2025-03', [january, at('2025-02', 'WAITING_PAYMENT', 900, -50)])).toBe(0);
    expect(into('2025-03', [january, at('2025-02', 'FILED', 900, -50)])).toBe(50);
    // A correction with a refund takes effect only once it is filed.
    const february = at('2025-02', 'FILED', 900, 10);
    expect(into('2025-03', [january, february, at('2025-02', 'WAITING_PAYMENT', 400, 10, 1)])).toBe(0);
    expect(into('2025-03', [january, february, at('2025-02', 'FILED', 400, 10, 1)])).toBe(500);
    expect(sentAmong([january, at('2025-02', 'CONCEPT', 900, 0), at('2025-02', 'CANCELED', 900, 0)])).toEqual([
      january,
    ]);
    const march = at('2025-03', 'CONCEPT', 500, 0);
    expect(takesOtherExcess(pph21, march, [january])).toBe(true);
    expect(takesOtherExcess(pph21, at('2025-03', 'FILED', 500, 0), [january])).toBe(false);
    expect(takesOtherExcess(pph21, at('2025-03', 'FILED', 901, 0), [january])).toBe(true);
  });

  it('asks a correction for the difference only', () => {
    const before = amountsOf(work(slips));
    const same = work(slips, { previous: before });
    expect([printed(same, 'B')[5], printed(same, 'C')[5]]).toEqual([0, 0]);
    expect(printed(work(slips.slice(1), { previous: before }), 'B').slice(3, 6)).toEqual([
      850_000, 5_850_000, -5_000_000,
    ]);
  });
});
