import { expect, it, test } from 'vitest';
import { dayAfterMonths, firstDayOf, isDay, isPeriod, periodAfter } from './day.ts';

test.each([
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['2000-02-29', true],
  ['1900-02-29', false],
  ['2025-04-31', false],
  ['2025-13-01', false],
  ['2025-00-10', false],
  ['2025-1-1', false],
  ['0025-01-01', false],
  ['', false],
])('%s is a day: %s', (text, is) => expect(isDay(text)).toBe(is));

test.each([
  ['2025-12', true],
  ['2025-13', false],
  ['2025-1', false],
])('%s is a masa: %s', (text, is) => expect(isPeriod(text)).toBe(is));

it('walks months over the turn of the year, both ways', () => {
  expect(periodAfter('2025-12', 1)).toBe('2026-01');
  expect(periodAfter('2025-01', -1)).toBe('2024-12');
});

it('draws back to the last day of a shorter month', () => {
  expect(dayAfterMonths('2025-01-31', 1)).toBe('2025-02-28');
  expect(dayAfterMonths('2025-11-30', 3)).toBe('2026-02-28');
  expect(dayAfterMonths('2025-10-15', 3)).toBe('2026-01-15');
});

it('begins a year on 1 January', () => {
  expect([firstDayOf(2025), firstDayOf(2024), firstDayOf(2025)]).toEqual(['2025-01-01', '2024-01-01', '2025-01-01']);
});
