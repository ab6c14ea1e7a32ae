import { expect, it } from 'vitest';
import { inWorkingHours } from './working-hours.ts';

it.each([
  ['2025-10-14T08:00:00+07:00', true],
  ['2025-10-14T07:59:00+07:00', false],
  ['2025-10-14T16:59:00+07:00', true],
  ['2025-10-14T17:00:00+07:00', false],
  ['2025-10-18T10:00:00+07:00', false],
  ['2026-08-17T10:00:00+07:00', false],
])('people are at work at %s: %s', (moment, at) => expect(inWorkingHours(Date.parse(moment))).toBe(at));
