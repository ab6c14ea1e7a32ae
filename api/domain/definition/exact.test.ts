import { expect, it } from 'vitest';
import { exactly, toRupiah, toSen } from './exact.ts';

it.each([
  [250, 300],
  [249, 200],
  [-50, 0],
  [-51, -100],
  [-150, -100],
  [-200, -200],
])('rounds %i sen to whole rupiah, a half up: %i', (amount, rupiah) => {
  expect(toRupiah(exactly(amount), 'nearest')).toBe(rupiah);
});

it('keeps whole sen below zero', () => {
  expect(toSen([-2n, 1n])).toBe(-2);
  expect(toSen([-3n, 2n])).toBe(-1);
});
