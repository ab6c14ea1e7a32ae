import { expect, it } from 'vitest';
import { quotaForecast } from './quota-forecast.ts';

it.each([
  // 180 in 90 days are 2 a day: 30 last 15 days.
  [30, 180, { perDay: 2, runsOutOn: '2025-12-03' }],
  [31, 180, { perDay: 2, runsOutOn: '2025-12-03' }],
  [1, 1, { perDay: 0.01, runsOutOn: '2026-02-16' }],
  [0, 180, { perDay: 2, runsOutOn: '2025-11-18' }],
  [731, 180, { perDay: 2, runsOutOn: '2026-11-18' }],
  [732, 180, { perDay: 2, runsOutOn: null }],
  [50, 0, { perDay: 0, runsOutOn: null }],
])('%i left after %i in 90 days', (left, used, options) => {
  expect(quotaForecast(left, used, '2025-11-18')).toEqual(options);
});
