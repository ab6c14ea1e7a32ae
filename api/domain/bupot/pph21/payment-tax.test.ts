import { describe, expect, it, test } from 'vitest';
import { aMonth, aPayment } from '../../../../fixtures/builders/a-payment.ts';
import { lumpSumObjectCode } from './article-17.ts';
import { dailyObjectCode } from './daily.ts';
import type { Payment } from './payment.ts';
import { facilitiesOf, paymentTax } from './payment-tax.ts';

const taxOf = (payment: Payment): number => paymentTax(payment).tax / 100;
const shown = (payment: Payment): number => paymentTax(payment).rate[0] / (paymentTax(payment).rate[1] / 100);

describe('pay by day, week, unit or piece', () => {
  test.each([
    [450_000, 1, 0], // up to 450,000 a day
    [450_001, 1, 2_250], // 0.5 % of 450,001 is 2,250.005
    [2_500_000, 1, 12_500],
    [3_600_000, 6, 18_000], // 600,000 a day: 3,000 × 6
    [2_700_000, 6, 0], // 450,000 a day
    [1_000_000, 3, 0], // 333,333.33 a day
  ])('%i for %i days: %i', (income, workingDays, tax) =>
    expect(taxOf(aPayment('BP21', '21-100-24', income, { workingDays }))).toBe(tax),
  );

  it('is Article 17 on half of the average above the limit', () => {
    // 3,000,000 a day: 5 % × 1,500,000 = 75,000, × 4
    const paid = paymentTax(aPayment('BP21', '21-100-30', 12_000_000, { workingDays: 4 }));
    expect([paid.base / 100, paid.tax / 100]).toEqual([6_000_000, 300_000]);
  });

  it('goes to the object of its average', () => {
    expect(dailyObjectCode(250_000_000, '2026-03-31')).toBe('21-100-24');
    expect(dailyObjectCode(250_000_001, '2026-03-31')).toBe('21-100-30');
    expect(dailyObjectCode(250_000_001, '2026-03-31', true)).toBe('21-100-31');
    expect(() => taxOf(aPayment('BP21', '21-100-24', 2_500_001))).toThrow(/above_limit 21-100-24 21-100-30/);
    expect(() => taxOf(aPayment('BP21', '21-100-30', 2_500_000))).toThrow(/within_limit 21-100-30 21-100-24/);
    expect(() => taxOf(aPayment('BP21', '21-100-24', 1, { workingDays: 0 }))).toThrow(RangeError);
  });

  it('had one object for every way before Coretax', () => {
    const paid = (income: number, over: Partial<Payment>) =>
      taxOf(aPayment('BP21', '21-100-03', income, { day: '2024-06-30', ...over }));
    expect(paid(3_000_000, { workingDays: 1 })).toBe(75_000);
    expect(paid(500_000, { workingDays: 1 })).toBe(2_500);
    expect(paid(10_000_000, { status: 'TK/0' })).toBe(200_000); // 2 % per month
  });
});

describe('payments by themselves', () => {
  test.each([
    ['21-100-35', 10_000_000, 200_000], // non-permanent by month: TER A 2 %
    ['21-100-10', 50_000_000, 9_000_000], // board member: TER A 18 %
  ])('%s: %i at the monthly effective rate', (code, income, tax) =>
    expect(taxOf(aPayment('BP21', code, income, { status: 'TK/0' }))).toBe(tax),
  );

  test.each([
    ['21-100-14', 70_000_000, 4_500_000], // 3,000,000 + 15 % × 10 m, on the whole
    ['21-100-11', 60_000_000, 3_000_000],
    ['21-100-12', 100_000_000, 9_000_000],
    ['21-100-20', 70_000_000, 1_750_000], // 5 % × 35 m, on half
    ['21-100-05', 120_000_000, 3_000_000],
  ])('%s: %i by Article 17', (code, income, tax) => expect(taxOf(aPayment('BP21', code, income))).toBe(tax));

  it('show the rate of the band the base reaches', () => {
    expect(shown(aPayment('BP21', '21-100-07', 120_000_000))).toBe(5);
    expect(shown(aPayment('BP21', '21-100-07', 120_000_002))).toBe(15);
  });

  test.each([
    ['21-402-04', 0],
    ['21-402-02', 500_000],
    ['21-402-03', 1_500_000],
  ])('%s: honorarium of 10,000,000, final %i', (code, tax) =>
    expect(taxOf(aPayment('BP21', code, 10_000_000))).toBe(tax),
  );

  it('need the family status for a monthly rate, and typed amounts where the list has no rate', () => {
    expect(() => taxOf(aPayment('BP21', '21-100-35', 1))).toThrow(/^status/);
    expect(() => taxOf(aPayment('BP21', '21-100-38', 1))).toThrow(/typed/);
    expect(taxOf(aPayment('BP21', '21-100-38', 0, { typed: { base: 100_000_00, rate: [5, 100] } }))).toBe(5_000);
    expect(() => taxOf(aPayment('BP21', '21-100-38', 0, { typed: { base: -1, rate: [5, 100] } }))).toThrow(RangeError);
    expect(() => taxOf(aPayment('BPA1', '21-100-01', 1))).toThrow(/annual_only/);
  });

  it('have no rule before 2024, and none below zero', () => {
    expect(() => taxOf(aMonth(10_000_000, 'TK/0', { day: '2023-12-31' }))).toThrow(/no rule on 2023-12-31/);
    expect(() => taxOf(aPayment('BP21', '21-100-07', 1, { day: '2023-12-31' }))).toThrow(/no rule/);
    expect(() => taxOf(aPayment('BP26', '27-100-99', 1, { day: '2023-12-31' }))).toThrow(/no rule/);
    for (const wrong of [-1, Number.NaN, 1e15]) {
      expect(() => taxOf(aMonth(wrong, 'TK/0'))).toThrow(RangeError);
      expect(() => taxOf(aPayment('BP26', '27-100-99', wrong))).toThrow(RangeError);
    }
  });
});

