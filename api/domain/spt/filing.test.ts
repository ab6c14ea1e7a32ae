import { describe, expect, it } from 'vitest';
import { filingDue, lateFiling, mayCancelWaiting, takesReturns, untilTakesReturns } from './filing.ts';

const wib = (time: string) => Date.parse(`2025-11-20T${time}+07:00`);
const normal = (period: string) => ({ type: 'PPH21' as const, period, revision: 0 });

describe('the hours of filing', () => {
  it.each([
    ['00:00:59', false],
    ['00:01:00', true],
    ['12:00:00', true],
    ['22:59:59', true],
    ['23:00:00', false],
  ])('at %s WIB: %s', (time, taken) => expect(takesReturns(wib(time))).toBe(taken));

  it.each([
    ['23:00:00', 61 * 60],
    ['23:59:30', 90],
    ['00:00:59', 1],
    ['00:01:00', 0],
    ['22:59:59', 0],
  ])('from %s WIB on begin again after %d seconds', (time, seconds) =>
    expect(untilTakesReturns(wib(time))).toBe(seconds * 1000),
  );
});

it('lets a return that waits for payment be taken back since December 2025, by the clock of Jakarta', () => {
  expect(mayCancelWaiting(Date.parse('2025-11-30T23:59:59+07:00'))).toBe(false);
  expect(mayCancelWaiting(Date.parse('2025-12-01T00:00:00+07:00'))).toBe(true);
});

describe('the last day of filing', () => {
  it('is the twentieth of the next month, or the working day after', () => {
    expect(filingDue({ type: 'PPH21', period: '2025-10' })).toMatchObject({
      day: '2025-11-20',
      lawDay: '2025-11-20',
      incomplete: false,
    });
    expect(filingDue({ type: 'PPH21', period: '2025-08' })).toMatchObject({ day: '2025-09-22', lawDay: '2025-09-20' });
    expect(filingDue({ type: 'PPH21', period: '2025-08' })?.rule.source.name).toBe('UU 6/1983');
    expect(filingDue({ type: 'PPH21', period: '2007-05' })).toBeNull();
  });
});

it('moves the last day over collective leave and Idulfitri, and the fine with it', () => {
  const masa = normal('2026-02');
  expect(filingDue({ type: 'PPH21', period: '2026-02' })).toMatchObject({
    day: '2026-03-25',
    lawDay: '2026-03-20',
    incomplete: false,
  });
  expect(filingDue({ type: 'PPH21', period: '2026-02' })?.passed.map(({ day }) => day)).toEqual(
    [20, 21, 22, 23, 24].map((day) => `2026-03-${day}`),
  );
  expect(lateFiling(masa, '2026-03-25')).toBeNull();
  expect(lateFiling(masa, '2026-03-26')?.value).toBe('100000.00');
});

it('says where the days off of a year are not known yet', () => {
  expect(filingDue({ type: 'PPH21', period: '2026-11' })).toMatchObject({ day: '2026-12-21', incomplete: false });
  expect(filingDue({ type: 'PPH21', period: '2026-12' })).toMatchObject({ day: '2027-01-20', incomplete: true });
});

describe('the fine for filing late', () => {
  it('is Rp 100.000 from the day after, with its law', () => {
    expect(lateFiling(normal('2025-10'), '2025-11-20')).toBeNull();
    expect(lateFiling(normal('2025-10'), '2025-11-21')).toEqual({
      label: 'spt.fine',
      value: '100000.00',
      unit: 'rupiah',
      formula: 'spt.formula.fine',
      rule: { name: 'UU 6/1983 ps. 7 ayat (1)', from: '2008-01-01' },
    });
  });

  it('is not asked in the first months of Coretax up to the days forgiven', () => {
    expect(lateFiling(normal('2025-01'), '2025-02-28')).toBeNull();
    expect(lateFiling(normal('2025-01'), '2025-03-01')?.value).toBe('100000.00');
    expect(lateFiling(normal('2025-03'), '2025-04-30')).toBeNull();
    expect(lateFiling(normal('2025-04'), '2025-05-30')?.value).toBe('100000.00');
  });

  it('is not asked of a correction', () =>
    expect(lateFiling({ type: 'PPH21', period: '2025-10', revision: 1 }, '2026-03-01')).toBeNull());
});
