import { expect, it } from 'vitest';
import { notationOf } from './cell-notation.ts';

it.each([
  ['amount', '12.500.000,50', '12500000.50'],
  ['amount', '1,250,000', '1250000'],
  ['amount', 'abc', null],
  ['percent', '22,5', '22.5'],
  ['day', '31/12/2025', '2025-12-31'],
  ['day', '2025-12-31', '2025-12-31'],
  ['day', '31/02/2025', null],
  ['month', '03/2021', '2021-03'],
  ['text', '  PT Sejahtera ', 'PT Sejahtera'],
])('%s: "%s" is read as %s', (kind, typed, value) => {
  expect(notationOf(kind).parse(typed)).toBe(value);
});

it.each([
  ['amount', '12500000.00', '12.500.000'],
  ['day', '2025-12-31', '31/12/2025'],
  ['month', '2021-03', '03/2021'],
])('%s: %s is written as "%s"', (kind, value, shown) => {
  expect(notationOf(kind).format(value)).toBe(shown);
});
