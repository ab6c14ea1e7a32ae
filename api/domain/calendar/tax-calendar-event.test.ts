import { expect, it } from 'vitest';
import { eventDays, ruleProblem } from './tax-calendar-event.ts';

const rule = { repeats: 'MONTHLY', date: '2025-10-31', untilDay: '2026-02-28', shifts: false } as const;
const year = { from: '2025-01-01', to: '2026-12-31' };

it('an event once is on its day alone', () => {
  const once = { ...rule, repeats: 'NEVER', untilDay: null } as const;
  expect(eventDays(once, year)).toEqual(['2025-10-31']);
  expect(eventDays(once, { from: '2025-11-01', to: '2025-12-31' })).toEqual([]);
});

it('a rule is on the last day of shorter months, within its days and the range', () => {
  expect(eventDays(rule, year)).toEqual(['2025-10-31', '2025-11-30', '2025-12-31', '2026-01-31', '2026-02-28']);
  expect(eventDays(rule, { from: '2025-11-01', to: '2025-12-30' })).toEqual(['2025-11-30']);
  expect(
    eventDays({ ...rule, repeats: 'YEARLY', untilDay: '2027-10-31' }, { from: '2026-01-01', to: '2030-01-01' }),
  ).toEqual(['2026-10-31', '2027-10-31']);
});

it('a day off moves to the next working day, if the event says so', () => {
  expect(eventDays({ ...rule, date: '2025-11-15', untilDay: '2025-11-15', shifts: true }, year)).toEqual([
    '2025-11-17',
  ]);
});

it.each([
  [{}, null],
  [{ untilDay: null }, 'event.endless'],
  [{ untilDay: '2035-11-01' }, 'event.endless'],
  [{ untilDay: '2035-10-31' }, null],
  [{ untilDay: '2025-10-01' }, 'days_reversed'],
  [{ repeats: 'NEVER' as const }, 'event.once'],
  [{ repeats: 'NEVER' as const, untilDay: null }, null],
])('a rule that never ends is refused: %j', (change, problem) => {
  expect(ruleProblem({ ...rule, ...change })).toBe(problem && `adminScreen.${problem}`);
});
