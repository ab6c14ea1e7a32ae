import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bandByBand, bandOf, bands, partsIn } from './bands.ts';
import { exactly, toRupiah } from './exact.ts';

const table = bands([
  [60_000_000, 500],
  [250_000_000, 1500],
  [500_000_000, 2500],
  [5_000_000_000, 3000],
  [null, 3500],
]);

describe('bands', () => {
  test.each([
    [0, 0],
    [6_000_000_000, 0], // the edge belongs to the lower band
    [6_000_000_001, 1],
    [25_000_000_000, 1],
    [500_000_000_000, 3],
    [500_000_000_001, 4],
  ])('%i sen lie in band %i', (amount, row) => expect(bandOf(table, amount)).toBe(table.rows[row]));

  it('know what the rate on the whole takes too much', () => {
    expect(table.rows.map(({ minus }) => minus / 100)).toEqual([0, 6_000_000, 31_000_000, 56_000_000, 306_000_000]);
  });

  it('tax every part at its own rate, the sum cut to whole rupiah once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000_000 }), (amount) => {
        const exact = partsIn(table, amount).reduce(
          (sum, { band, part }) => sum + BigInt(part) * BigInt(band.rate[0]),
          0n,
        );
        expect(toRupiah(bandByBand(table, exactly(amount)), 'down')).toBe(Number((exact / 1_000_000n) * 100n));
        expect(partsIn(table, amount).reduce((sum, { part }) => sum + part, 0)).toBe(amount);
      }),
    );
  });

  it('are refused below zero, falling, ending, or leaving whole rupiah', () => {
    expect(() => bandOf(table, -1)).toThrow(RangeError);
    expect(() => bandOf(table, Number.NaN)).toThrow(RangeError);
    expect(() =>
      bands([
        [10, 1],
        [10, 2],
        [null, 3],
      ]),
    ).toThrow(RangeError);
    expect(() => bands([[10, 1]])).toThrow(RangeError);
    expect(() =>
      bands([
        [null, 1],
        [null, 2],
      ]),
    ).toThrow(RangeError);
    expect(() =>
      bands([
        [1, 1],
        [null, 2],
      ]),
    ).toThrow(RangeError);
  });
});
