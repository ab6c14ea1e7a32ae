import { expect, it, test } from 'vitest';
import { countsAsNotMade, isLate, uploadDeadline } from './check-document.ts';

test.each([
  ['2024-12-05', '2025-01-15'], // over the turn of the year
  ['2025-01-01', '2025-02-15'],
  ['2025-04-30', '2025-05-15'], // last day under PER-03/PJ/2022
  ['2025-05-01', '2025-06-20'], // first deadline after PER-11/PJ/2025 came into force
  ['2025-10-31', '2025-11-20'],
  ['2026-12-31', '2027-01-20'],
])('an invoice of %s must be uploaded by %s', (date, deadline) => expect(uploadDeadline(date)).toBe(deadline));

it('is late the day after, not on the day', () => {
  expect(isLate('2025-11-20', '2025-11-20')).toBe(false);
  expect(isLate('2025-11-20', '2025-11-21')).toBe(true);
});

it('counts an invoice as not made more than three months on', () => {
  expect(countsAsNotMade('2025-07-15', '2025-10-15')).toBe(false);
  expect(countsAsNotMade('2025-07-15', '2025-10-16')).toBe(true);
});

it('names no deadline before the rule is known', () => {
  expect(() => uploadDeadline('2022-03-31')).toThrow(RangeError);
});
