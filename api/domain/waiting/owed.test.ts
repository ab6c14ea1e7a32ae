import { describe, expect, it } from 'vitest';
import { rupiah, type Sen, sen } from '../definition/money.ts';
import { burden, costDays, costOn, fineOn, interestOfPart, type LateFine, type Owed, waitingPrice } from './owed.ts';

const owedOf = (amount: Sen, due: string, filing: LateFine | null = null): Owed => ({
  key: 'A',
  debts: [{ amount, due, forgivenUntil: null }],
  filing,
});

describe('interest of a duty settled on a day', () => {
  // Tax in rupiah, last day, day of payment, rate of the last day's month in hundredths of a percent, months begun,
  // interest truncated to rupiah.
  it.each([
    [10_000_000, '2025-08-15', '2025-08-15', 96, 0, 0],
    [10_000_000, '2025-08-15', '2025-08-16', 96, 1, 96_000],
    [10_000_000, '2025-08-15', '2025-09-15', 96, 1, 96_000],
    [10_000_000, '2025-08-15', '2025-09-16', 96, 2, 192_000],
    [21_904_500, '2025-11-17', '2025-11-18', 92, 1, 201_521],
    [38_416_250, '2025-11-17', '2025-12-18', 92, 2, 706_859],
    [7_500_000, '2025-10-15', '2026-01-15', 95, 3, 213_750],
    [7_500_000, '2025-10-15', '2026-01-16', 95, 4, 285_000],
    [1, '2025-10-15', '2026-01-16', 95, 4, 0],
    [107, '2025-10-15', '2025-10-16', 95, 1, 1],
    [999_999, '2025-12-15', '2026-03-02', 93, 3, 27_899],
    [123_456_789, '2026-01-15', '2026-02-16', 93, 2, 2_296_296],
    [50_000_000, '2024-01-15', '2025-01-15', 97, 12, 5_820_000],
    [50_000_000, '2024-01-15', '2025-01-16', 97, 13, 6_305_000],
    [50_000_000, '2024-01-15', '2026-01-15', 97, 24, 11_640_000],
    [50_000_000, '2024-01-15', '2026-01-16', 97, 24, 11_640_000],
    [50_000_000, '2024-01-15', '2026-11-22', 97, 24, 11_640_000],
    [4_321_000, '2024-06-15', '2024-07-01', 99, 1, 42_777],
    [4_321_000, '2024-12-16', '2025-01-17', 97, 2, 83_827],
    [4_321_000, '2025-06-16', '2025-08-01', 100, 2, 86_420],
    [12_480_000, '2025-03-17', '2025-04-17', 99, 1, 123_552],
    [12_480_000, '2025-03-17', '2025-04-18', 99, 2, 247_104],
    [8_000_000, '2025-01-31', '2025-02-28', 100, 1, 80_000],
    [8_000_000, '2025-01-31', '2025-03-01', 100, 2, 160_000],
    [8_000_000, '2025-05-30', '2025-06-30', 100, 1, 80_000],
    [8_000_000, '2025-05-30', '2025-07-01', 100, 2, 160_000],
    [64_250_000, '2026-02-18', '2026-10-20', 92, 9, 5_319_900],
    [64_250_000, '2026-03-16', '2026-10-20', 92, 8, 4_728_800],
    [90_000_000_000, '2025-09-15', '2025-11-16', 95, 3, 2_565_000_000],
    [15_000_001, '2025-04-15', '2025-12-31', 100, 9, 1_350_000],
  ])('%i due %s, paid %s: × %i / 10.000 × %i', (tax, due, paid, rate, months, interest) => {
    const debt = { amount: tax * 100, due, forgivenUntil: null };
    expect(costOn(owedOf(tax * 100, due), paid).interest).toBe(interest * 100);
    expect(burden(debt, paid)).toBe(rate * months);
    expect(interestOfPart(tax * 100, burden(debt, paid))).toBe(interest * 100);
  });

  it('is not told where no rate is known', () => {
    expect(costOn(owedOf(sen('10000000'), '2019-06-17'), '2025-11-20')).toMatchObject({ interest: null, total: null });
  });

  it('is cut for each account of a return, as the office bills them', () => {
    // 107 × 0,95 % = 1,01; twice 1 is 2, while 214 × 0,95 % = 2,03.
    const debts = ['411121-100', '411124-100'].map((account) => ({
      ...owedOf(sen('107'), '2025-10-15').debts[0],
      account,
    }));
    expect(costOn({ key: 'A', debts: debts as Owed['debts'], filing: null }, '2025-10-16').interest).toBe(200);
  });
});

describe('the fine of a return filed late', () => {
  // UU KUP art. 7 (1): Rp 100.000 for a monthly return of income tax, 500.000 of PPN, 1.000.000 for the annual one of a company.
  it.each([
    ['2025-11-20', '100000', null, '2025-11-20', '0.00'],
    ['2025-11-20', '100000', null, '2025-11-21', '100000.00'],
    ['2025-11-20', '100000', null, '2026-11-21', '100000.00'],
    ['2025-12-01', '500000', null, '2025-12-01', '0.00'],
    ['2025-12-01', '500000', null, '2025-12-02', '500000.00'],
    ['2026-04-30', '1000000', null, '2026-05-01', '1000000.00'],
    ['2025-02-20', '100000', '2025-02-28', '2025-02-21', '0.00'],
    ['2025-02-20', '100000', '2025-02-28', '2025-02-28', '0.00'],
    ['2025-02-20', '100000', '2025-02-28', '2025-03-01', '100000.00'],
    ['2025-03-20', '100000', '2025-03-31', '2025-03-31', '0.00'],
  ])('due %s, Rp %s, forgiven until %s: filed %s is %s', (due, fine, forgivenUntil, day, expected) => {
    expect(rupiah(fineOn({ due, fine: sen(fine), forgivenUntil }, day))).toBe(expected);
  });

  it('is none where nothing is to be filed', () => expect(fineOn(null, '2030-01-01')).toBe(0));
});

describe('the price of waiting', () => {
  it('is told for today, tomorrow and the ends of months, each day once', () => {
    expect(costDays('2025-11-18', 3)).toEqual(['2025-11-18', '2025-11-19', '2025-11-30', '2025-12-31', '2026-01-31']);
    expect(costDays('2025-11-30', 1)).toEqual(['2025-11-30', '2025-12-01']);
    expect(costDays('2025-11-29', 1)).toEqual(['2025-11-29', '2025-11-30']);
  });

  it('adds fine to interest, and sums what is known of all', () => {
    // Unifikasi of October 2025: 21.904.500 × 0,92 % = 201.521 from 18 November on, filed late from 21 November on.
    const unifikasi = owedOf(sen('21904500'), '2025-11-17', {
      due: '2025-11-20',
      fine: sen('100000'),
      forgivenUntil: null,
    });
    const old = { ...owedOf(sen('1000000'), '2019-06-17'), key: 'B' };
    const { each, all } = waitingPrice([unifikasi, old], ['2025-11-17', '2025-11-18', '2025-11-30', '2025-12-31']);
    expect(each[0]?.on.map(({ total }) => total && rupiah(total))).toEqual([0, '201521.00', '301521.00', '503042.00']);
    expect(all.map(({ total, whole }) => [rupiah(total), whole])).toEqual([
      ['0.00', false],
      ['201521.00', false],
      ['301521.00', false],
      ['503042.00', false],
    ]);
  });
});
