import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sen, total } from '../definition/money.ts';
import { cheapestOrder, planOf, UnworkablePlan } from './cheapest-order.ts';
import type { Owed } from './owed.ts';

/** Tax in rupiah, last day to pay, and the last day to file without the fine of Rp 100.000. */
type Duty = readonly [tax: number, due: string, filing?: string];

const owedOf = (duties: readonly Duty[]): Owed[] =>
  duties.map(([tax, due, filing], at) => ({
    key: String(at),
    debts: [{ amount: tax * 100, due, forgivenUntil: null }],
    filing: filing ? { due: filing, fine: sen('100000'), forgivenUntil: null } : null,
  }));
const byDue = (owed: readonly Owed[]): Owed[] =>
  [...owed].sort((a, b) => (a.debts[0]?.due ?? '').localeCompare(b.debts[0]?.due ?? ''));
const ordersOf = <T>(all: readonly T[]): T[][] =>
  all.length < 2 ? [[...all]] : all.flatMap((one, at) => ordersOf(all.toSpliced(at, 1)).map((rest) => [one, ...rest]));

describe('the cheapest order', () => {
  // Duties, rupiah a month, today; cost of the cheapest order, and cost in the order of due days. By trying each order.
  const cases: readonly (readonly [
    duties: readonly Duty[],
    monthly: number,
    today: string,
    cheapest: number,
    byDueDay: number,
  ])[] = [
    [
      [
        [10_000_000, '2025-08-15'],
        [10_000_000, '2025-11-17'],
      ],
      10_000_000,
      '2025-12-01',
      568_000,
      568_000,
    ],
    [
      [
        [10_000_000, '2024-01-15'],
        [10_000_000, '2025-11-17'],
      ],
      10_000_000,
      '2026-01-10',
      2_512_000,
      2_604_000,
    ],
    [
      [
        [10_000_000, '2024-01-15'],
        [10_000_000, '2025-11-17'],
      ],
      10_000_000,
      '2026-01-20',
      2_604_000,
      2_696_000,
    ],
    [
      [
        [5_000_000, '2025-08-15', '2025-12-22'],
        [5_000_000, '2025-02-17'],
      ],
      5_000_000,
      '2025-12-10',
      747_500,
      845_000,
    ],
    [
      [
        [3_000_000, '2025-12-15', '2025-12-22'],
        [6_000_000, '2025-02-17'],
      ],
      3_000_000,
      '2025-12-10',
      696_900,
      792_100,
    ],
    [
      [
        [30_000_000, '2025-10-15'],
        [2_000_000, '2025-10-15'],
        [4_000_000, '2025-12-15'],
      ],
      12_000_000,
      '2025-12-01',
      948_400,
      948_400,
    ],
    [[[30_000_000, '2025-10-15']], 7_000_000, '2025-11-20', 1_045_000, 1_045_000],
    [
      [
        [1_000_000, '2025-02-17'],
        [1_000_000, '2025-09-15'],
        [1_000_000, '2025-12-15'],
      ],
      500_000,
      '2025-12-31',
      229_050,
      229_050,
    ],
    [
      [
        [6_500_000, '2025-05-15'],
        [8_750_000, '2024-02-15', '2026-02-20'],
        [14_750_000, '2025-05-15'],
      ],
      5_000_000,
      '2026-01-10',
      4_187_000,
      4_401_000,
    ],
    [
      [
        [1_250_000, '2024-05-15'],
        [7_000_000, '2025-01-15', '2026-02-20'],
        [3_750_000, '2026-01-15', '2026-04-20'],
        [9_250_000, '2026-01-15'],
      ],
      20_000_000,
      '2026-01-10',
      1_099_125,
      1_099_125,
    ],
    [
      [
        [13_750_000, '2025-01-15', '2026-02-20'],
        [8_750_000, '2025-03-15'],
        [9_000_000, '2024-05-15'],
        [9_250_000, '2024-10-15', '2026-04-20'],
      ],
      5_000_000,
      '2026-02-01',
      7_248_525,
      7_677_675,
    ],
    [
      [
        [1_250_000, '2024-05-15'],
        [3_500_000, '2026-01-15', '2026-03-20'],
        [5_250_000, '2025-12-15'],
        [7_500_000, '2025-10-15'],
        [12_750_000, '2025-05-15', '2026-02-20'],
      ],
      5_000_000,
      '2026-01-10',
      2_348_950,
      2_455_225,
    ],
    [
      [
        [8_000_000, '2026-01-15', '2026-03-20'],
        [1_250_000, '2025-10-15', '2026-02-20'],
        [12_250_000, '2025-12-15'],
        [8_000_000, '2025-05-15', '2026-03-20'],
        [1_250_000, '2024-02-15'],
      ],
      9_000_000,
      '2026-02-01',
      1_681_775,
      1_916_900,
    ],
    [
      [
        [9_500_000, '2025-05-15'],
        [1_500_000, '2025-10-15', '2026-03-20'],
        [1_250_000, '2025-10-15'],
        [5_000_000, '2024-02-15'],
        [13_250_000, '2026-01-15'],
        [6_250_000, '2025-10-15', '2026-04-20'],
      ],
      9_000_000,
      '2026-01-10',
      2_566_375,
      2_668_850,
    ],
    [
      [
        [10_000_000, '2025-10-15', '2026-02-20'],
        [12_500_000, '2025-10-15', '2026-03-20'],
        [6_500_000, '2024-10-15'],
        [8_000_000, '2025-08-15'],
        [6_500_000, '2024-05-15', '2026-04-20'],
        [13_250_000, '2025-03-15'],
      ],
      20_000_000,
      '2026-01-31',
      5_624_425,
      5_820_025,
    ],
    [
      [
        [5_750_000, '2025-03-15'],
        [2_500_000, '2025-08-15'],
        [3_750_000, '2024-05-15', '2026-04-20'],
        [13_500_000, '2025-01-15', '2026-04-20'],
        [250_000, '2024-10-15', '2026-02-20'],
        [10_000_000, '2025-08-15'],
        [2_250_000, '2026-01-15', '2026-04-20'],
      ],
      2_000_000,
      '2026-02-01',
      6_663_600,
      7_554_900,
    ],
    [
      [
        [6_500_000, '2025-12-15', '2026-03-20'],
        [6_500_000, '2024-05-15'],
        [3_500_000, '2024-02-15', '2026-03-20'],
        [9_750_000, '2024-10-15', '2026-02-20'],
        [2_500_000, '2024-05-15', '2026-04-20'],
        [10_000_000, '2024-05-15'],
        [3_500_000, '2024-02-15', '2026-04-20'],
      ],
      20_000_000,
      '2026-01-10',
      7_000_400,
      7_022_525,
    ],
    [
      [
        [9_750_000, '2025-03-15'],
        [2_000_000, '2025-05-15'],
        [7_500_000, '2025-10-15'],
        [1_500_000, '2025-10-15'],
        [5_500_000, '2024-10-15', '2026-04-20'],
        [11_250_000, '2025-03-15'],
        [3_500_000, '2024-10-15'],
        [11_250_000, '2025-12-15', '2026-04-20'],
      ],
      2_000_000,
      '2026-01-31',
      8_993_575,
      10_639_500,
    ],
    [
      [
        [14_000_000, '2025-03-15'],
        [4_250_000, '2024-05-15'],
        [2_750_000, '2025-12-15', '2026-03-20'],
        [12_500_000, '2025-01-15'],
        [3_750_000, '2025-12-15', '2026-04-20'],
        [13_250_000, '2025-01-15'],
        [3_750_000, '2025-08-15'],
        [5_750_000, '2025-01-15'],
      ],
      2_000_000,
      '2026-01-10',
      11_516_250,
      13_192_450,
    ],
    [
      [
        [3_250_000, '2025-03-15'],
        [7_250_000, '2026-01-15'],
        [6_000_000, '2025-05-15'],
        [3_750_000, '2024-05-15', '2026-03-20'],
        [7_750_000, '2025-01-15', '2026-04-20'],
        [7_750_000, '2026-01-15'],
        [1_500_000, '2025-05-15'],
        [12_750_000, '2024-05-15'],
      ],
      5_000_000,
      '2026-02-01',
      7_106_000,
      7_868_775,
    ],
  ];
  it.each(cases)(
    'of %j at %i a month from %s costs %i, by due day %i',
    (duties, monthly, today, cheapest, byDueDay) => {
      const owed = owedOf(duties);
      const plan = cheapestOrder(owed, monthly * 100, today);
      expect([plan.total / 100, plan.exact]).toEqual([cheapest, true]);
      expect(planOf(byDue(owed), monthly * 100, today, true).total / 100).toBe(byDueDay);
    },
  );

  it('is never dearer than any order, of up to eight duties', () => {
    const duty = fc.tuple(
      fc.integer({ min: 1, max: 60 }).map((quarter) => quarter * 250_000),
      fc.constantFrom('2024-02-15', '2024-10-15', '2025-03-17', '2025-08-15', '2025-12-15', '2026-01-15'),
      fc.constantFrom(undefined, '2026-02-20', '2026-03-20'),
    );
    const duties = fc.array(duty as fc.Arbitrary<Duty>, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(duties, fc.constantFrom(1_500_000, 4_000_000, 11_000_000), (some, monthly) => {
        const owed = owedOf(some);
        const costs = ordersOf(owed).map((order) => planOf(order, monthly * 100, '2026-01-20', true).total);
        expect(cheapestOrder(owed, monthly * 100, '2026-01-20').total).toBe(Math.min(...costs));
      }),
      { numRuns: 25 },
    );
  });

  it('pays what an old debt at its cap can wait for last, and files before the fine', () => {
    const plan = cheapestOrder(
      owedOf([
        [10_000_000, '2024-01-15'],
        [10_000_000, '2025-11-17'],
      ]),
      sen('10000000'),
      '2026-01-20',
    );
    // The first costs 24 × 0,97 % in any case; the second grows by 0,92 % each month.
    expect(plan.order).toEqual(['1', '0']);
    expect(plan.payments.map(({ day, key, amount, interest }) => [day, key, amount / 100, interest / 100])).toEqual([
      ['2026-01-20', '1', 10_000_000, 276_000],
      ['2026-02-20', '0', 10_000_000, 2_328_000],
    ]);
    expect(plan.until).toBe('2026-02-20');
  });

  it('pays each month no more than was named, and everything in the end', () => {
    const owed = owedOf([
      [7_300_001, '2025-08-15'],
      [2_499_999, '2025-09-15'],
      [450, '2025-12-15'],
    ]);
    const { payments } = cheapestOrder(owed, sen('3000000'), '2026-01-31');
    const days = [...new Set(payments.map(({ day }) => day))];
    expect(days).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']);
    const paidOn = (day: string) => total(payments.flatMap((one) => (one.day === day ? one.amount : [])));
    expect(days.map(paidOn)).toEqual([sen('3000000'), sen('3000000'), sen('3000000'), sen('800450')]);
    expect(total(payments.map(({ amount }) => amount))).toBe(sen('9800450'));
  });

  it('files a return of nothing to pay at once, and leaves out what no rate is known for', () => {
    const nil: Owed = {
      key: 'nil',
      debts: [],
      filing: { due: '2026-01-20', fine: sen('100000'), forgivenUntil: null },
    };
    const old: Owed = { key: 'old', debts: [{ amount: 100, due: '2019-06-17', forgivenUntil: null }], filing: null };
    const plan = cheapestOrder([...owedOf([[5_000_000, '2025-12-15']]), nil, old], sen('1000000'), '2026-01-20');
    expect([plan.fines, [...plan.order].sort()]).toEqual([0, ['0', 'nil']]);
  });

  it('says so where it cannot be sure, of more than twelve', () => {
    const many = owedOf(
      Array.from({ length: 14 }, (_, at): Duty => [1_000_000 + at, at % 2 ? '2024-01-15' : '2025-11-17']),
    );
    const plan = cheapestOrder(many, sen('2000000'), '2026-01-20');
    expect([plan.exact, plan.order.length]).toEqual([false, 14]);
    expect(plan.total).toBeLessThanOrEqual(planOf(byDue(many), sen('2000000'), '2026-01-20', true).total);
  });

  it.each([0, -1, 1])('is refused for %i sen a month', (monthly) =>
    expect(() => cheapestOrder(owedOf([[5_000_000, '2025-12-15']]), monthly, '2026-01-20')).toThrow(UnworkablePlan),
  );
});
