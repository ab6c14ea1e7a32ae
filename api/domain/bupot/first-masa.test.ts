import { expect, test } from 'vitest';
import { formYears } from './first-masa.ts';

test.each([
  ['2027-03-01', [2027, 2026, 2025]],
  ['2025-12-31', [2025]],
  ['2024-06-30', [2025]],
])('the years of the forms on %s are %j', (today, years) => expect(formYears(today)).toEqual(years));
