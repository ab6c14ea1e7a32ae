import { describe, expect, it } from 'vitest';
import { orderMoney, packageAfter, packageEnd, topUpOf, whyStrange } from './quota-order.ts';

const came = (movement: string, amount: number, reverses?: string) => ({
  movement,
  at: 1,
  amount,
  ...(reverses ? { reverses } : {}),
});

const nothing = { pays: null, parts: [], reversed: false, strange: [], returned: [] };
const unpaid = { due: 500, paidBy: [] };

describe('the money of an order', () => {
  it('pays once, whatever is said how often', () => {
    const first = orderMoney(unpaid, [came('a', 400), came('b', 500), came('c', 500)]);
    expect(first.pays?.movement).toBe('b');
    expect(first.strange.map(({ movement }) => movement)).toEqual(['a', 'c']);
    expect(orderMoney({ due: 500, paidBy: ['b'] }, [came('b', 500)])).toEqual(nothing);
  });

  it.each([
    ['after it', [came('a', 500), came('a-', 500, 'a')]],
    ['before it', [came('a-', 500, 'a'), came('a', 500)]],
    ['without it', [came('a-', 500, 'a')]],
    ['twice', [came('a', 500), came('a-', 500, 'a'), came('a-', 500, 'a')]],
  ])('pays nothing where its return is said %s', (_when, moved) => {
    expect(orderMoney(unpaid, moved)).toEqual({ ...nothing, returned: ['a'] });
    expect(orderMoney({ due: 500, paidBy: ['a'] }, moved)).toEqual({ ...nothing, reversed: true });
  });

  it('that comes after the return of what paid it pays again, and what came before stays strange', () => {
    const moved = [came('a', 500), came('c', 500), { ...came('a-', 500, 'a'), at: 2 }];
    const lost = orderMoney({ due: 500, paidBy: ['a'] }, moved);
    expect([lost.pays, lost.strange.map(({ movement }) => movement)]).toEqual([null, ['c']]);
    const again = orderMoney({ due: 500, paidBy: ['a'] }, [...moved, { ...came('d', 500), at: 3 }]);
    expect([again.pays?.movement, again.reversed]).toEqual(['d', true]);
  });
});

describe('a wrong amount', () => {
  const short = came('a', 300);

  it('waits, and pays once it is topped up to exactly what is due', () => {
    expect(orderMoney(unpaid, [short])).toEqual({ ...nothing, strange: [short] });
    const topped = orderMoney(unpaid, [short, came('b', 200)]);
    expect([topped.pays?.movement, topped.parts, topped.strange]).toEqual(['b', [short], []]);
    expect(orderMoney({ due: 500, paidBy: ['a', 'b'] }, [short, came('b', 200)])).toEqual(nothing);
  });

  it('pays nothing where the sum differs, nor where somebody asked for it back', () => {
    expect(orderMoney(unpaid, [short, came('b', 201)]).pays).toBeNull();
    expect(orderMoney({ ...unpaid, notForIt: new Set(['a']) }, [short, came('b', 200)])).toMatchObject({
      pays: null,
      strange: [{ movement: 'b' }],
    });
  });

  it('stays where the exact amount comes after it', () => {
    expect(orderMoney(unpaid, [short, came('b', 500)])).toMatchObject({
      pays: { movement: 'b' },
      parts: [],
      strange: [short],
    });
  });

  it('of a paid order is named again when the bank takes back the other part', () => {
    const moved = [short, came('b', 200), { ...came('b-', 200, 'b'), at: 2 }];
    expect(orderMoney({ due: 500, paidBy: ['a', 'b'] }, moved)).toMatchObject({
      pays: null,
      reversed: true,
      strange: [short],
    });
  });

  it.each([
    [500, 300, 200],
    [500, 0, null],
    [500, 500, null],
    [500, 700, null],
  ])('of %i, of which %i came, leaves %s to pay', (due, held, left) => expect(topUpOf(due, held)).toBe(left));

  it('is named by its amount', () => {
    expect([whyStrange(500, 500), whyStrange(500, 499)]).toEqual(['twice', 'wrong_amount']);
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
