import { describe, expect, it } from 'vitest';
import { article31e, has31e } from './article-31e.ts';
import { roundedPkp } from './pkp.ts';
import { meetsListing, type Tariff, taxDue } from './tax-due.ts';
import { turnoverOf } from './turnover.ts';

const MILLION = 100_000_000;
const BILLION = 1000 * MILLION;

const due = (taxYear: number, pkp: number, turnover: number, tariff: Tariff = '31e') =>
  taxDue({ taxYear, pkp, turnover, tariff });

describe('the tax of a company', () => {
  it('is half the rate on all of PKP to a turnover of 4.8 billion', () => {
    const turnover = turnoverOf({ business: 3150 * MILLION, outside: 50 * MILLION, abroad: 0 });
    expect(roundedPkp(41_234_567_800)).toBe(41_234_500_000);
    expect(due(2024, 41_234_567_800, turnover)).toBe(4_535_795_000);
  });

  it('is divided by turnover to 50 billion, each band dropping its fraction', () => {
    expect(due(2023, 2 * BILLION, 32 * BILLION)).toBe(407 * MILLION);
    expect(article31e(2023, 2 * BILLION, 32 * BILLION)).toEqual({
      facilityPkp: 300 * MILLION,
      otherPkp: 1700 * MILLION,
      facilityTax: 33 * MILLION,
      otherTax: 374 * MILLION,
      tax: 407 * MILLION,
    });
    const { facilityTax, otherTax, tax } = article31e(2024, 123_456_789_000, 7 * BILLION);
    expect([facilityTax, otherTax, tax]).toEqual([9_312_162_500, 8_536_148_900, 17_848_311_400]);
  });

  it('counts income outside the business, which can take the facility away', () => {
    const turnover = turnoverOf({ business: 49_600 * MILLION, outside: 800 * MILLION, abroad: 0 });
    expect(has31e(2024, turnover)).toBe(false);
    expect(due(2024, 900 * MILLION, turnover)).toBe(198 * MILLION);
    expect(due(2024, 900 * MILLION, 49_600 * MILLION)).toBeLessThan(198 * MILLION);
  });

  it.each([
    [2009, 560, 460],
    [2018, 500, 400],
    [2021, 440, 380],
    [2025, 440, 380],
  ])('has the rates of %i', (year, general, listed) => {
    expect(due(year, 2 * BILLION, 70 * BILLION, 'general')).toBe(general * MILLION);
    expect(due(year, 2 * BILLION, 70 * BILLION, 'listed')).toBe(listed * MILLION);
  });

  it('knows no rate before 2009', () => {
    expect(() => due(2008, BILLION, BILLION, 'general')).toThrow('no rule on 2008-01-01');
  });

  it('is nothing for a loss', () => {
    expect(due(2024, -BILLION, BILLION)).toBe(0);
  });

  it('has the lower rate of listed companies only with all four conditions', () => {
    const met = { publicShare: 40, holders: 300, largestShare: 4.99, days: 183 };
    expect(meetsListing(met)).toBe(true);
    for (const missed of [{ publicShare: 39.9 }, { holders: 299 }, { largestShare: 5 }, { days: 182 }])
      expect(meetsListing({ ...met, ...missed })).toBe(false);
  });
});
