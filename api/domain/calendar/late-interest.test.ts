import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Explained } from '../definition/explain.ts';
import { type Sen, sen } from '../definition/money.ts';
import { setLaw } from '../law-rows.ts';
import { say } from '../messages/index.ts';
import { interestMonths } from '../rules/late-interest.ts';
import { dayAfterDays } from './day-count.ts';
import { interestRate, type LatePayment, lateInterest, monthsLate } from './late-interest.ts';

const late = (rupiah: string, due: string, paid: string, more: Partial<LatePayment> = {}) =>
  lateInterest({ amount: sen(rupiah), due, paid, ...more });
const words = ({ says }: ReturnType<typeof lateInterest>) => says.map(({ key, params }) => say('id', key, params));
const all = (of: Explained): Explained[] => [of, ...(of.inputs ?? []).flatMap(all)];

describe('months late', () => {
  test.each([
    ['2025-06-15', '2025-06-15', 0],
    ['2025-06-15', '2025-06-01', 0],
    ['2025-06-15', '2025-06-16', 1], // a day counts as a month
    ['2025-06-15', '2025-07-15', 1],
    ['2025-06-15', '2025-07-16', 2],
    ['2025-04-30', '2025-05-31', 1], // 1 May to 31 May is one month
    ['2025-04-30', '2025-06-01', 2],
    ['2025-01-31', '2025-02-28', 1],
    ['2025-01-31', '2025-03-01', 2],
    ['2024-04-30', '2024-06-03', 2], // a training example of art. 8 (2): due 30 April, paid 3 June, two months
    ['2024-01-15', '2026-02-01', 25],
  ])('due %s, paid %s: %i', (due, paid, months) => expect(monthsLate(due, paid)).toBe(months));
});

describe('the rate', () => {
  test.each([
    ['2025-08-15', 96, '4/MK/EF/2025'],
    ['2025-09-01', 95, '5/MK/EF/2025'],
    ['2025-02-28', 101, '2/KM.10/2025'],
    ['2025-03-01', 99, '3/KM.10/2025'],
    ['2026-02-15', 92, '2/MK/EF/2026'],
  ])('of %s is %i hundredths by KMK %s', (due, hundredths, decree) => {
    expect(interestRate(due, 'payment')).toMatchObject({ hundredths, known: true, taken: { decree } });
  });

  it('is the last known one where that of the month was not found, and marked', () => {
    expect(interestRate('2025-06-15', 'payment')).toMatchObject({
      known: false,
      requestedMonth: '2025-06',
      taken: { month: '2025-05' },
    });
    expect(interestRate('2024-06-15', 'collection')).toMatchObject({ known: false, taken: { month: '2024-05' } });
    expect(interestRate('2030-01-15', 'payment')).toMatchObject({ known: false, hundredths: 92 });
  });

  it('is that of a month an internal admin added', () => {
    const values = {
      validFrom: '2025-06-01',
      payment: '0.98',
      collection: '0.57',
      sure: 'one source',
      source: 'KMK 1/2025',
    };
    setLaw([{ id: 'june', table: 'interest', version: 1, values, updatedAt: 1 }]);
    try {
      expect(interestRate('2025-06-16', 'payment')).toMatchObject({ known: true, hundredths: 98 });
      // 100,000,000 × 0.98 % × 2 months
      expect(late('100000000', '2025-06-16', '2025-07-20').interest).toBe(sen('1960000'));
    } finally {
      setLaw([]);
    }
    expect(interestRate('2025-06-16', 'payment')).toMatchObject({ known: false, hundredths: 100 });
  });

  it('is none before the table begins', () => expect(interestRate('2023-12-31', 'payment')).toBeNull());

  it('has a row for every month, oldest first', () => {
    const months = interestMonths().map(({ month }) => month);
    expect(months).toEqual([...new Set(months)].sort());
    expect([months[0], months.at(-1), months.length]).toEqual(['2024-01', '2026-02', 26]);
  });

  // Derived from one reference rate r: r / 12 and (r + 5) / 12, each rounded, so they differ by 41 or 42 hundredths.
  it('keeps the distance the law sets between the two rates of a month', () => {
    for (const { month, payment, collection } of interestMonths())
      if (payment !== null && collection !== null) expect([41, 42], month).toContain(payment - collection);
  });

  // The lowest and the highest known rates of these months. r runs over reference rates in thousandths of a percent.
  test.each([
    ['2024-03', 55, 222],
    ['2024-04', 55, 222],
    ['2024-08', 58, 225],
    ['2024-09', 56, 223],
    ['2024-10', 55, 221],
    ['2024-11', 55, 222],
  ])('of %s is the only one between %i and %i', (month, lowest, highest) => {
    const rounded = (r: number) => Math.floor((r + 60) / 120);
    const all = Array.from({ length: 10_000 }, (_, r) => r);
    const fitting = all.filter((r) => rounded(r) === lowest && rounded(r + 20_000) === highest);
    const row = interestMonths().find((one) => one.month === month);
    expect([...new Set(fitting.map((r) => rounded(r + 5_000)))]).toEqual([row?.payment]);
    expect(row).toMatchObject({ collection: lowest, sure: 'derived' });
  });

  it('says of every rate how sure it is', () => {
    for (const { month, payment, sure } of interestMonths())
      if (sure === 'not found') expect(payment, month).toBeNull();
      else if (payment === null) expect(sure, month).toBe('one source');
  });
});

