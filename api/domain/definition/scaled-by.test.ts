import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaledBy } from './scaled-by.ts';

describe('decimals times fractions', () => {
  it.each([
    ['111000', [100n, 111n], 5, '1', '100000'],
    ['145590', [100n, 111n], 5, '1', '131162.16216'],
    ['1250', [1n, 1n], 5, '16500', '20625000'],
    ['0.125', [1n, 1n], 2, '1', '0.13'],
    ['-150000', [100n, 111n], 2, '1', '-135135.14'],
  ] as const)('%s times %s', (amount, fraction, places, by, expected) =>
    expect(scaledBy(amount, fraction, places, by)).toBe(expected),
  );

  it('gives back what it is made of', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (whole) => {
        expect(scaledBy(scaledBy(String(whole), [111n, 100n], 2), [100n, 111n], 0)).toBe(String(whole));
      }),
    );
  });

  it('refuses what is no decimal', () => expect(() => scaledBy('1e3', [1n, 1n], 2)).toThrow(RangeError));
});
