import { describe, expect, it, test } from 'vitest';
import { isDay } from '../definition/day.ts';
import { holidayYears } from '../rules/holidays.ts';
import { dayOff, daysBetween, isWeekend, lastDayOf, lastDayOfMonths, nextWorkingDay } from './day-count.ts';

describe('the tables of days off', () => {
  test.each([
    [2024, 17, 10, 2],
    [2025, 17, 11, 0], // ten as first decided, 18 August added in August
    [2026, 17, 8, 0],
  ])('of %i: %i national, %i collective, %i election days', (year, national, collective, election) => {
    const days = holidayYears().find((one) => one.year === year)?.days ?? [];
    const count = (kind: string) => days.filter((one) => one.kind === kind).length;
    expect([count('national'), count('collective'), count('election')]).toEqual([national, collective, election]);
  });

  it('hold days that exist, each once, in their year, with a source', () => {
    for (const { year, days, sources } of holidayYears()) {
      expect(sources.length).toBeGreaterThan(0);
      expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
      for (const { day } of days) expect(isDay(day) && day.startsWith(`${year}-`), day).toBe(true);
    }
  });

  it('give collective leave and elections on days people would work', () => {
    const moved = holidayYears()
      .flatMap(({ days }) => days)
      .filter(({ kind }) => kind !== 'national');
    expect(moved.filter(({ day }) => isWeekend(day))).toEqual([]);
  });

  // The weekday printed beside the date in newspapers.
  test.each([
    ['2026-01-16', 5],
    ['2026-02-17', 2],
    ['2026-03-19', 4],
    ['2026-06-16', 2],
    ['2025-06-27', 5],
    ['2024-09-16', 1],
  ])('%s falls on weekday %i', (day, weekday) => expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe(weekday));
});

describe('the next working day', () => {
  test.each([
    ['2025-10-15', '2025-10-15', 0], // a Wednesday
    ['2025-03-15', '2025-03-17', 2], // Saturday
    ['2025-03-31', '2025-04-08', 8], // Idulfitri, four days of leave, a weekend between, 7 April leave
    ['2025-12-25', '2025-12-29', 4], // Christmas, leave, weekend
    ['2024-02-14', '2024-02-15', 1], // election
    ['2024-11-27', '2024-11-28', 1],
    ['2025-08-16', '2025-08-19', 3], // Saturday, Independence Day, 18 August
    ['2026-03-20', '2026-03-25', 5],
    ['2026-05-31', '2026-06-02', 2], // Waisak on a Sunday, Pancasila
  ])('from %s is %s, past %i days', (day, next, passed) => {
    const found = nextWorkingDay(day);
    expect([found.day, found.passed.length, found.incomplete]).toEqual([next, passed, false]);
  });

  it('names why each day is off', () => {
    expect(nextWorkingDay('2025-08-16').passed.map(({ kind, name }) => name ?? kind)).toEqual([
      'weekend',
      'Proklamasi Kemerdekaan',
      'Cuti bersama Proklamasi Kemerdekaan',
    ]);
  });

  it('counts weekends alone and says so in a year it has no table for', () => {
    expect(nextWorkingDay('2027-01-31')).toMatchObject({ day: '2027-02-01', incomplete: true });
    expect(nextWorkingDay('2027-03-10')).toMatchObject({ day: '2027-03-10', passed: [], incomplete: true });
    expect(nextWorkingDay('2026-12-31')).toMatchObject({ day: '2026-12-31', incomplete: false });
  });

  it('goes by the table it is given', () => {
    const own = [{ year: 2027, sources: [], days: [{ day: '2027-03-10', name: 'Nyepi', kind: 'national' as const }] }];
    expect(nextWorkingDay('2027-03-10', own)).toMatchObject({ day: '2027-03-11', incomplete: false });
    expect(dayOff('2025-12-25', own)).toBeNull();
  });
});

describe('counting days', () => {
  it('knows the ends of months', () => {
    expect([lastDayOf('2024-02'), lastDayOf('2025-02'), lastDayOf('2025-12')]).toEqual([
      '2024-02-29',
      '2025-02-28',
      '2025-12-31',
    ]);
    expect(daysBetween('2024-12-31', '2025-01-15')).toBe(15);
    expect(daysBetween('2025-01-15', '2024-12-31')).toBe(-15);
  });

  test.each([
    ['2025-06-16', 1, '2025-07-15'],
    ['2025-05-01', 1, '2025-05-31'],
    ['2025-01-31', 1, '2025-02-28'],
    ['2025-03-01', 12, '2026-02-28'],
  ])('from %s, %i months end on %s', (start, months, end) => expect(lastDayOfMonths(start, months)).toBe(end));
});
