import { expect, it } from 'vitest';
import { fitsMask, maskErrors } from './masks.ts';

it('reads a mask sign by sign', () => {
  expect(fitsMask('INV/####/##', 'INV/2025/07')).toBe(true);
  expect(fitsMask('INV/####/##', 'INV/2025/7')).toBe(false);
  expect(fitsMask('AA-*', 'JK-apa saja')).toBe(true);
  expect(fitsMask('AA-*', 'jk-apa saja')).toBe(false);
  expect(fitsMask('1.(#)', '1.(5)')).toBe(true);
  expect(fitsMask('1.(#)', '1x(5)')).toBe(false);
});

it('wants a reference, and a supporting document only where one is named', () => {
  const masks = { reference: 'INV/####', customDoc: 'SK-##' };
  expect(maskErrors(masks, { reference: 'INV/0001', customDoc: null }, 'INV/0001')).toEqual({});
  expect(Object.keys(maskErrors(masks, { reference: null, customDoc: 'SK-1' }, '–'))).toEqual([
    'reference',
    'customDoc',
  ]);
  expect(maskErrors({}, { reference: null, customDoc: 'x' }, '–')).toEqual({});
});
