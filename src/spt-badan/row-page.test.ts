import { expect, it } from 'vitest';
import { pageIn } from './row-page.ts';

it.each([
  ['#L3B.0', 0],
  ['#L3B.99', 0],
  ['#L3B.412', 4],
  ['#L3A.412', null],
  ['#3A.I.2', null],
  ['#total', null],
  ['', null],
])('%s is on page %s of L3B', (hash, page) => {
  expect(pageIn(hash, 'L3B')).toBe(page);
});
