import { expect, it } from 'vitest';
import { waterfall } from './waterfall.ts';

it('begins each bar where the one before it ends', () => {
  const { bars, zero } = waterfall(['-100.00', '300.00', '-200.00']);
  expect(zero).toBeCloseTo(32.83, 1);
  expect(bars.map(({ left, width }) => [Math.round(left), Math.round(width)])).toEqual([
    [0, 33],
    [0, 99],
    [33, 66],
  ]);
});

it('draws what is too small to be seen, and nothing of no parts', () => {
  expect(waterfall([]).bars).toEqual([]);
  expect(waterfall(['0.00']).bars).toEqual([{ left: 0, width: 1.5 }]);
});
