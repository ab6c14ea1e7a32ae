import { describe, expect, it, test } from 'vitest';
import { aMonth, anA1, aPayment } from '../../../../fixtures/builders/a-payment.ts';
import type { Sen } from '../../definition/money.ts';
import type { WithholdingStatus } from '../../rules/pph21/ptkp.ts';
import { a1Lines } from './annual.ts';
import { paymentTax } from './payment-tax.ts';
import { settleYear, withheldBefore } from './settle-year.ts';

const whole = (rupiah: number): Sen => rupiah * 100;
const inRupiah = <T extends object>(lines: T): Record<keyof T, number> =>
  Object.fromEntries(Object.entries(lines).map(([key, value]) => [key, value / 100])) as Record<keyof T, number>;

const monthTax = (gross: number, status: WithholdingStatus, over = {}) =>
  paymentTax(aMonth(gross, status, over)).tax / 100;

const slipsOf = (grosses: readonly number[], status: WithholdingStatus, borne = false) =>
  grosses.map((gross, at) => {
    const { tax } = paymentTax(aMonth(gross, status));
    return { month: at + 1, tax, borne: borne ? tax : 0 };
  });

describe('the worked examples of PMK 168/2023', () => {
  it('B I.1: a whole year, married without dependants, with overtime, bonus, THR and zakat', () => {
    const ordinary = 30_080_000;
    const grosses = [ordinary, 35_080_000, ordinary, ordinary, 35_080_000, ordinary, 50_080_000];
    const slips = slipsOf([...grosses, ordinary, ordinary, ordinary, ordinary], 'K/0');
    // 13 % 3,910,400; 14 % 4,911,200; 18 % 9,014,400
    expect([ordinary, 35_080_000, 50_080_000].map((gross) => monthTax(gross, 'K/0'))).toEqual([
      3_910_400, 4_911_200, 9_014_400,
    ]);
    expect(withheldBefore(slips)).toBe(whole(50_120_000));
    const lines = a1Lines(
      anA1({
        status: 'K/0',
        salaryPension: whole(120_000_000),
        otherBenefit: whole(240_000_000 + 10_000_000),
        insuranceBenefit: whole(960_000),
        tantiemBonus: whole(80_000_000),
        pensionContribution: whole(1_200_000),
        zakat: whole(2_400_000),
        pph21WithheldDtp: withheldBefore(slips),
      }),
    );
    expect(inRupiah(lines)).toMatchObject({
      brutoIncome: 450_960_000,
      positionFee: 6_000_000,
      totalDeduction: 9_600_000,
      netIncome: 441_360_000,
      pph21TotalIncome: 441_360_000,
      ptkpAmount: 58_500_000,
      annualizedTaxableIncome: 382_860_000,
      // 5 % × 60 m + 15 % × 190 m + 25 % × 132,860,000 (the print has 132,850,000)
      pph21AnnualizedIncome: 3_000_000 + 28_500_000 + 33_215_000,
      pph21Liability: 64_715_000,
      pph21Creditable: 64_715_000,
      pph21WithheldDtp: 50_120_000,
      pph21PaymentDifference: 14_595_000,
    });
    expect(settleYear(lines, slips, false)).toEqual({
      withheld: whole(14_595_000),
      borne: 0,
      refunded: 0,
      notRefunded: 0,
    });
  });

  it('B I.2.1.1: joins in September, resident all year: not scaled, too much is given back', () => {
    const slips = slipsOf([15_500_000, 15_500_000, 15_500_000], 'TK/0');
    expect(slips.map(({ tax }) => tax / 100)).toEqual([1_085_000, 1_085_000, 1_085_000]);
    const lines = a1Lines(
      anA1({
        firstMonth: 9,
        withholdingAnnuality: 'PARTIAL_YEAR',
        salaryPension: whole(62_000_000),
        pensionContribution: whole(400_000),
        pph21WithheldDtp: withheldBefore(slips),
      }),
    );
    expect(inRupiah(lines)).toMatchObject({
      positionFee: 2_000_000, // 4 × 500,000
      netIncome: 59_600_000,
      annualizedTaxableIncome: 5_600_000,
      pph21Liability: 280_000,
      pph21WithheldDtp: 3_255_000, // the print has 3,225,000
      pph21PaymentDifference: -2_975_000,
    });
    expect(settleYear(lines, slips, false)).toMatchObject({ withheld: 0, refunded: whole(2_975_000), notRefunded: 0 });
  });

  it('B I.2.1.2: arrives in the country in September: scaled to a year, the tax back to four months', () => {
    const lines = a1Lines(
      anA1({
        firstMonth: 9,
        withholdingAnnuality: 'ANNUALIZED',
        salaryPension: whole(62_000_000),
        zakat: whole(3_100_000),
        pph21WithheldDtp: whole(3_255_000),
      }),
    );
    expect(inRupiah(lines)).toMatchObject({
      netIncome: 56_900_000,
      pph21TotalIncome: 170_700_000, // × 12/4
      annualizedTaxableIncome: 116_700_000,
      pph21AnnualizedIncome: 11_505_000,
      pph21Liability: 3_835_000, // × 4/12
      pph21PaymentDifference: 580_000,
    });
  });

  it('B I.2.2.2: shows the slip of the earlier employer', () => {
    expect(monthTax(22_500_000, 'TK/0')).toBe(2_025_000);
    const lines = a1Lines(
      anA1({
        firstMonth: 9,
        withholdingAnnuality: 'PARTIAL_YEAR',
        salaryPension: whole(90_000_000),
        pensionContribution: whole(400_000),
        previousNetIncome: whole(135_200_000),
        pph21PreviousBupot: whole(6_180_000),
        pph21WithheldDtp: whole(3 * 2_025_000),
      }),
    );
    expect(inRupiah(lines)).toMatchObject({
      netIncome: 87_600_000,
      pph21TotalIncome: 222_800_000,
      annualizedTaxableIncome: 168_800_000, // the print has 168,600,000
      pph21Liability: 19_320_000,
      pph21Creditable: 13_140_000,
      pph21PaymentDifference: 7_065_000,
    });
  });

  it('B II: a pensioner', () => {
    const month = aPayment('BPMP', '21-100-02', 6_300_000, { status: 'K/2' });
    expect(paymentTax(month).tax).toBe(whole(15_750)); // 0.25 %
    const lines = a1Lines(
      anA1({
        pensioner: true,
        status: 'K/2',
        salaryPension: whole(75_600_000),
        pph21WithheldDtp: whole(11 * 15_750),
      }),
    );
    expect(inRupiah(lines)).toMatchObject({
      positionFee: 2_400_000,
      netIncome: 73_200_000,
      ptkpAmount: 67_500_000,
      annualizedTaxableIncome: 5_700_000,
      pph21Liability: 285_000,
      pph21PaymentDifference: 111_750,
    });
  });

  it('B I.4: a month grossed up lands in the band whose rate it was worked with', () => {
    // 19 % and 20 % would lead out of their bands; 51,827,997 / 0.79 = 65,605,059
    expect(inRupiah(paymentTax(aMonth(51_827_997, 'TK/0', { grossUp: true })))).toMatchObject({
      gross: 65_605_059,
      allowance: 13_777_062,
      tax: 13_777_062,
      withheld: 13_777_062,
    });
  });

  it('B IV.1: by the day, up to the limit and above it', () => {
    expect(paymentTax(aPayment('BP21', '21-100-24', 500_000)).tax).toBe(whole(2_500));
    expect(paymentTax(aPayment('BP21', '21-100-30', 3_000_000)).tax).toBe(whole(75_000));
  });

  it('B V.1: a lawyer, on half of the fee', () => {
    // 5 % × 60 m + 15 % × 140 m
    expect(inRupiah(paymentTax(aPayment('BP21', '21-100-07', 400_000_000)))).toMatchObject({
      base: 200_000_000,
      tax: 24_000_000,
    });
  });

  it('B VII.1: someone who is not a resident', () => {
    expect(paymentTax(aPayment('BP26', '27-100-99', 40_000_000)).tax).toBe(whole(8_000_000));
  });
});