describe('severance and lump sums', () => {
  const at = (day: string, gross: number) => ({ day, gross: gross * 100 });

  it('add up within two calendar years', () => {
    // T(150 m) = 2,500,000 + 7,500,000; T(60 m) = 500,000
    const second = aPayment('BP21', '21-401-01', 90_000_000, { earlier: [at('2025-12-01', 60_000_000)] });
    expect(taxOf(second)).toBe(9_500_000);
    expect(shown(second)).toBe(15);
  });

  it('come in parts to the same as at once', () => {
    const parts = [120_000_000, 130_000_000, 450_000_000];
    const taxes = parts.map((part, index) =>
      taxOf(
        aPayment('BP21', '21-401-01', part, {
          earlier: parts.slice(0, index).map((gross) => at('2025-05-05', gross)),
        }),
      ),
    );
    expect(taxes.reduce((sum, tax) => sum + tax, 0)).toBe(112_500_000);
  });

  it('leave the final rates in the third calendar year', () => {
    const earlier = [at('2024-12-31', 60_000_000)];
    expect(lumpSumObjectCode('21-401-01', '2025-12-31', earlier)).toBe('21-401-01');
    expect(lumpSumObjectCode('21-401-01', '2026-01-01', earlier)).toBe('21-100-25');
    expect(() => taxOf(aPayment('BP21', '21-401-01', 1, { earlier }))).toThrow(/third_year/);
    expect(() => lumpSumObjectCode('21-401-01', '2024-01-01', earlier)).toThrow(RangeError);
    // From then on, only payments in the same calendar year count: 5 % of the last 20 m below 60 m, 15 % of 30 m
    const third = aPayment('BP21', '21-100-25', 50_000_000, { earlier: [...earlier, at('2026-01-15', 40_000_000)] });
    expect(taxOf(third)).toBe(1_000_000 + 4_500_000);
  });
});

describe('facilities and numbers', () => {
  it('put the tax where it belongs', () => {
    const pay = aPayment('BP21', '21-100-07', 400_000_000);
    expect(paymentTax({ ...pay, facility: 'SKB' })).toMatchObject({ rate: [0, 100], tax: 0, withheld: 0, borne: 0 });
    expect(paymentTax({ ...pay, facility: 'DTP' })).toMatchObject({ withheld: 0, borne: 24_000_000_00 });
    expect(
      paymentTax({ ...pay, facility: 'OTHER', typed: { base: 1_000_000_00, rate: [1, 100], tax: 12_345_00 } }),
    ).toMatchObject({ base: 1_000_000_00, tax: 12_345_00, withheld: 12_345_00 });
  });

  it('take share and rate of a treaty as typed', () => {
    const treaty = aPayment('BP26', '27-100-99', 40_000_000, {
      facility: 'SKD',
      typed: { base: 40_000_000_00, rate: [10, 100] },
    });
    expect(taxOf(treaty)).toBe(4_000_000);
  });

  it('belong to kinds of slips', () => {
    expect(facilitiesOf('BPA2')).toEqual(['NONE']);
    expect(() => paymentTax(aMonth(1, 'TK/0', { facility: 'SKB' }))).toThrow(/facility SKB BPMP/);
  });

  test.each([
    ['2024-01-31', 'NPWP', 200_000],
    ['2024-01-31', 'NIK', 200_000],
    ['2024-01-31', 'NONE', 240_000],
  ] as const)('on %s, %s: %i', (day, identity, tax) =>
    expect(taxOf(aMonth(10_000_000, 'TK/0', { day, identity }))).toBe(tax),
  );

  it('add no surcharge to what is final or of Article 26', () => {
    expect(taxOf(aPayment('BP21', '21-402-03', 10_000_000, { identity: 'NONE' }))).toBe(1_500_000);
    expect(taxOf(aPayment('BP26', '27-100-99', 10_000_000, { identity: 'NONE' }))).toBe(2_000_000);
  });

  it('gross up half the base: 0.975 while in the first band', () => {
    const paid = paymentTax(aPayment('BP21', '21-100-07', 97_500_000, { grossUp: true }));
    expect([paid.gross, paid.tax].map((sen) => sen / 100)).toEqual([100_000_000, 2_500_000]);
  });

  it('have nothing to gross up where a facility takes the tax away', () => {
    expect(paymentTax(aMonth(20_000_000, 'TK/0', { grossUp: true, facility: 'DTP' }))).toMatchObject({ allowance: 0 });
  });
});
