import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { periodAfter } from '../definition/day.ts';
import { say } from '../messages/index.ts';
import { dayOff } from './day-count.ts';
import { type DueContext, type PaymentDue, paymentDue } from './payment-due.ts';
import { type PaymentKind, paymentKind } from './payment-kind.ts';

const due = (pair: string, period: string, context?: DueContext): PaymentDue =>
  paymentDue(pair.slice(0, 6), pair.slice(7), period, context);
const known = (pair: string, period: string, context?: DueContext) => {
  const found = due(pair, period, context);
  if (!found.known) throw new Error(`${pair} has no due day`);
  return found;
};
const words = ({ says }: PaymentDue, locale: 'id' | 'en' = 'id') =>
  says.map(({ key, params }) => say(locale, key, params));

describe('the due day of a pair', () => {
  test.each([
    // classic: withheld tax by the 10th, own tax by the 15th, PPN at the end of the month
    ['411121-100', '2024-04', '2024-05-13', '2024-05-10'], // 10 May 2024 was leave, then a weekend
    ['411124-100', '2024-06', '2024-07-10', '2024-07-10'],
    ['411126-100', '2024-05', '2024-06-19', '2024-06-15'], // Saturday, Sunday, Iduladha, leave
    ['411128-423', '2024-10', '2024-11-11', '2024-11-10'],
    ['411211-100', '2024-10', '2024-12-02', '2024-11-30'],
    ['411211-102', '2024-06', '2024-07-15', '2024-07-15'],
    ['411211-900', '2024-06', '2024-07-15', '2024-07-15'],
    ['411125-100', '2024-06', '2024-07-15', '2024-07-15'],
    ['411128-420', '2024-06', '2024-07-15', '2024-07-15'], // final tax one pays oneself
    ['411122-900', '2024-06', '2024-07-10', '2024-07-10'],
    ['411127-104', '2024-06', '2024-07-10', '2024-07-10'], // PPh 26
    ['411128-405', '2024-09', '2024-10-10', '2024-10-10'],
    ['411211-103', '2024-06', '2024-07-15', '2024-07-15'], // building oneself
    // the last period under the old rule, the first under the new
    ['411121-100', '2024-12', '2025-01-10', '2025-01-10'],
    ['411121-100', '2025-01', '2025-02-17', '2025-02-15'],
    ['411126-100', '2024-12', '2025-01-15', '2025-01-15'],
    ['411124-100', '2025-09', '2025-10-15', '2025-10-15'],
    ['411126-100', '2025-10', '2025-11-17', '2025-11-15'],
    ['411212-101', '2025-09', '2025-10-15', '2025-10-15'],
    ['411211-103', '2025-09', '2025-10-15', '2025-10-15'],
    ['411611-100', '2025-09', '2025-10-15', '2025-10-15'],
    ['411111-100', '2025-09', '2025-10-15', '2025-10-15'],
    ['411211-100', '2025-02', '2025-04-08', '2025-03-31'],
    ['411211-100', '2025-09', '2025-10-31', '2025-10-31'],
    ['411128-402', '2025-09', '2025-10-15', '2025-10-15'],
    ['411122-900', '2025-09', '2025-10-15', '2025-10-15'],
    ['411127-110', '2025-09', '2025-10-15', '2025-10-15'],
    ['411125-100', '2026-02', '2026-03-16', '2026-03-15'], // a Sunday
    ['411211-100', '2025-12', '2026-02-02', '2026-01-31'], // a Saturday
    ['411211-100', '2025-10', '2025-12-01', '2025-11-30'],
    ['411121-100', '2025-11', '2025-12-15', '2025-12-15'],
    // the year: end of the third or fourth month after it
    ['411125-200', '2024-12', '2025-04-08', '2025-03-31'],
    ['411126-200', '2024-12', '2025-04-30', '2025-04-30'],
    ['411126-200', '2025-06', '2025-10-31', '2025-10-31'], // book year ending in June
  ])('%s of %s is %s (%s by rule)', (pair, period, day, lawDay) => {
    expect(known(pair, period)).toMatchObject({ day, lawDay, incomplete: false });
  });

  it('names the rule', () => {
    const source = (pair: string, period: string) => known(pair, period).rule.source;
    expect(source('411121-100', '2024-12')).toMatchObject({ name: 'PMK 242/2014', article: 'ps. 2' });
    expect(source('411121-100', '2025-01')).toMatchObject({ name: 'PMK 81/2024', article: 'ps. 94 ayat (2)' });
    expect(source('411211-100', '2025-01')).toMatchObject({ name: 'PMK 81/2024', article: 'ps. 94 ayat (3)' });
    expect(source('411126-200', '2024-12')).toMatchObject({ name: 'UU 6/1983' });
    const shift = (pair: string, period: string) => known(pair, period).shiftRule?.source;
    expect(shift('411211-100', '2025-02')).toMatchObject({ name: 'PMK 81/2024', article: 'ps. 100' });
    expect(shift('411121-100', '2024-04')).toMatchObject({ name: 'PMK 242/2014' });
    expect(shift('411211-100', '2025-09')).toBeUndefined();
  });

  it('says in words which rule and how it was moved', () => {
    expect(words(due('411211-100', '2025-02'))).toEqual([
      'Disetor paling lambat akhir bulan berikutnya dan sebelum SPT Masa PPN dilaporkan.',
      '31/03/2025 adalah hari libur (Idulfitri 1446 H), jadi jatuh temponya bergeser ke hari kerja berikutnya, 08/04/2025.',
    ]);
    expect(words(due('411126-100', '2025-10'), 'en')[1]).toBe(
      '15/11/2025 is a day off (a weekend), so the due date moves to the next working day, 17/11/2025.',
    );
    expect(words(due('411128-402', '2025-09'))).toHaveLength(2);
    expect(words(due('411126-200', '2024-12'))[0]).toContain('bulan ke-4');
  });

  it('takes the earlier day where a tax may be withheld or paid oneself, unless told', () => {
    expect(known('411128-403', '2024-06').day).toBe('2024-07-10');
    expect(words(due('411128-403', '2024-06'))[0]).toContain('bila disetor sendiri, tanggal 15');
    expect(known('411128-403', '2024-06', { selfPaid: true }).day).toBe('2024-07-15');
    expect(known('411128-403', '2024-06', { selfPaid: false }).day).toBe('2024-07-10');
    expect(words(due('411128-403', '2025-09'))).toEqual(['Disetor paling lambat tanggal 15 bulan berikutnya.']);
  });

  it('leaves the day of an assessment to its letter', () => {
    expect(due('411211-300', '2025-09')).toMatchObject({ known: false, kind: 'notice' });
    expect(known('411211-300', '2025-09', { noticeIssued: '2025-01-31' }).day).toBe('2025-02-28');
    expect(words(due('411121-310', '2024-01'))).toEqual([
      'Jatuh temponya tercetak pada surat tagihan atau ketetapan pajak.',
    ]);
  });

  test.each([
    ['411618-100', '2025-09', 'none'],
    ['411123-100', '2024-09', 'customs'],
    ['411122-910', '2025-09', 'treasurer'],
    ['411211-140', '2025-09', 'unconfirmed'],
    ['411611-100', '2024-09', 'stamp'], // no source before 2025
    ['411111-100', '2024-09', 'oil'],
    ['411211-900', '2025-09', 'collectedVat'], // no source under Coretax
    ['411121-100', '2014-12', 'withheld'], // older than any rule here
  ])('names no day for %s of %s', (pair, period, kind) => {
    const found = due(pair, period);
    expect([found.known, found.kind, found.says.length]).toEqual([false, kind, 1]);
  });

  it('says that holidays of a year are not known', () => {
    expect(known('411121-100', '2027-01')).toMatchObject({ day: '2027-02-15', incomplete: true });
    expect(words(due('411121-100', '2027-01'))[1]).toContain('2027');
    const holidays = [
      { year: 2027, sources: [], days: [{ day: '2027-02-15', name: 'Libur', kind: 'national' as const }] },
    ];
    expect(known('411121-100', '2027-01', { holidays })).toMatchObject({ day: '2027-02-16', incomplete: false });
  });

  test.each([
    ['411121-100', '2025-01', '2025-02-28'],
    ['411211-100', '2025-01', '2025-03-10'],
    ['411128-402', '2024-12', '2025-01-31'],
    ['411121-100', '2024-12', null],
    ['411121-100', '2025-02', null],
    ['411212-101', '2025-01', null],
  ])('of %s for %s lateness is forgiven until %s', (pair, period, until) =>
    expect(known(pair, period).forgivenUntil).toBe(until),
  );

  it('is a working day, not before the day of the rule, for any pair and period', () => {
    const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
    const kaps = fc.constantFrom('411121', '411124', '411126', '411128', '411211', '411212', '411611');
    const kjs = fc.oneof(fc.constantFrom('100', '101', '103', '200', '300', '402', '403', '900'), digits(3));
    const periods = fc.integer({ min: 0, max: 300 }).map((months) => periodAfter('2005-01', months));
    fc.assert(
      fc.property(fc.oneof(kaps, digits(6)), kjs, periods, (kap, code, period) => {
        const found = paymentDue(kap, code, period);
        return found.known ? found.day >= found.lawDay && dayOff(found.day) === null : found.says.length === 1;
      }),
    );
  });

  it('has words in both languages for whatever it says', () => {
    const pairs =
      '411121-100 411128-403 411211-100 411126-200 411128-402 411300-300 411618-100 411123-100 411122-920 999999-999';
    for (const pair of pairs.split(' '))
      for (const period of ['2024-06', '2025-02', '2027-01'])
        for (const context of [{}, { noticeIssued: '2025-01-31' }])
          for (const { key, params } of due(pair, period, context).says)
            for (const locale of ['id', 'en'] as const)
              expect(say(locale, key, params), key).not.toMatch(/%\{|^calendar\./);
  });
});

test.each<[PaymentKind, string]>([
  ['withheld', '411121-100 411121-401 411124-104 411127-110 411122-900 411128-405 411128-423'],
  ['self', '411125-100 411125-101 411126-100 411128-419 411128-420'],
  ['either', '411128-100 411128-403 411128-409 411129-600'],
  ['ownVat', '411211-101 411211-103 411212-101'],
  ['notice', '411121-300 411128-312 411211-390 411313-100 411621-300'],
  ['none', '411121-199 411128-500 411211-511 411128-427 411618-200'],
  ['customs', '411123-100 411212-100 411222-100'],
  ['treasurer', '411122-910 411211-930 411221-920'],
  ['unconfirmed', '411121-200 411122-403 411128-406 411128-416 411211-105 411612-100 411619-900 411126-201'],
])('is %s: %s', (kind, pairs) => {
  for (const pair of pairs.split(' ')) expect(paymentKind(pair.slice(0, 6), pair.slice(7)), pair).toBe(kind);
});
