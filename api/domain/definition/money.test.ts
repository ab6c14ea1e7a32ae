import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  allocate,
  asPercent,
  divide,
  isZero,
  LIMIT,
  percent,
  rupiah,
  rupiahShare,
  scaled,
  sen,
  share,
  times,
  total,
  wholeRupiah,
} from './money.ts';

const amounts = fc.integer({ min: -LIMIT, max: LIMIT });

describe('sen and rupiah', () => {
  it('reads rupiah as whole sen and writes them back', () => {
    fc.assert(fc.property(amounts, (amount) => sen(rupiah(amount)) === amount));
  });

  it('knows none of it by its text', () => {
    fc.assert(fc.property(amounts, (amount) => isZero(rupiah(amount)) === (amount === 0)));
    expect(['0', '-0.00', '', '0.0.0', '-'].map(isZero)).toEqual([true, true, false, false, false]);
  });

  test.each([
    ['0', 0],
    ['1', 100],
    ['1.5', 150],
    ['1.50', 150],
    ['1.500', 150], // zeros past two places say nothing
    ['-0.01', -1],
    ['90000000000000.00', LIMIT],
  ])('%s rupiah is %d sen', (text, amount) => expect(sen(text)).toBe(amount));

  test.each(['', ' ', '1,5', '1.234.567', '1e5', '.5', '1.', '+1', '1.005', 'NaN', '90000000000000.01'])(
    'refuses %j',
    (text) => expect(() => sen(text)).toThrow(RangeError),
  );

  it('writes two places always', () => {
    expect([0, 5, 50, 100, -5, -100, 123456789].map(rupiah)).toEqual([
      '0.00',
      '0.05',
      '0.50',
      '1.00',
      '-0.05',
      '-1.00',
      '1234567.89',
    ]);
  });
});

describe('divide', () => {
  test.each([
    [5n, 10n, 'nearest', 1n], // 0.5 up
    [4n, 10n, 'nearest', 0n],
    [-5n, 10n, 'nearest', -1n], // half away from zero
    [1n, 3n, 'nearest', 0n],
    [2n, 3n, 'nearest', 1n],
    [9n, 10n, 'down', 0n],
    [-9n, 10n, 'down', 0n], // toward zero
  ] as const)('%d / %d, %s, is %d', (value, by, rounding, result) => expect(divide(value, by, rounding)).toBe(result));

  it('refuses to divide by nothing or by a negative', () => {
    expect(() => divide(1n, 0n, 'down')).toThrow(RangeError);
    expect(() => divide(1n, -2n, 'down')).toThrow(RangeError);
  });
});

