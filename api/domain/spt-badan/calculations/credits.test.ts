import { describe, expect, it } from 'vitest';
import { foreignCredits } from './foreign-credit.ts';
import { instalmentOf, yearOfInstalments } from './instalments.ts';
import { interestLimit } from './interest-limit.ts';

const MILLION = 100_000_000;
const BILLION = 1000 * MILLION;

describe('tax paid abroad', () => {
  it('is credited by country up to its share of the tax', () => {
    const credits = foreignCredits(
      [
        { country: 'SG', net: 900 * MILLION, tax: 243 * MILLION },
        { country: 'TH', net: 600 * MILLION, tax: 60 * MILLION },
        { country: 'US', net: -300 * MILLION, tax: 0 },
      ],
      { pkp: 6 * BILLION, taxDue: 1320 * MILLION },
    );
    expect(credits.map(({ limit, credit }) => [limit / MILLION, credit / MILLION])).toEqual([
      [198, 198],
      [132, 60],
      [0, 0],
    ]);
  });

  it('is credited only up to the rate of a treaty, and not without PKP', () => {
    const row = { country: 'SG', net: 100 * MILLION, tax: 20 * MILLION, treatyMost: 10 * MILLION };
    expect(foreignCredits([row], { pkp: BILLION, taxDue: 220 * MILLION })[0]?.credit).toBe(10 * MILLION);
    expect(foreignCredits([row], { pkp: 0, taxDue: 0 })[0]?.credit).toBe(0);
  });

  it('takes at most the whole tax where income abroad exceeds PKP', () => {
    const row = { country: 'SG', net: 2 * BILLION, tax: 900 * MILLION };
    expect(foreignCredits([row], { pkp: BILLION, taxDue: 220 * MILLION })[0]?.credit).toBe(220 * MILLION);
  });
});

describe('interest', () => {
  it('is allowed for debt up to four times the equity', () => {
    const loan = { averageDebt: 36 * BILLION, averageEquity: 6 * BILLION, interest: 2880 * MILLION };
    expect(interestLimit(2025, loan)).toEqual({ allowed: 1920 * MILLION, refused: 960 * MILLION });
    expect(interestLimit(2025, { ...loan, averageEquity: 9 * BILLION }).refused).toBe(0);
    expect(interestLimit(2025, { ...loan, averageEquity: -BILLION }).allowed).toBe(0);
  });
});

describe('instalments of next year', () => {
  const base = { taxYear: 2024, tariff: '31e', turnover: 65 * BILLION, months: 12 } as const;

  it('take regular income, open losses and credits', () => {
    const instalment = instalmentOf({
      ...base,
      income: 2000 * MILLION,
      openLosses: 300 * MILLION,
      credits: 134 * MILLION,
    });
    expect(instalment).toEqual({
      base: 1700 * MILLION,
      tax: 374 * MILLION,
      rest: 240 * MILLION,
      monthly: 20 * MILLION,
    });
    expect(yearOfInstalments(15 * MILLION, 20 * MILLION, 4).map((month) => month / MILLION)).toEqual([
      ...[15, 15, 15],
      ...Array.from({ length: 9 }, () => 20),
    ]);
  });

  it('are divided by the months of a part year', () => {
    const instalment = { ...base, income: 436_363_636_00, openLosses: 0, credits: 0 };
    expect(instalmentOf({ ...instalment, months: 8 }).monthly).toBe(
      Math.floor(instalmentOf(instalment).rest / 800) * 100,
    );
    const tax = 96 * MILLION;
    const rest = instalmentOf({
      ...base,
      income: 2000 * MILLION,
      openLosses: 0,
      credits: 440 * MILLION - tax,
      months: 8,
    });
    expect([rest.rest, rest.monthly]).toEqual([tax, 12 * MILLION]);
  });

  it('of a return under article 31E count its facility', () => {
    const l6 = { ...base, taxYear: 2025, turnover: 24 * BILLION, income: 1800 * MILLION, openLosses: 0 };
    expect(instalmentOf({ ...l6, credits: 60 * MILLION })).toMatchObject({
      tax: 356.4 * MILLION,
      rest: 2964 * 10_000_000,
      monthly: 24.7 * MILLION,
    });
  });

  it('are nothing for a loss', () => {
    expect(instalmentOf({ ...base, income: -BILLION, openLosses: 0, credits: 0 }).monthly).toBe(0);
  });
});
