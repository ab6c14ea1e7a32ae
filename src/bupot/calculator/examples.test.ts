import { describe, expect, it, test } from 'vitest';
import { hasWords } from '#domain/messages/index.ts';
import { examples } from './examples.ts';
import { resultOf } from './result.ts';
import { readQuestion } from './use-question.ts';

/** Results printed in the regulations, with their misprints corrected: rupiah, by field. */
const official: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  full_year: {
    brutoIncome: 450_960_000,
    positionFee: 6_000_000,
    netIncome: 441_360_000,
    annualizedTaxableIncome: 382_860_000,
    month1: 3_910_400,
    month2: 4_911_200,
    month7: 9_014_400,
    pph21WithheldDtp: 50_120_000,
    pph21Liability: 64_715_000,
    pph21PaymentDifference: 14_595_000,
    month12: 14_595_000,
    withheld: 14_595_000,
  },
  joins: {
    month9: 1_085_000,
    month12: -2_975_000,
    pph21WithheldDtp: 3_255_000,
    positionFee: 2_000_000,
    netIncome: 59_600_000,
    annualizedTaxableIncome: 5_600_000,
    pph21Liability: 280_000,
    pph21PaymentDifference: -2_975_000,
    withheld: 0,
    refunded: 2_975_000,
  },
  arrives: {
    netIncome: 56_900_000,
    pph21TotalIncome: 170_700_000,
    annualizedTaxableIncome: 116_700_000,
    pph21AnnualizedIncome: 11_505_000,
    pph21Liability: 3_835_000,
    withheld: 580_000,
  },
  earlier_slip: {
    month9: 2_025_000,
    netIncome: 87_600_000,
    pph21TotalIncome: 222_800_000,
    annualizedTaxableIncome: 168_800_000,
    pph21Liability: 19_320_000,
    pph21Creditable: 13_140_000,
    withheld: 7_065_000,
  },
  pensioner: {
    month1: 15_750,
    pph21WithheldDtp: 173_250,
    positionFee: 2_400_000,
    pph21Liability: 285_000,
    withheld: 111_750,
  },
  borne: {
    month1: 900_000,
    month2: 150_000,
    month10: 360_000,
    month12: 480_000,
    pph21WithheldDtp: 3_570_000,
    brutoIncome: 136_000_000,
    annualizedTaxableIncome: 67_000_000,
    pph21Liability: 4_050_000,
    withheld: 0,
    borne: 480_000,
  },
  grossed_up: { gross: 65_605_059, allowance: 13_777_062, tax: 13_777_062, withheld: 13_777_062, takeHome: 51_827_997 },
  daily: { tax: 2_500 },
  daily_above: { tax: 75_000 },
  lawyer: { base: 200_000_000, tax: 24_000_000 },
  non_resident: { tax: 8_000_000 },
};

const shownFor = (address: string): Record<string, number> => {
  const { mode, now } = readQuestion(new URLSearchParams(address), '2025-11-15');
  const { answer, faults } = resultOf(mode, now);
  expect(faults).toBeNull();
  return Object.fromEntries(
    (answer ?? [])
      .filter(({ key }) => key !== 'december')
      .flatMap(({ rows }) => rows)
      .map(({ key, line }) => [key, Number(line.amount)]),
  );
};

describe('the official examples, typed into the page', () => {
  it('are all held to their results', () => {
    expect(examples.map(({ key }) => key)).toEqual(Object.keys(official));
    expect(examples.filter(({ key }) => !hasWords(`pph21Screen.example.${key}`))).toEqual([]);
  });

  test.each(examples)('$key', ({ key, address }) => expect(shownFor(address)).toMatchObject(official[key] ?? {}));
});