describe('examples from elsewhere', () => {
  test.each(['FULL_YEAR', 'PARTIAL_YEAR'] as const)('Coretax, A1 of January to August, %s', (withholdingAnnuality) => {
    const lines = a1Lines(
      anA1({ lastMonth: 8, status: 'K/0', withholdingAnnuality, salaryPension: whole(200_000_000) }),
    );
    expect(inRupiah(lines)).toMatchObject({
      positionFee: 4_000_000,
      netIncome: 196_000_000,
      annualizedTaxableIncome: 137_500_000,
      pph21Liability: 14_625_000,
    });
  });

  test.each([
    ['21-401-01', 400_000_000, 47_500_000], // 2,500,000 + 15 % × 300 m
    ['21-401-01', 700_000_000, 112_500_000], // 2,500,000 + 60,000,000 + 25 % × 200 m
    ['21-401-02', 120_000_000, 3_500_000], // 5 % × 70 m
  ])('%s: %i at once is taxed %i', (code, gross, tax) => {
    expect(paymentTax(aPayment('BP21', code, gross)).tax).toBe(whole(tax));
  });

  it('PMK 10/2025 B no. 2: a year borne by the government', () => {
    const grosses = [15, 10, 15, 10, 10, 10, 10, 10, 10, 12, 12].map((millions) => millions * 1_000_000);
    const slips = slipsOf(grosses, 'K/1', true);
    // 6 % of 15 m, 1.5 % of 10 m, 3 % of 12 m
    expect(slips.map(({ tax }) => tax / 100)).toEqual([
      ...[900_000, 150_000, 900_000, 150_000, 150_000, 150_000, 150_000, 150_000, 150_000],
      ...[360_000, 360_000],
    ]);
    expect(withheldBefore(slips)).toBe(whole(3_570_000));
    const lines = a1Lines(
      anA1({
        status: 'K/1',
        salaryPension: whole(126_000_000),
        tantiemBonus: whole(10_000_000),
        pph21WithheldDtp: withheldBefore(slips),
      }),
    );
    expect(inRupiah(lines)).toMatchObject({
      brutoIncome: 136_000_000,
      annualizedTaxableIncome: 67_000_000,
      pph21Liability: 4_050_000,
      pph21PaymentDifference: 480_000,
    });
    expect(settleYear(lines, slips, true)).toEqual({ withheld: 0, borne: whole(480_000), refunded: 0, notRefunded: 0 });
  });

  it('a year grossed up, married with one dependant', () => {
    const lines = a1Lines(
      anA1({
        status: 'K/1',
        grossUpBenefit: true,
        salaryPension: whole(180_000_000),
        pensionContribution: whole(1_800_000),
      }),
    );
    expect(inRupiah(lines)).toMatchObject({
      pphBenefit: 12_211_650,
      brutoIncome: 192_211_650,
      positionFee: 6_000_000,
      netIncome: 184_411_650,
      annualizedTaxableIncome: 121_411_000,
      pph21Liability: 12_211_650,
    });
  });

  it('caps the position fee for the period, not month by month as one print has it (PMK 10/2025 B no. 3)', () => {
    // One month of 8,000,000 and one of 20,000,000: 5 % of 28,000,000 = 1,400,000, at most 1,000,000; by month 400,000
    // + 500,000
    const lines = a1Lines(anA1({ lastMonth: 2, salaryPension: whole(28_000_000) }));
    expect(lines.positionFee).toBe(whole(1_000_000));
  });
});
