import { describe, expect, it } from 'vitest';
import { orderMoney, packageEnd } from './quota-order.ts';

const came = (movement: string, amount: number, reverses?: string) => ({
  movement,
  at: 1,
  amount,
  ...(reverses ? { reverses } : {}),
});

describe('the money of an order', () => {
  it('pays once, whatever is said how often', () => {
    const first = orderMoney({ due: 500, movement: null }, [came('a', 400), came('b', 500), came('c', 500)]);
    expect(first.pays?.movement).toBe('b');
    expect(first.strange.map(({ movement }) => movement)).toEqual(['a', 'c']);
    expect(orderMoney({ due: 500, movement: 'b' }, [came('b', 500)])).toEqual({ pays: null, strange: [] });
  });

  it('is not what was given back', () => {
    expect(orderMoney({ due: 500, movement: null }, [came('a', 500, 'x')])).toEqual({ pays: null, strange: [] });
  });
});

it.each([
  ['2025-11-15', '2025-06-30', 12, '2026-11-15'],
  ['2025-11-15', '2026-02-28', 12, '2027-02-28'],
  ['2026-01-31', '', 1, '2026-02-28'],
])('a package bought on %s after one until %s lasts %i months, until %s', (today, before, months, end) =>
  expect(packageEnd(today, before, months)).toBe(end),
);
