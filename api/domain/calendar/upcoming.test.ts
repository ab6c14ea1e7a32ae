import { describe, expect, it } from 'vitest';
import { say } from '../messages/index.ts';
import { obligations, type UpcomingContext, upcoming } from './upcoming.ts';

const list = (today: string, days: number, context?: UpcomingContext) =>
  upcoming(today, days, context).map(({ key, period, day }) => `${day} ${key} ${period}`);

describe('what is due soon', () => {
  it('of an ordinary month', () => {
    expect(list('2025-10-13', 20)).toEqual([
      '2025-10-15 pay_withheld 2025-09',
      '2025-10-15 pay_self 2025-09',
      '2025-10-15 pay_own_vat 2025-09',
      '2025-10-20 report_pph21 2025-09',
      '2025-10-20 report_unifikasi 2025-09',
      '2025-10-20 upload_faktur 2025-09',
      '2025-10-31 pay_vat 2025-09',
      '2025-10-31 report_vat 2025-09',
    ]);
  });

  it('counts the days left, today being none', () => {
    expect(upcoming('2025-10-15', 0).map(({ key, daysLeft }) => [key, daysLeft])).toEqual([
      ['pay_withheld', 0],
      ['pay_self', 0],
      ['pay_own_vat', 0],
    ]);
  });

  it('still shows what a holiday moved out of its month', () => {
    // 31 March 2025 was Idulfitri; payments and returns moved to 8 April, uploads of invoices did not.
    expect(list('2025-04-07', 2)).toEqual(['2025-04-08 pay_vat 2025-02', '2025-04-08 report_vat 2025-02']);
    expect(list('2025-04-07', 2, { taxpayer: 'person' })).toContain('2025-04-08 report_year_person 2024-12');
    expect(upcoming('2025-04-07', 2)[0]).toMatchObject({ lawDay: '2025-03-31', daysLeft: 1, incomplete: false });
    expect(list('2025-11-14', 7)).toContain('2025-11-20 upload_faktur 2025-10');
    expect(list('2025-09-19', 4)).toEqual([
      '2025-09-20 upload_faktur 2025-08',
      '2025-09-22 report_pph21 2025-08',
      '2025-09-22 report_unifikasi 2025-08',
    ]);
  });

  it('follows the book year', () => {
    expect(list('2025-04-30', 0)).toContain('2025-04-30 report_year_company 2024-12');
    expect(list('2025-04-30', 0, { bookYearEnd: 6 })).not.toContain('2025-04-30 report_year_company 2024-12');
    expect(list('2025-10-31', 0, { bookYearEnd: 6 })).toContain('2025-10-31 pay_year_company 2025-06');
  });

  it('goes by the rule of each period', () => {
    expect(list('2025-01-08', 10)).toEqual([
      '2025-01-10 pay_withheld 2024-12',
      '2025-01-15 pay_self 2024-12',
      '2025-01-15 pay_own_vat 2024-12',
      '2025-01-15 upload_faktur 2024-12',
    ]);
  });

  it('gives invoices to the 20th from those of May 2025 on, and to the 15th before', () => {
    expect(list('2025-05-15', 0)).toContain('2025-05-15 upload_faktur 2025-04');
    expect(list('2025-06-15', 5).filter((one) => one.includes('upload'))).toEqual(['2025-06-20 upload_faktur 2025-05']);
  });

  it('of the year: persons by 31 March, companies by 30 April', () => {
    expect(list('2026-03-31', 0, { taxpayer: 'person' })).toEqual(
      expect.arrayContaining(['2026-03-31 pay_year_person 2025-12', '2026-03-31 report_year_person 2025-12']),
    );
    expect(list('2026-04-30', 0)).toEqual(
      expect.arrayContaining(['2026-04-30 pay_year_company 2025-12', '2026-04-30 report_year_company 2025-12']),
    );
  });

  it('says when the holidays of a year are not known', () => {
    expect(upcoming('2027-02-14', 3)).not.toEqual([]);
    expect(upcoming('2027-02-14', 3).every(({ incomplete }) => incomplete)).toBe(true);
  });

  it('has words for every obligation', () => {
    for (const { key } of obligations)
      for (const locale of ['id', 'en'] as const)
        expect(say(locale, `calendar.obligation.${key}`)).not.toContain('obligation');
  });
});
