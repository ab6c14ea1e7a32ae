import { describe, expect, it } from 'vitest';
import { aBupotInput } from '../../../fixtures/builders/a-bupot.ts';
import { checkSlip } from './check.ts';
import { amountsOf } from './compute.ts';
import { explainSlip, numberOf } from './explain.ts';
import type { BupotInput } from './record.ts';

/** PMK 168/2023 B.I.2.1.1: from September on, 15.5 million a month, TK/0; three months at 7% make 3,255,000, the year owes 280,000. */
const joined = (over: Partial<BupotInput> = {}): BupotInput =>
  aBupotInput('BPA1', {
    period: '2025-12',
    date: '2025-12-31',
    periodFrom: '2025-09',
    withholdingAnnuality: 'PARTIAL_YEAR',
    ptkp: 'TK/0',
    salaryPension: '62000000',
    tantiemBonus: null,
    pensionContribution: '400000',
    zakat: null,
    pph21WithheldDtp: '3255000',
    ...over,
  });

describe('too much before the last period', () => {
  it.each([
    ['withheld: all of it goes back', {}, '-2975000.00'],
    ['partly borne: that part does not', { borneBefore: '1085000' }, '-1890000.00'],
    ['borne in October and November (PMK 72/2025)', { borneBefore: '2170000', facility: 'DTP' }, '-805000.00'],
    ['borne beyond the excess', { borneBefore: '3000000' }, '0.00'],
    ['borne all year, as the facility says (PMK 10/2025)', { facility: 'DTP' }, '0.00'],
  ] as const)('%s', (_, over, tax) => {
    const input = joined(over);
    const amounts = amountsOf(input);
    expect(amounts).toMatchObject({ tax, borne: '0.00', lines: { pph21PaymentDifference: '-2975000.00' } });
    expect(numberOf(explainSlip(input), amounts, 'tax')?.value).toBe(tax);
  });

  it('is what the slip withheld or was borne before, no more', () => {
    const around = {
      today: '2026-01-05',
      company: { npwp: joined().nitku.slice(0, 16), government: false },
      source: 'form',
    } as const;
    const at = (borneBefore: string) => checkSlip(joined({ borneBefore }), around).map(({ path }) => path);
    expect(at('3255000')).not.toContain('borneBefore');
    expect(at('3255001')).toContain('borneBefore');
  });
});

describe('too little before the last period', () => {
  it.each([
    ['withheld', {}, ['245000.00', '0.00']],
    ['borne', { facility: 'DTP' }, ['0.00', '245000.00']],
  ] as const)('is %s', (_, over, [tax, borne]) => {
    expect(amountsOf(joined({ pph21WithheldDtp: '35000', ...over }))).toMatchObject({ tax, borne });
  });
});
