import { describe, expect, it } from 'vitest';
import { type CreditGroup, changeOf, type GoneBack, RETURNED, returnsMoved } from './credit-effect.ts';

const group = (over: Partial<CreditGroup>): CreditGroup => ({
  status: 'APPROVED',
  period: '2025-10',
  code: '04',
  creditPeriod: null,
  count: 1,
  sum: 110_000_000n,
  ...over,
});
const open = () => false;
const credit = { move: 'credit', creditPeriod: '2025-11' } as const;
const uncredit = { move: 'uncredit', uncreditReason: 'COMPANY' } as const;

/** For an invoice of October with PPN of Rp 1.100.000, goods with PPN of Rp 440.000 were returned in December. */
const back = (over: Partial<GoneBack>): GoneBack => ({
  status: 'CREDITED',
  period: '2025-10',
  code: '04',
  creditPeriod: '2025-11',
  backIn: '2025-12',
  ppn: 44_000_000n,
  ...over,
});

describe('what a decision does to the PPN of each masa', () => {
  it('counts what goes back in the masa it goes back in, once its document is credited or no more', () => {
    const credited = group({ status: 'CREDITED', creditPeriod: '2025-11' });
    expect([...changeOf([credited], uncredit, open).periods]).toEqual([['2025-11', -110_000_000n]]);
    // Less is credited in November, and the return no longer reduces December.
    expect([...returnsMoved([back({})], uncredit)]).toEqual([['2025-12', 44_000_000n]]);
    const left = { status: 'UNCREDITED', creditPeriod: null };
    expect([...changeOf([group(left)], credit, open).periods]).toEqual([['2025-11', 110_000_000n]]);
    expect([...returnsMoved([back(left)], credit)]).toEqual([['2025-12', -44_000_000n]]);
  });

  it('leaves what goes back where it is when its document is only credited in another masa, or may not be decided so', () => {
    expect([...returnsMoved([back({})], { move: 'rebook', creditPeriod: '2025-12' })]).toEqual([]);
    expect([
      ...returnsMoved([back({ status: 'UNCREDITED', creditPeriod: null })], { ...credit, creditPeriod: '2026-05' }),
    ]).toEqual([]);
    expect([...returnsMoved([back({ status: 'WAITING_FOR_CANCELLATION' })], uncredit)]).toEqual([]);
  });

  it('adds up what goes back of many in one masa', () => {
    const several = [back({}), back({ ppn: 6_000_000n }), back({ backIn: '2026-01', ppn: 1n })];
    expect([...returnsMoved(several, uncredit)]).toEqual([
      ['2025-12', 50_000_000n],
      ['2026-01', 1n],
    ]);
  });

  it('keeps back those of which something goes back when decisions are taken back', () => {
    const three = group({ status: 'CREDITED', creditPeriod: '2025-11', count: 3, sum: 330_000_000n });
    const returned = [{ ...three, count: 1, sum: 110_000_000n }];
    const change = changeOf([three, group({})], { move: 'restore' }, open, { returned });
    expect({ ...change, skipped: [...change.skipped], periods: [...change.periods] }).toMatchObject({
      count: 2,
      sum: 220_000_000n,
      skipped: [
        [RETURNED, 1],
        ['masukan.refusal.state', 1],
      ],
      periods: [['2025-11', -220_000_000n]],
    });
    expect(changeOf([{ ...three, count: 1 }], { move: 'restore' }, open, { returned })).toMatchObject({ count: 0 });
    // Returned goods do not block any other decision.
    expect(changeOf([three], uncredit, open, { returned }).count).toBe(3);
  });
});
