import { describe, expect, it } from 'vitest';
import { bookDifference, fiscalCharges } from './book-differences.ts';
import { type Asset, byActualLife, chargeIn, chargesOf, takesActualLife } from './depreciation.ts';

const MILLION = 100_000_000;
const asset = (group: Asset['group'], method: Asset['method'], month: string, millions: number): Asset => ({
  group,
  method,
  month,
  cost: millions * MILLION,
});
const inMillions = (charges: readonly { readonly charge: number }[]) => charges.map(({ charge }) => charge / MILLION);

describe('depreciation', () => {
  it('by straight line counts the month of expenditure in full', () => {
    const charges = chargesOf(asset('T1', 'GL', '2023-08', 36));
    expect(inMillions(charges)).toEqual([3.75, 9, 9, 9, 5.25]);
    expect(charges.map(({ year }) => year)).toEqual([2023, 2024, 2025, 2026, 2027]);
    expect(charges[3]?.closing).toBe(5.25 * MILLION);
  });

  it('by declining balance drops fractions and takes all that is left in the last year', () => {
    const charges = chargesOf(asset('T2', 'SM', '2022-01', 400));
    expect(inMillions(charges)).toEqual([100, 75, 56.25, 42.1875, 31.640625, 23.730468, 17.797851, 53.393556]);
    expect(charges.at(-1)).toMatchObject({ year: 2029, closing: 0 });
  });

  it('by declining balance in the middle of a year', () => {
    expect(inMillions(chargesOf(asset('T1', 'SM', '2023-10', 120)))).toEqual([15, 52.5, 26.25, 13.125, 13.125]);
  });

  it('of permanent buildings takes 20 years by straight line alone', () => {
    const charges = inMillions(chargesOf(asset('BP', 'GL', '2019-09', 1800)));
    expect([charges.at(0), charges.at(1), charges.at(-1), charges.length]).toEqual([30, 90, 60, 21]);
    expect(() => chargesOf(asset('BP', 'SM', '2019-09', 1800))).toThrow('straight line');
  });

  it('of buildings owned before 2022 may take the actual life that is left', () => {
    expect(takesActualLife(36, '2024-02-10')).toBe(true);
    expect(takesActualLife(36, '2024-05-02')).toBe(false);
    expect(takesActualLife(20, '2024-02-10')).toBe(false);
    const charges = byActualLife({ month: '2016-01', cost: 1200 * MILLION }, 36);
    expect(inMillions(charges.slice(0, 7))).toEqual([60, 60, 60, 60, 60, 60, 28]);
    expect(charges.at(-1)).toMatchObject({ year: 2051, closing: 0 });
  });

  it('of a year without a charge is nothing', () => {
    const machine = asset('T1', 'GL', '2023-08', 36);
    expect(chargeIn(machine, 2022)).toMatchObject({ charge: 0, opening: 36 * MILLION });
    expect(chargeIn(machine, 2028)).toMatchObject({ charge: 0, opening: 0 });
    expect(chargeIn(asset('I2', 'GL', '2024-01', 90), 2024).charge).toBe(11.25 * MILLION);
  });

  it('beside the books is a correction on one side for each kind', () => {
    const fiscal = fiscalCharges([
      { group: 'T1', charge: 200 * MILLION },
      { group: 'BP', charge: 14 * MILLION },
      { group: 'I2', charge: 11.25 * MILLION },
    ]);
    expect(bookDifference(180 * MILLION, fiscal.tangible)).toEqual({ plus: 0, minus: 34 * MILLION });
    expect(bookDifference(18 * MILLION, fiscal.intangible)).toEqual({ plus: 6.75 * MILLION, minus: 0 });
  });
});
