import { describe, expect, it } from 'vitest';
import { depositUseFaults, depositUseInput, usedElsewhere } from './deposit-use.ts';
import { balanceOf, type Filling } from './tax-deposit.ts';

const filling = (ntpnId: string, date: string, left: number): Filling => ({
  ntpnId,
  number: ntpnId,
  date,
  left,
  transfers: 0,
});
const fillings = [filling('b', '2026-02-10', 15_000), filling('a', '2026-01-10', 20_000)];
const left = (...uses: { amount: number; date: string }[]) =>
  usedElsewhere(fillings, uses).map((one) => [one.ntpnId, one.left]);

describe('what was used of the deposit elsewhere', () => {
  it('is taken of the oldest filling paid by then', () => {
    expect(left({ amount: 5_000, date: '2026-01-20' })).toEqual([
      ['b', 15_000],
      ['a', 15_000],
    ]);
    expect(left({ amount: 25_000, date: '2026-02-20' })).toEqual([
      ['b', 10_000],
      ['a', 0],
    ]);
    // The order in which uses are entered does not matter.
    const uses = [
      { amount: 10_000, date: '2026-02-20' },
      { amount: 20_000, date: '2026-01-20' },
    ];
    expect(left(...uses)).toEqual(left(...uses.toReversed()));
  });

  it('leaves a true balance also where returns have taken of what was paid by then', () => {
    const after = usedElsewhere(
      [filling('a', '2026-01-10', 0), filling('b', '2026-02-10', 15_000)],
      [{ amount: 5_000, date: '2026-01-20' }],
    );
    expect(balanceOf(after)).toBe(10_000);
  });

  it('is no more than was there on its day', () => {
    const faults = (amount: string, date: string) =>
      depositUseFaults({ amount, date, reason: 'PPh 25' }, fillings, '2026-03-01');
    expect(faults('200', '2026-01-10')).toEqual({});
    expect(faults('201', '2026-01-10')).toEqual({ amount: 'spt.server.use_over' });
    expect(faults('350', '2026-02-10')).toEqual({});
    expect(faults('1', '2026-01-09')).toEqual({ date: 'spt.server.use_before' });
    expect(faults('1', '2026-03-02')).toEqual({ date: 'spt.server.use_future' });
    for (const wrong of [
      { amount: '0' },
      { amount: '1.50' },
      { amount: '-5' },
      { date: '2026-02-30' },
      { reason: ' ' },
    ])
      expect(depositUseInput.safeParse({ amount: '5', date: '2026-02-03', reason: 'x', ...wrong }).success).toBe(false);
  });
});
