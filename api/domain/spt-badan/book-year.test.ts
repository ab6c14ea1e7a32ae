import { expect, it } from 'vitest';
import { bookMonths, isWithin, lastMonthOf } from './book-year.ts';

it.each([
  ['January', 2024, 1, '2024-12'],
  ['April', 2024, 4, '2025-03'],
  ['July, of which six months are in the year', 2024, 7, '2025-06'],
  ['August: the return of 2025 is for August 2024 to July 2025', 2025, 8, '2025-07'],
  ['December', 2025, 12, '2025-11'],
])('a book year from %s', (_, taxYear, start, last) => {
  expect(lastMonthOf(taxYear, start)).toBe(last);
});

it('has the masa of the book year, fewer in the first one', () => {
  expect(bookMonths(2025, 8, 12)).toEqual({ from: '2024-08', to: '2025-07' });
  expect(bookMonths(2024, 1, 5)).toEqual({ from: '2024-08', to: '2024-12' });
  expect(
    ['2024-07', '2024-08', '2025-07', '2025-08'].map((period) => isWithin(bookMonths(2025, 8, 12), period)),
  ).toEqual([false, true, true, false]);
});
