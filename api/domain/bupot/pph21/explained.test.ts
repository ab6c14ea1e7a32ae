import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { aMonth, anA1, aPayment } from '../../../../fixtures/builders/a-payment.ts';
import type { Explained } from '../../definition/explain.ts';
import { rupiah, sen } from '../../definition/money.ts';
import { hasWords } from '../../messages/index.ts';
import { a1Lines, a2Lines } from './annual.ts';
import { a1Form } from './annual-form.ts';
import { a2Income } from './annual-input.ts';
import { explainPph21 } from './explained.ts';
import type { Payment } from './payment.ts';
import { paymentTax } from './payment-tax.ts';
import { settleYear } from './settle-year.ts';

const nodes = (of: Explained): Explained[] => [of, ...(of.inputs ?? []).flatMap(nodes)];
const wordless = (of: Iterable<Explained>): string[] =>
  [...of]
    .flatMap(nodes)
    .flatMap(({ label, formula, rounding }) => [label, ...(formula ? [formula] : []), ...(rounding ? [rounding] : [])])
    .filter((key) => !hasWords(key));

const payments: [string, Payment][] = [
  ['a month', aMonth(15_500_000, 'TK/0')],
  ['a month grossed up', aMonth(51_827_997, 'TK/0', { grossUp: true })],
  ['no tax number', aMonth(15_500_000, 'TK/0', { identity: 'NONE' })],
  ['borne', aMonth(9_000_000, 'K/1', { facility: 'DTP' })],
  ['days', aPayment('BP21', '21-100-24', 3_600_000, { workingDays: 6 })],
  ['days above the limit', aPayment('BP21', '21-100-30', 12_000_000, { workingDays: 4 })],
  ['a lawyer', aPayment('BP21', '21-100-07', 400_000_000)],
  ['exempt', aPayment('BP21', '21-100-07', 400_000_000, { facility: 'SKB' })],
  ['severance', aPayment('BP21', '21-401-01', 90_000_000, { earlier: [{ day: '2025-01-01', gross: 6_000_000_000 }] })],
  ['third year', aPayment('BP21', '21-100-25', 90_000_000, { earlier: [{ day: '2026-01-01', gross: 6_000_000_000 }] })],
  ['honorarium', aPayment('BP21', '21-402-03', 10_000_000)],
  ['not resident', aPayment('BP26', '27-100-99', 40_000_000)],
  ['typed', aPayment('BP21', '21-100-38', 1, { typed: { base: 100, rate: [5, 100], tax: 5 } })],
];

describe('a payment explains itself', () => {
  test.each(payments)('%s: the same amounts, each told in words', (_, payment) => {
    const { result, notes } = explainPph21((write) => paymentTax(payment, write));
    expect(result).toEqual(paymentTax(payment));
    expect(wordless(notes.values())).toEqual([]);
    for (const key of ['gross', 'allowance', 'tax', 'withheld', 'borne'] as const)
      expect(notes.get(key)?.value, key).toBe(rupiah(result[key]));
  });

  it('names table, row, rounding and law of a monthly rate', () => {
    expect(explainPph21((write) => paymentTax(aMonth(15_500_000, 'TK/0'), write)).notes.get('tax')).toMatchObject({
      value: '1085000.00',
      formula: 'pph21.formula.ter_monthly_a',
      rounding: 'explain.rounding.rupiah_nearest',
      rule: { name: 'PP 58/2023 ps. 2 dan Lampiran', from: '2024-01-01' },
      inputs: [
        { label: 'pph21.gross', value: '15500000.00' },
        {
          label: 'pph21.rate',
          value: '7',
          unit: 'percent',
          inputs: [{ value: '15100000.00' }, { value: '16950000.00' }],
        },
      ],
    });
  });

  it('shows the tax of each band, which add up', () => {
    const { notes } = explainPph21((write) => paymentTax(aPayment('BP21', '21-100-07', 400_000_000), write));
    const [base, ...parts] = notes.get('tax')?.inputs ?? [];
    expect(base?.value).toBe('200000000.00');
    expect(parts.map(({ value }) => value)).toEqual(['3000000.00', '21000000.00']);
  });
});

const inputsOf = (of: Explained | undefined): number[] => (of?.inputs ?? []).map(({ value }) => sen(value));

describe('an annual slip explains itself', () => {
  it('every line, by the very numbers it was made of', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('FULL_YEAR', 'ANNUALIZED'),
        fc.boolean(),
        fc.integer({ min: 0, max: 2_000_000_000 }),
        (withholdingAnnuality, grossUpBenefit, salary) => {
          const input = anA1({
            withholdingAnnuality,
            grossUpBenefit,
            firstMonth: withholdingAnnuality === 'ANNUALIZED' ? 9 : 1,
            salaryPension: salary * 100,
            pph21WithheldDtp: 1_000_000,
          });
          const { result, notes } = explainPph21((write) => a1Lines(input, write));
          expect(result).toEqual(a1Lines(input));
          expect(wordless(notes.values())).toEqual([]);
          const all = { ...input, ...result };
          for (const { fields } of a1Form)
            for (const field of fields)
              expect(notes.get(field)?.value, field).toBe(rupiah(all[field as keyof typeof all] as number));
          const [gross, deductions] = inputsOf(notes.get('netIncome'));
          // Each number is rounded separately for display; the rest of an exact half rupiah may be the rupiah above.
          expect([0, 100]).toContain(result.netIncome - ((gross ?? 0) - (deductions ?? 0)));
          expect(inputsOf(notes.get('brutoIncome')).reduce((sum, part) => sum + part, 0)).toBe(result.brutoIncome);
          const [, ...bands] = inputsOf(notes.get('pph21AnnualizedIncome'));
          expect(bands.reduce((sum, part) => sum + part, 0)).toBe(result.pph21AnnualizedIncome);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('A2 with all of its parts, and what the last period brings', () => {
    const parts = Object.fromEntries(a2Income.map((field, at) => [field, (at + 1) * 1_000_000_000])) as Record<
      (typeof a2Income)[number],
      number
    >;
    const slips = [{ month: 1, tax: 100_000_000_000, borne: 20_000_000_000 }];
    const annual = explainPph21((write) =>
      a2Lines({ ...anA1({ status: 'K/3', pph21WithheldDtp: 100_000_000_000 }), ...parts }, write),
    );
    expect(wordless(annual.notes.values())).toEqual([]);
    expect(inputsOf(annual.notes.get('brutoIncome'))).toHaveLength(a2Income.length);
    const settled = explainPph21((write) => settleYear(annual.result, slips, false, write));
    expect(settled.result).toEqual(settleYear(annual.result, slips, false));
    expect(wordless(settled.notes.values())).toEqual([]);
    expect(settled.notes.get('refunded')?.value).toBe(rupiah(settled.result.refunded));
  });
});
