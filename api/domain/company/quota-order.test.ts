import { describe, expect, it } from 'vitest';
import { orderMoney, packageAfter, packageEnd } from './quota-order.ts';

const came = (movement: string, amount: number, reverses?: string) => ({
  movement,
  at: 1,
  amount,
  ...(reverses ? { reverses } : {}),
});

const nothing = { pays: null, reversed: false, strange: [], returned: [] };

describe('the money of an order', () => {
  it('pays once, whatever is said how often', () => {
    const first = orderMoney({ due: 500, movement: null }, [came('a', 400), came('b', 500), came('c', 500)]);
    expect(first.pays?.movement).toBe('b');
    expect(first.strange.map(({ movement }) => movement)).toEqual(['a', 'c']);
    expect(orderMoney({ due: 500, movement: 'b' }, [came('b', 500)])).toEqual(nothing);
  });

  it.each([
    ['after it', [came('a', 500), came('a-', 500, 'a')]],
    ['before it', [came('a-', 500, 'a'), came('a', 500)]],
    ['without it', [came('a-', 500, 'a')]],
    ['twice', [came('a', 500), came('a-', 500, 'a'), came('a-', 500, 'a')]],
  ])('pays nothing where its return is said %s', (_when, moved) => {
    expect(orderMoney({ due: 500, movement: null }, moved)).toEqual({ ...nothing, returned: ['a'] });
    expect(orderMoney({ due: 500, movement: 'a' }, moved)).toEqual({ ...nothing, reversed: true });
  });

  it('that comes after the return of what paid it pays again, and what came before stays strange', () => {
    const moved = [came('a', 500), came('c', 500), { ...came('a-', 500, 'a'), at: 2 }];
    const lost = orderMoney({ due: 500, movement: 'a' }, moved);
    expect([lost.pays, lost.strange.map(({ movement }) => movement)]).toEqual([null, ['c']]);
    const again = orderMoney({ due: 500, movement: 'a' }, [...moved, { ...came('d', 500), at: 3 }]);
    expect([again.pays?.movement, again.reversed]).toEqual(['d', true]);
  });
});

it('a package after another is named as it is, and begins where that one ends', () =>
  expect(
    packageAfter(
      { packageName: 'Dasar', packageEnd: '2026-02-28' },
      { packageName: 'Profesional', months: 12, day: '2025-11-15' },
    ),
  ).toEqual({ packageName: 'Profesional', packageEnd: '2027-02-28' }));

it.each([
  ['2025-11-15', '2025-06-30', 12, '2026-11-15'],
  ['2025-11-15', '2026-02-28', 12, '2027-02-28'],
  ['2026-01-31', '', 1, '2026-02-28'],
])('a package bought on %s after one until %s lasts %i months, until %s', (today, before, months, end) =>
  expect(packageEnd(today, before, months)).toBe(end),
);
