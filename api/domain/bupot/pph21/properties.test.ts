import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aMonth, anA1, aPayment } from '../../../../fixtures/builders/a-payment.ts';
import { partsIn } from '../../definition/bands.ts';
import type { Sen } from '../../definition/money.ts';
import { article17 } from '../../rules/pph21/article-17.ts';
import { withholdingStatuses } from '../../rules/pph21/ptkp.ts';
import { terMonthly } from '../../rules/pph21/ter.ts';
import { a1Lines } from './annual.ts';
import { type A1Input, type AnnualLines, withholdingAnnualities } from './annual-input.ts';
import type { Payment } from './payment.ts';
import { paymentTax } from './payment-tax.ts';
import { settleYear, withheldBefore } from './settle-year.ts';

const DAY = '2025-03-31';
const status = fc.constantFrom(...withholdingStatuses);
const identity = fc.constantFrom('NPWP', 'NIK', 'NONE');
const rupiah = (max: number) => fc.integer({ min: 0, max });
const sen = (max: number) => rupiah(max).map((whole) => whole * 100);

/** Payments whose tax rises with the gross inside a band, sen included. */
const payment: fc.Arbitrary<Payment> = fc
  .record({ status, identity, income: fc.integer({ min: 0, max: 500_000_000_000 }) })
  .chain((over) =>
    fc.constantFrom(
      { ...aMonth(0, over.status), ...over },
      ...(['21-100-35', '21-100-07', '21-100-14', '21-401-01', '21-401-02', '21-402-03'] as const).map((code) => ({
        ...aPayment('BP21', code, 0),
        ...over,
      })),
      { ...aPayment('BP26', '27-100-99', 0), ...over },
    ),
  );

const annual: fc.Arbitrary<A1Input> = fc
  .record({
    first: fc.integer({ min: 1, max: 12 }),
    last: fc.integer({ min: 1, max: 12 }),
    pensioner: fc.boolean(),
    status,
    withholdingAnnuality: fc.constantFrom(...withholdingAnnualities),
    salaryPension: sen(3_000_000_000),
    natura: sen(50_000_000),
    tantiemBonus: sen(500_000_000),
    pensionContribution: sen(20_000_000),
    zakat: sen(20_000_000),
    previousNetIncome: sen(500_000_000),
    identity,
  })
  .map(({ first, last, ...over }) =>
    anA1({ ...over, firstMonth: Math.min(first, last), lastMonth: Math.max(first, last) }),
  );

describe('a payment', () => {
  it('is never taxed below zero nor above its gross, and is withheld or borne in full', () => {
    fc.assert(
      fc.property(payment, fc.constantFrom('NONE', 'DTP'), (paid, facility) => {
        const { gross, tax, withheld, borne } = paymentTax({ ...paid, facility });
        expect(tax).toBeGreaterThanOrEqual(0);
        expect(tax).toBeLessThanOrEqual(gross);
        expect(tax % 100).toBe(0);
        expect(withheld + borne).toBe(tax);
      }),
    );
  });

  it('is taxed no less when it is more', () => {
    fc.assert(
      fc.property(payment, rupiah(100_000_000_00), (paid, more) => {
        expect(paymentTax({ ...paid, income: paid.income + more }).tax).toBeGreaterThanOrEqual(paymentTax(paid).tax);
      }),
    );
  });

  it('takes the rate of the lower band on its edge and of the upper one rupiah later', () => {
    for (const of of withholdingStatuses) {
      const { rows } = terMonthly.at(DAY)[of].table;
      for (const [at, { upTo, rate }] of rows.entries()) {
        if (upTo === null) continue;
        expect(paymentTax(aMonth(upTo / 100, of)).rate).toBe(rate);
        expect(paymentTax(aMonth(upTo / 100 + 1, of)).rate).toBe(rows[at + 1]?.rate);
      }
    }
  });

  it('grossed up leaves exactly the income, by the lowest allowance', () => {
    fc.assert(
      fc.property(payment, (paid) => {
        const { gross, allowance, tax } = paymentTax({ ...paid, grossUp: true });
        expect(gross - tax).toBe(Math.round(paid.income / 100) * 100);
        expect(allowance).toBe(tax);
        expect(paymentTax({ ...paid, income: gross }).tax).toBe(tax);
      }),
      { numRuns: 300 },
    );
  });

  it('grossed up at a monthly rate is income / (1 − rate) in the first band that holds it', () => {
    fc.assert(
      fc.property(status, rupiah(3_000_000_000), (of, income) => {
        const { gross } = paymentTax(aMonth(income, of, { grossUp: true }));
        const { rows } = terMonthly.at(DAY)[of].table;
        const inside = rows
          .map((band) => ({ band, exact: (income * 10_000) / (10_000 - band.rate[0]) }))
          .find(({ band, exact }) => exact * 100 > band.above && (band.upTo === null || exact * 100 <= band.upTo));
        if (income > 0 && inside) expect(Math.abs(gross / 100 - inside.exact)).toBeLessThan(2);
      }),
      { numRuns: 500 },
    );
  });
});