describe('interest for paying late', () => {
  it('is tax × rate × months', () => {
    // PPh 25 of July 2025, due 15 August, paid 18 August: 10.000.000 × 0,96 % × 1 = 96.000
    expect(late('10000000', '2025-08-15', '2025-08-18')).toMatchObject({ interest: sen('96000'), months: 1 });
    // paid 16 October, third month begun: 10.000.000 × 0,96 % × 3 = 288.000; the rate of August holds throughout
    expect(late('10000000', '2025-08-15', '2025-10-16').interest).toBe(sen('288000'));
    // an assessment: 10.000.000 × 0,55 % × 1 = 55.000
    expect(late('10000000', '2025-08-15', '2025-08-18', { sanction: 'collection' }).interest).toBe(sen('55000'));
  });

  it('does the arithmetic of a training example', () => {
    // 50.000.000 × 2 % × 2 months = 2.000.000 (a correction; the fixed 2 % of the old law put in as a rate)
    const rates = [{ month: '2024-04', decree: null, payment: 200, collection: 200, sure: 'one source' as const }];
    const payment = { amount: sen('50000000'), due: '2024-04-30', paid: '2024-06-03' };
    expect(lateInterest(payment, rates).interest).toBe(sen('2000000'));
  });

  it('cuts to whole rupiah once, at the end', () => {
    expect(late('1234567', '2025-10-15', '2025-12-10').interest).toBe(sen('23456'));
    expect(late('1234567', '2025-10-15', '2025-12-20').interest).toBe(sen('35185'));
    expect(late('1', '2025-10-15', '2025-12-20').interest).toBe(0);
  });

  it('explains itself', () => {
    const { explained } = late('10000000', '2025-08-15', '2025-10-16');
    expect(explained).toMatchObject({
      value: '288000.00',
      rounding: 'explain.rounding.rupiah_down',
      rule: { name: 'UU 6/1983 ps. 9 ayat (2a), (2b) dan (2c)', from: '2020-11-02' },
    });
    expect(explained?.inputs?.map(({ value, unit }) => `${value} ${unit}`)).toEqual([
      '10000000.00 rupiah',
      '0.96 percent',
      '3 count',
    ]);
    expect(explained?.inputs?.[1]?.rule).toEqual({ name: 'KMK 4/MK/EF/2025', from: '2025-08-01' });
  });

  it('says which rate it took in place of one it does not know', () => {
    const found = late('10000000', '2026-10-15', '2026-11-21'); // 10.000.000 × 0,92 % × 2 = 184.000
    expect(found.interest).toBe(sen('184000'));
    expect(words(found)).toContain(
      'Tarif bunga 10/2026 belum ada di Patuh. Yang dipakai adalah tarif terakhir yang diketahui, yaitu 02/2026.',
    );
    expect(found.explained?.inputs?.[1]).toMatchObject({
      label: 'calendar.interest.rate_last_known',
      rule: { name: 'KMK 2/MK/EF/2026', from: '2026-02-01' },
    });
  });

  it('says when a rate was worked out, and when its decree has no known number', () => {
    expect(words(late('1000000', '2024-09-15', '2024-09-20'))[1]).toContain('09/2024 dihitung');
    expect(late('1000000', '2024-07-15', '2024-07-20').explained?.inputs?.[1]?.rule?.name).toBe(
      'KMK tarif bunga 07/2024',
    );
  });

  it('stops at 24 months and says so', () => {
    const found = late('10000000', '2024-01-15', '2026-06-01'); // 10.000.000 × 0,97 % × 24 = 2.328.000
    expect([found.interest, found.months]).toEqual([sen('2328000'), 24]);
    expect(words(found)).toContain('Terlambat 29 bulan; bunga dihitung paling lama 24 bulan.');
  });

  it('is nothing in time, and nothing where lateness was forgiven', () => {
    expect(late('10000000', '2025-08-15', '2025-08-15')).toMatchObject({ interest: 0, months: 0, says: [] });
    const forgivenUntil = '2025-02-28';
    const forgiven = late('10000000', '2025-02-17', '2025-02-28', { forgivenUntil });
    expect(forgiven.interest).toBe(0);
    expect(words(forgiven)[0]).toContain('28/02/2025');
    expect(late('10000000', '2025-02-17', '2025-03-01', { forgivenUntil }).interest).toBe(sen('101000'));
  });

  it('names no amount where no rate is known', () => {
    const found = late('10000000', '2023-05-15', '2023-06-20');
    expect([found.interest, found.months, found.explained]).toEqual([null, 2, null]);
    expect(words(found)[0]).toContain('05/2023');
  });

  it('refuses what is no late payment', () => {
    expect(() => late('10000000', '2025-02-30', '2025-03-20')).toThrow(RangeError);
    expect(() => late('-1', '2025-02-20', '2025-03-20')).toThrow(RangeError);
  });

  it('has words in both languages for whatever it says', () => {
    for (const [due, paid] of [
      ['2025-08-15', '2025-08-01'],
      ['2025-08-15', '2025-09-01'],
      ['2024-12-15', '2027-09-01'],
    ] as const) {
      const { explained, says } = late('1', due, paid);
      const keys = explained
        ? all(explained).flatMap(({ label, formula, rounding }) => [label, formula, rounding])
        : [];
      for (const locale of ['id', 'en'] as const) {
        for (const key of keys) if (key) expect(say(locale, key), key).not.toBe(key);
        for (const { key, params } of says) expect(say(locale, key, params), key).not.toMatch(/%\{|^calendar\./);
      }
    }
  });
});

describe('over any payment', () => {
  const dueDay = fc.integer({ min: 0, max: 1500 }).map((days) => dayAfterDays('2024-01-01', days));
  const money = fc.integer({ min: 0, max: 100_000_000_000_000 });
  const interest = (amount: Sen, due: string, days: number) =>
    lateInterest({ amount, due, paid: dayAfterDays(due, days) }).interest ?? Number.NaN;

  it('is zero on or before the due day', () => {
    fc.assert(
      fc.property(
        money,
        dueDay,
        fc.integer({ min: -900, max: 0 }),
        (amount, due, days) => interest(amount, due, days) === 0,
      ),
    );
  });

  it('never falls as days or tax go up', () => {
    const days = fc.integer({ min: -30, max: 1200 });
    const more = fc.integer({ min: 0, max: 90 });
    fc.assert(
      fc.property(money, dueDay, days, more, (amount, due, at, plus) => {
        const base = interest(amount, due, at);
        return interest(amount, due, at + plus) >= base && interest(amount + plus * 100, due, at) >= base;
      }),
    );
  });

  it('stays within 24 months and a rupiah of the exact product', () => {
    fc.assert(
      fc.property(money, dueDay, fc.integer({ min: 1, max: 1200 }), (amount, due, days) => {
        const found = lateInterest({ amount, due, paid: dayAfterDays(due, days) });
        const exact = (BigInt(amount) * BigInt((found.rate?.hundredths ?? 0) * found.months)) / 10_000n;
        const short = exact - BigInt(found.interest ?? -1);
        return found.months >= 1 && found.months <= 24 && short >= 0n && short < 100n;
      }),
    );
  });
});
