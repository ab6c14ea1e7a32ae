import { describe, expect, it, test } from 'vitest';
import {
  formatCount,
  formatDay,
  formatDecimal,
  formatFullDay,
  formatLongDay,
  formatLongPeriod,
  formatMoment,
  formatNitku,
  formatNpwp,
  formatPeriod,
  formatRupiah,
  formatShortMonth,
  splitDecimal,
  weekdayNames,
} from './format.ts';

describe('amounts', () => {
  test.each([
    ['1234.50', 'Rp 1.234,50'],
    ['0', 'Rp 0,00'],
    ['-1200000.00', 'Rp -1.200.000,00'],
    ['90000000000000', 'Rp 90.000.000.000.000,00'],
    ['999', 'Rp 999,00'],
  ])('%s shows as %s', (decimal, shown) => expect(formatRupiah(decimal)).toBe(shown));

  it('keeps places that are not zero and pads to the least asked', () => {
    expect(formatDecimal('1234.56789', 2)).toBe('1.234,56789');
    expect(formatDecimal('12.500', 0)).toBe('12,5');
    expect(formatDecimal('12.000', 0)).toBe('12');
  });

  it('are counts without places', () => expect([0, 999, 12_345].map(formatCount)).toEqual(['0', '999', '12.345']));

  it('splits for a display that sets the sen back', () => {
    expect(splitDecimal('-1234.5')).toEqual({ sign: '-', whole: '1.234', fraction: ',50' });
  });

  it('leaves text that is no decimal alone', () => expect(formatDecimal('abc')).toBe('abc'));
});

it('writes days and masa as people read them', () => {
  expect(formatDay('2025-10-31')).toBe('31/10/2025');
  expect(formatMoment(Date.UTC(2025, 10, 17, 18, 5))).toBe('18/11/2025 01.05');
  expect(formatLongDay('2025-08-05', 'id')).toBe('5 Agustus 2025');
  expect(formatLongDay('2025-08-05', 'en')).toBe('5 August 2025');
  expect(formatPeriod('2025-01')).toBe('01/2025');
  expect(formatLongPeriod('2025-01', 'id')).toBe('Januari 2025');
  expect(formatDay('besok')).toBe('besok');
});

it('groups identity numbers', () => {
  expect(formatNpwp('0612345678901000')).toBe('0612 3456 7890 1000');
  expect(formatNpwp('612345678901000')).toBe('61.234.567.8-901.000');
  expect(formatNitku('0612345678901000000003')).toBe('0612 3456 7890 1000 000003');
  expect(formatNpwp('12')).toBe('12');
});

it('names the weekday of a day as Intl does', () => {
  const weekday = new Intl.DateTimeFormat('id-ID', { weekday: 'long', timeZone: 'UTC' });
  for (const day of ['1970-01-01', '2024-02-29', '2025-11-17', '2026-11-29'])
    expect(formatFullDay(day, 'id')).toMatch(`${weekday.format(new Date(day))}, `);
  expect(formatFullDay('2025-11-03', 'id')).toBe('Senin, 3 November 2025');
  expect(formatFullDay('2025-10-31', 'en')).toBe('Friday, 31 October 2025');
  expect(formatFullDay('abc', 'id')).toBe('abc');
  expect(weekdayNames('en')[0]).toBe('Monday');
  expect(['2025-08-01', '2025-10-01'].map((day) => formatShortMonth(day, 'id'))).toEqual(['Agu', 'Okt']);
});