/** Rounds sen to whole rupiah for display, half up. */
const whole = (exact: number): Sen => Math.floor((exact + 50) / 100) * 100;

/** Article 17 calculated independently, in whole rupiah: each part at its own rate. */
const byHand = (pkp: Sen): Sen =>
  partsIn(article17.at(DAY), pkp).reduce((sum, { band, part }) => sum + (part * band.rate[0]) / 10_000, 0);

describe('an annual slip', () => {
  it('adds up line by line', () => {
    fc.assert(
      fc.property(annual, (input) => {
        const lines = a1Lines(input);
        const months = input.lastMonth - input.firstMonth + 1;
        const scaled = input.withholdingAnnuality === 'ANNUALIZED';
        expect(lines.brutoIncome).toBe(input.salaryPension + input.natura + input.tantiemBonus);
        const fee = Math.min((lines.brutoIncome * 5) / 100, months * (input.pensioner ? 20_000_000 : 50_000_000));
        expect(lines.positionFee).toBe(whole(fee));
        expect(lines.totalDeduction).toBe(lines.positionFee + lines.pensionContribution + lines.zakat);
        // Calculated from the exact fee: an exact half is rounded up in both the fee and the net.
        expect(lines.netIncome).toBe(whole(lines.brutoIncome - fee - lines.pensionContribution - lines.zakat));
        if (!scaled) expect(lines.pph21TotalIncome).toBe(lines.netIncome + lines.previousNetIncome);
        expect(lines.annualizedTaxableIncome % 100_000).toBe(0);
        expect(lines.annualizedTaxableIncome).toBeLessThanOrEqual(
          Math.max(0, lines.pph21TotalIncome - lines.ptkpAmount),
        );
        expect(lines.pph21AnnualizedIncome).toBe(byHand(lines.annualizedTaxableIncome));
        if (!scaled) expect(lines.pph21Liability).toBe(taxed(lines.pph21AnnualizedIncome, input));
        expect(lines.pph21Creditable).toBe(lines.pph21Liability - lines.pph21PreviousBupot);
        expect(lines.pph21PaymentDifference).toBe(lines.pph21Creditable - lines.pph21WithheldDtp);
        expect(Math.min(...taxes(lines))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  const taxes = (lines: AnnualLines): Sen[] => [
    lines.positionFee,
    lines.annualizedTaxableIncome,
    lines.pph21AnnualizedIncome,
    lines.pph21Liability,
  ];
  const taxed = (tax: Sen, { identity: of }: A1Input): Sen =>
    of === 'NONE' ? Math.round((tax * 120) / 10_000) * 100 : tax;

  it('is taxed no less for more income', () => {
    fc.assert(
      fc.property(annual, sen(200_000_000), (input, more) => {
        const { pph21Liability } = a1Lines({ ...input, salaryPension: input.salaryPension + more });
        expect(pph21Liability).toBeGreaterThanOrEqual(a1Lines(input).pph21Liability);
      }),
    );
  });

  it('grossed up leaves exactly the income: the allowance is the tax, and the same slip without gross-up agrees', () => {
    fc.assert(
      fc.property(annual, (input) => {
        const lines = a1Lines({ ...input, grossUpBenefit: true });
        expect(lines.pphBenefit).toBe(lines.pph21Creditable);
        expect(a1Lines({ ...input, pphBenefit: lines.pphBenefit })).toEqual(lines);
      }),
      { numRuns: 300 },
    );
  });

  it('settles the year to the rupiah from the monthly slips', () => {
    fc.assert(
      fc.property(
        status,
        fc.array(sen(80_000_000), { minLength: 2, maxLength: 12 }),
        fc.integer({ min: 0, max: 4095 }),
        fc.boolean(),
        (of, grosses, borneMonths, borneNow) => {
          const slips = grosses.slice(0, -1).map((income, at) => {
            const facility = (borneMonths >> at) & 1 ? 'DTP' : 'NONE';
            const { tax, borne } = paymentTax({ ...aMonth(0, of), income, facility });
            return { month: at + 1, tax, borne };
          });
          const lines = a1Lines(
            anA1({
              status: of,
              lastMonth: grosses.length,
              withholdingAnnuality: 'PARTIAL_YEAR',
              salaryPension: grosses.reduce((sum, gross) => sum + gross, 0),
              pph21WithheldDtp: withheldBefore(slips),
            }),
          );
          const { withheld, borne, refunded, notRefunded } = settleYear(lines, slips, borneNow);
          expect(withheldBefore(slips) + withheld + borne - refunded - notRefunded).toBe(lines.pph21Creditable);
          expect(Math.min(withheld, borne, refunded, notRefunded)).toBeGreaterThanOrEqual(0);
          expect(notRefunded).toBeLessThanOrEqual(slips.reduce((sum, slip) => sum + slip.borne, 0));
          if (refunded + notRefunded > 0) expect(withheld + borne).toBe(0);
        },
      ),
    );
  });
});
