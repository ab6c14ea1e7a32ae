import { expect, it } from 'vitest';
import { isPowerOfTen, isSwapped } from './slips.ts';

it('knows an amount with a digit too many or too few', () => {
  expect(isPowerOfTen(165_000_000, 1_650_000_000)).toBe(true);
  expect(isPowerOfTen(1_650_000_000, 165_000_000)).toBe(true);
  expect(isPowerOfTen(-165_000_000, -16_500_000_000)).toBe(true);
  expect(isPowerOfTen(12_345_600, 123_456_700)).toBe(true);
  expect(isPowerOfTen(165_000_000, -1_650_000_000)).toBe(false);
  expect(isPowerOfTen(165_000_000, 1_651_000_000)).toBe(false);
  expect(isPowerOfTen(0, 0)).toBe(false);
});

it('knows two neighbouring digits that changed places', () => {
  expect(isSwapped(165_000_000, 156_000_000)).toBe(true);
  expect(isSwapped(105_000_000, 15_000_000)).toBe(true);
  expect(isSwapped(165_000_000, 165_000_000)).toBe(false);
  expect(isSwapped(165_000_000, 561_000_000)).toBe(false);
  expect(isSwapped(165_000_000, 156_100_000)).toBe(false);
  expect(isSwapped(165_000_000, -156_000_000)).toBe(false);
});
