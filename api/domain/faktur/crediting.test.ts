import { describe, expect, it } from 'vitest';
import { stateAfter } from '../definition/status.ts';
import { refusalOf, touchedPeriods } from './credit-decision.ts';
import { creditLimit, creditPeriods, creditRefusal, periodEndingIn, proposedPeriod } from './crediting.ts';
import type { MasukanRow } from './masukan.ts';
import { isCredited, masukanAllows, masukanStatus, standsUncredited } from './masukan-status.ts';
import { countedIn } from './retur-effect.ts';

describe('the masa an invoice may be credited in (PMK 81/2024 art. 376)', () => {
  it('are its own and three more: the example of KT-08/2025', () => {
    expect(creditPeriods('2025-01')).toEqual(['2025-01', '2025-02', '2025-03', '2025-04']);
    expect(creditLimit('2025-01')).toBe('2025-04-30');
  });

  it('go over the end of a year, to the last day of February', () => {
    expect(creditPeriods('2025-11')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(creditLimit('2025-11')).toBe('2026-02-28');
    expect(creditLimit('2027-11')).toBe('2028-02-29');
  });

  it('are proposed by the day: the one that runs, and none once all are over', () => {
    expect(periodEndingIn('2025-11')).toBe('2025-08');
    expect(proposedPeriod(['2025-08'], '2025-11-30')).toBe('2025-11');
    expect(proposedPeriod(['2025-08'], '2025-12-01')).toBe('2025-11');
    expect(proposedPeriod(['2025-08', '2025-12'], '2025-12-01')).toBe('2025-12');
    expect(proposedPeriod(['2026-02'], '2025-12-01')).toBe('2026-02');
  });

  it('refuse a masa before the invoice, one after the third, and codes without tax', () => {
    expect(creditRefusal({ period: '2025-08', code: '04' }, '2025-07')).toBe('masukan.refusal.outside_window');
    expect(creditRefusal({ period: '2025-08', code: '04' }, '2025-12')).toBe('masukan.refusal.outside_window');
    expect(creditRefusal({ period: '2025-08', code: '04' }, '2025-11')).toBeNull();
    expect(creditRefusal({ period: '2025-08', code: '07' }, '2025-08')).toBe('masukan.refusal.no_tax');
  });
});

const row = (over: Partial<MasukanRow>): MasukanRow =>
  ({ status: 'APPROVED', period: '2025-08', code: '04', creditPeriod: null, ...over }) as MasukanRow;

describe('a decision', () => {
  it('is made of undecided invoices, and never of those that wait for consent or are gone', () => {
    for (const status of ['WAITING_FOR_AMENDMENT', 'WAITING_FOR_CANCELLATION', 'AMENDED', 'CANCELED'] as const)
      for (const move of ['credit', 'uncredit', 'rebook', 'restore', 'invalidate'] as const)
        expect(masukanAllows(move, { status }), `${move} ${status}`).toBe(false);
    expect(refusalOf(row({ status: 'CREDITED' }), { move: 'credit', creditPeriod: '2025-08' })).toBe(
      'masukan.refusal.state',
    );
  });

  it('is of a masa of the window alone, whether it is the first or another one', () => {
    const credited = row({ status: 'CREDITED', creditPeriod: '2025-09' });
    for (const creditPeriod of ['2025-07', '2025-12', '2026-08']) {
      expect(refusalOf(row({}), { move: 'credit', creditPeriod })).toBe('masukan.refusal.outside_window');
      expect(refusalOf(credited, { move: 'rebook', creditPeriod })).toBe('masukan.refusal.outside_window');
    }
    expect(refusalOf(row({}), { move: 'credit', creditPeriod: '2025-11' })).toBeNull();
  });

  it('moves to another masa, and not to the one it stands in', () => {
    const credited = row({ status: 'CREDITED', creditPeriod: '2025-09' });
    expect(refusalOf(credited, { move: 'rebook', creditPeriod: '2025-09' })).toBe('masukan.refusal.same_period');
    expect(refusalOf(credited, { move: 'rebook', creditPeriod: '2025-10' })).toBeNull();
    expect(touchedPeriods(credited, { move: 'rebook', creditPeriod: '2025-10' })).toEqual(['2025-09', '2025-10']);
  });

  it('not to credit stands in the masa of the invoice', () => {
    expect(touchedPeriods(row({}), { move: 'uncredit', uncreditReason: 'VEHICLE' })).toEqual(['2025-08']);
  });

  it('stands while the seller waits for consent, and what was not credited is not', () => {
    const waiting = (creditPeriod: string | null) => ({ status: 'WAITING_FOR_CANCELLATION', creditPeriod });
    expect([isCredited(waiting('2025-09')), standsUncredited(waiting('2025-09'))]).toEqual([true, false]);
    expect([isCredited(waiting(null)), standsUncredited(waiting(null))]).toEqual([false, true]);
    const canceled = { status: 'CANCELED', creditPeriod: '2025-09' };
    expect([isCredited(canceled), standsUncredited(canceled)]).toEqual([false, false]);
    const incoming = { type: 'IN', period: '2025-08', status: 'WAITING_FOR_AMENDMENT' } as const;
    expect(countedIn({ ...incoming, creditPeriod: '2025-09' })).toBe('2025-09');
    expect(countedIn({ ...incoming, creditPeriod: null })).toBe('2025-08');
  });

  it('is what a request that comes to nothing leaves it', () => {
    const { refuseCancellation, withdraw } = masukanStatus.moves;
    const waiting = (creditPeriod: string | null) => ({ status: 'WAITING_FOR_CANCELLATION' as const, creditPeriod });
    expect(stateAfter(refuseCancellation, waiting('2025-09'))).toBe('CREDITED');
    expect(stateAfter(refuseCancellation, waiting(null))).toBe('UNCREDITED');
    expect(stateAfter(withdraw, waiting(null))).toBe('UNCREDITED');
  });
});
