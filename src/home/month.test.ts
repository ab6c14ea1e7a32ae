import { describe, expect, it } from 'vitest';
import { greetingAt } from './greeting.ts';
import { deadlinesIn, weeksOf } from './month.ts';

describe('a month', () => {
  const deadlines = deadlinesIn('2025-11', { pkp: true });
  const weeks = weeksOf('2025-12', deadlinesIn('2025-12', { pkp: true }));

  it('has what the law says is due in it, moved over days off', () => {
    const due = deadlines.map(({ key, day, period }) => [key, day, period]);
    expect(due).toContainEqual(['pay_withheld', '2025-11-17', '2025-10']);
    expect(due).toContainEqual(['upload_faktur', '2025-11-20', '2025-10']);
    expect(due).toContainEqual(['report_unifikasi', '2025-11-20', '2025-10']);
    expect(due.every(([, day]) => day?.startsWith('2025-11'))).toBe(true);
  });

  it('has nothing of VAT for who is no PKP', () => {
    const keys = deadlinesIn('2025-12', { pkp: false }).map(({ key }) => key);
    expect(keys).toContain('pay_withheld');
    expect(keys.filter((key) => ['pay_vat', 'report_vat', 'upload_faktur'].includes(key))).toEqual([]);
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