describe('share and times', () => {
  it('takes 11/12 to the sen, half up', () => {
    // 36,200,000.00 × 11 / 12 = 33,183,333.333...
    expect(rupiah(share(sen('36200000'), [11, 12], 'nearest'))).toBe('33183333.33');
    // 0.06 × 11 / 12 = 0.055: the half goes up
    expect(share(6, [11, 12], 'nearest')).toBe(6);
  });

  it('multiplies five places by five places without a float', () => {
    // 0.1 × 3 is 0.30000000000000004 in floats
    expect(times('0.1', '3')).toBe(30);
    // 1234.56789 × 2.5 = 3086.419725
    expect(times('1234.56789', '2.5')).toBe(308642);
    // 1.00001 × 0.5 = 0.500005, below half a sen over 0.50
    expect(times('1.00001', '0.5')).toBe(50);
  });

  it('gives for short and long amounts alike what the exact integers give', () => {
    const digits = fc.bigInt({ min: 0n, max: 10n ** 16n });
    const decimal = fc.tuple(digits, fc.constantFrom('', '.5', '.05', '.50', '.99', '.500'));
    const exactly = (value: bigint, by: bigint): number | null => {
      const whole = Number(divide(value, by, 'nearest'));
      return whole > LIMIT ? null : whole;
    };
    const tried = (fn: () => number): number | null => {
      try {
        return fn();
      } catch {
        return null;
      }
    };
    const text = decimal.map(([whole, fraction]) => `${whole}${fraction}`);
    const fraction = fc.constantFrom([11, 12], [12, 100], [1, 1], [1250, 10_000], [1, 3]);
    fc.assert(
      fc.property(text, text, fraction, (a, b, [numerator = 1, denominator = 1]) => {
        expect(tried(() => sen(a))).toBe(exactly(scaled(a, 2), 1n));
        expect(tried(() => times(a, b))).toBe(exactly(scaled(a, 5) * scaled(b, 5), 100_000_000n));
        const amount = tried(() => sen(a)) ?? 0;
        for (const [rounding, extra] of [
          ['nearest', BigInt(denominator) / 2n],
          ['down', 0n],
        ] as const) {
          const exact = (BigInt(amount) * BigInt(numerator) + extra) / BigInt(denominator);
          expect(share(amount, [numerator, denominator], rounding)).toBe(Number(exact));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('divides the largest safe integers as exactly as BigInt, next to whole numbers too', () => {
    const quotient = fc.bigInt({ min: 0n, max: 9_000_000_000_000n });
    fc.assert(
      fc.property(quotient, fc.integer({ min: 1, max: 1000 }), fc.constantFrom(-1n, 0n, 1n), (times, by, off) => {
        const amount = times * BigInt(by) + off < 0n ? 0n : times * BigInt(by) + off;
        expect(share(Number(amount), [1, by], 'down')).toBe(Number(amount / BigInt(by)));
        expect(rupiahShare(Number(amount), [1, by], 'down')).toBe(Number((amount / BigInt(by * 100)) * 100n));
      }),
      { numRuns: 2000 },
    );
  });

  it('cuts a share to whole rupiah, once', () => {
    // 166,666.66 × 0.5 % = 833.3333
    expect(rupiahShare(16_666_666, [50, 10_000], 'down')).toBe(83_300);
    expect(rupiahShare(16_666_666, [51, 10_000], 'nearest')).toBe(85_000);
  });

  test.each([
    ['12', [1200, 10_000]],
    ['2.5', [250, 10_000]],
    ['0.25', [25, 10_000]],
    ['2.6375', [26_375, 1_000_000]],
  ] as const)('reads %s %% and says it again', (text, fraction) => {
    expect(percent(text)).toEqual(fraction);
    expect(asPercent(fraction)).toBe(text);
  });

  it('refuses a product past the range', () => {
    expect(() => times('90000000000000', '2')).toThrow(RangeError);
  });

  it('stays within half a sen of the exact product', () => {
    const decimal = fc.tuple(fc.nat(999_999), fc.nat(99_999)).map(([w, f]) => `${w}.${String(f).padStart(5, '0')}`);
    fc.assert(
      fc.property(decimal, decimal, (price, quantity) => {
        const exact = scaled(price, 5) * scaled(quantity, 5);
        const off = exact - BigInt(times(price, quantity)) * 100_000_000n;
        return off >= -50_000_000n && off <= 50_000_000n;
      }),
    );
  });
});

describe('total', () => {
  it('adds exactly and refuses what leaves the range', () => {
    expect(total([LIMIT - 1, 1])).toBe(LIMIT);
    expect(total([])).toBe(0);
    expect(() => total([LIMIT, 1])).toThrow(RangeError);
    expect(total([LIMIT, LIMIT, -LIMIT])).toBe(LIMIT);
  });
});

describe('wholeRupiah', () => {
  test.each([
    [149, 100],
    [150, 200],
    [-150, -200],
    [0, 0],
  ])('%d sen print as %d', (amount, printed) => expect(wholeRupiah(amount)).toBe(printed));
});

describe('allocate', () => {
  const weights = fc.array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 40 });

  it('adds up to the amount, whatever the weights', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        weights,
        (amount, of) => total(allocate(amount, of)) === amount,
      ),
    );
  });

  it('gives each part its share, less than one sen off', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), weights, (amount, of) => {
        const whole = BigInt(total(of));
        if (whole === 0n) return true;
        return allocate(amount, of).every((part, at) => {
          const off = BigInt(part) * whole - BigInt(amount) * BigInt(of[at] ?? 0);
          return off > -whole && off < whole;
        });
      }),
    );
  });

  it('gives the leftover to the largest remainder, the first of equals', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    // 10 × 1/6 = 1.67, 10 × 5/6 = 8.33
    expect(allocate(10, [1, 5])).toEqual([2, 8]);
  });

  it('gives everything to the first when no weight says otherwise', () => {
    expect(allocate(7, [0, 0])).toEqual([7, 0]);
    expect(allocate(0, [])).toEqual([]);
  });
});
