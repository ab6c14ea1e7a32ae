import { describe, expect, it } from 'vitest';
import { sen } from '../definition/money.ts';
import { say } from '../messages/index.ts';
import { type Debt, isCostly, waitingCosts } from './waiting.ts';

const debt = (rupiah: string, due: string, more: Partial<Debt> = {}): Debt => ({
  amount: sen(rupiah),
  due,
  forgivenUntil: null,
  ...more,
});
/** Interest in rupiah today, tomorrow and in a month, and until when it stays the same as today. */
const costs = (debts: Debt[], today: string) => {
  const waiting = waitingCosts(debts, today);
  if (!waiting) return null;
  const { today: now, tomorrow, inAMonth, sameUntil } = waiting;
  return [...[now, tomorrow, inAMonth].map(({ interest }) => Number(interest?.value)), sameUntil];
};

describe('what waiting costs', () => {
  // PPh 21 of July 2025, due Friday 15 August 2025: 10.000.000 × 0,96 % = 96.000 per month begun.
  const july = debt('10000000', '2025-08-15');
  it.each([
    ['a week before the due day', '2025-08-08', [0, 0, 96_000, '2025-08-15']],
    ['on the due day: tomorrow is a month begun', '2025-08-15', [0, 96_000, 96_000, '2025-08-15']],
    ['a day after it', '2025-08-16', [96_000, 96_000, 192_000, '2025-09-15']],
    ['on the last day of that month', '2025-09-15', [96_000, 192_000, 192_000, '2025-09-15']],
    ['when 23 months are over', '2027-07-20', [2_304_000, 2_304_000, 2_304_000, null]],
  ])('%s', (_, today, expected) => expect(costs([july], today)).toEqual(expected));

  it('is not told of months before the first rate that is known', () => {
    expect(costs([debt('10000000', '2019-06-17')], '2025-11-20')).toEqual([Number.NaN, Number.NaN, Number.NaN, null]);
  });

  it('goes on from the month that has begun up to the cap of 24', () => {
    expect(costs([july], '2027-07-15')).toEqual([2_208_000, 2_304_000, 2_304_000, '2027-07-15']);
  });

  it('sums several accounts and opens to each, with the rate and its decree', () => {
    // 411121: 10.000.000 × 0,96 % × 2 = 192.000; 411124: 2.500.000 × 0,96 % × 2 = 48.000
    const both = [
      debt('10000000', '2025-08-15', { account: '411121-100' }),
      debt('2500000', '2025-08-15', { account: '411124-100' }),
    ];
    const waiting = waitingCosts(both, '2025-09-16');
    expect(waiting?.today.interest).toMatchObject({
      value: '240000.00',
      formula: 'calendar.interest.sum',
      inputs: [
        { line: '411121-100', value: '192000.00', rule: { name: 'UU 6/1983 ps. 9 ayat (2a), (2b) dan (2c)' } },
        { line: '411124-100', value: '48000.00' },
      ],
    });
    expect(waiting?.today.interest?.inputs?.[0]?.inputs?.[1]?.rule?.name).toBe('KMK 4/MK/EF/2025');
    expect(say('id', 'calendar.interest.sum')).not.toBe('calendar.interest.sum');
  });

  it('takes the last known rate where that of the month is not known, says so once, and marks it', () => {
    // Due 15 October 2026, whose rate is not known: 0,92 % of February 2026. 10.000.000 × 0,92 % = 92.000
    const debts = [debt('10000000', '2026-10-15'), debt('10000000', '2026-10-15')];
    const waiting = waitingCosts(debts, '2026-10-20');
    expect(waiting?.today.interest?.value).toBe('184000.00');
    expect(waiting?.today.interest?.inputs?.[0]?.inputs?.[1]?.label).toBe('calendar.interest.rate_last_known');
    expect(waiting?.says.map(({ key }) => key)).toEqual([
      'calendar.interest.estimate',
      'calendar.interest.rate_unknown',
    ]);
  });

  it('stands still until the day lateness was forgiven until', () => {
    const january = debt('10000000', '2025-02-17', { forgivenUntil: '2025-02-28' });
    expect(costs([january], '2025-02-20')).toEqual([0, 0, 202_000, '2025-02-28']);
  });

  it('names no amount where a rate is not known, and is nothing where nothing is owed', () => {
    const waiting = waitingCosts([debt('10000000', '2023-05-15')], '2023-06-20');
    expect([waiting?.today.interest, waiting && isCostly(waiting)]).toEqual([null, true]);
    expect(waitingCosts([debt('0', '2025-08-15')], '2025-08-20')).toBeNull();
  });

  it('is worth telling once a month from now costs something', () => {
    const at = (today: string) => isCostly(waitingCosts([july], today) ?? expect.fail());
    expect([at('2025-07-01'), at('2025-07-16')]).toEqual([false, true]);
  });
});
