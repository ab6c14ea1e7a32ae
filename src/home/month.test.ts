import { describe, expect, it } from 'vitest';
import type { Deadline } from '#domain/home/calendar-schema.ts';
import { greetingAt } from './greeting.ts';
import { weeksOf } from './month.ts';

const deadline = (over: Partial<Deadline>): Deadline => ({
  key: 'report_vat',
  action: 'report',
  period: '2025-11',
  incomplete: false,
  says: null,
  to: null,
  day: '2025-12-31',
  lawDay: '2025-12-31',
  state: 'open',
  ...over,
});

describe('a month', () => {
  const weeks = weeksOf('2025-12', [
    deadline({}),
    deadline({ key: 'pay_vat', action: 'pay', state: 'law' }),
    deadline({ key: 'upload_faktur', action: 'upload', state: 'done' }),
    deadline({ key: 'report_unifikasi', day: '2025-12-22', state: 'none' }),
  ]);
  const on = (day: string) =>
    weeks
      .flat()
      .find((one) => one.day === day)
      ?.deadlines.map(({ key }) => key);

  it('marks the days by which something is still to be done', () => {
    expect(on('2025-12-31')).toEqual(['report_vat', 'pay_vat']);
    expect(on('2025-12-22')).toEqual([]);
  });

  it('stands in weeks from Monday to Sunday, with the days around it', () => {
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
    expect([weeks[0]?.[0]?.day, weeks.at(-1)?.[6]?.day]).toEqual(['2025-12-01', '2026-01-04']);
    expect(weeks.at(-1)?.[3]).toMatchObject({ day: '2026-01-01', outside: true });
  });

  it('names its holidays', () => {
    const all = weeks.flat();
    expect(all.find(({ day }) => day === '2025-12-25')).toMatchObject({ off: true, holiday: expect.any(String) });
    expect(all.find(({ day }) => day === '2025-12-06')).toMatchObject({ off: true, holiday: null });
    expect(all.find(({ day }) => day === '2025-12-02')).toMatchObject({ off: false, holiday: null });
  });
});

it.each([
  ['2025-11-18T02:00:00Z', 'morning'],
  ['2025-11-18T04:00:00Z', 'noon'],
  ['2025-11-18T08:00:00Z', 'afternoon'],
  ['2025-11-18T11:30:00Z', 'evening'],
  ['2025-11-18T19:59:00Z', 'evening'],
  ['2025-11-18T20:00:00Z', 'morning'],
])('at %s it greets the %s', (at, greeting) => {
  expect(greetingAt(Date.parse(at))).toBe(greeting);
});
