import { describe, expect, it } from 'vitest';
import { amendmentDifference, isSuperseded } from './amendment.ts';
import { annualDue, extendedDue, interestUntil, lastLossAmendment, lateFiling } from './deadlines.ts';
import { investmentReduction, researchReduction } from './facilities.ts';
import { fiscalOf, ordinaryOf } from './l1-row.ts';
import { choicesFor } from './overpayment.ts';
import { coverOf } from './payment-cover.ts';
import { smallTurnoverOf } from './small-turnover.ts';

const MILLION = 100_000_000;

describe('the result of a return', () => {
  it('is covered by receipts, each once, the last of which dates it', () => {
    const receipts = [
      { ntpn: 'A', day: '2025-04-10', amount: 35 * MILLION },
      { ntpn: 'B', day: '2025-04-28', amount: 25 * MILLION },
      { ntpn: 'A', day: '2025-04-10', amount: 35 * MILLION },
    ];
    expect(coverOf(60 * MILLION, receipts)).toEqual({ paid: 60 * MILLION, missing: 0, lastDay: '2025-04-28' });
    expect(coverOf(61 * MILLION, receipts).missing).toBe(MILLION);
  });

  it('paid late costs interest by month, filed late a fine', () => {
    expect(annualDue('2024-12')).toBe('2025-04-30');
    expect(interestUntil(60 * MILLION, '2025-04-30', '2025-07-03', 80)).toBe(144_000_000);
    expect(interestUntil(60 * MILLION, '2025-04-30', '2025-04-30', 80)).toBe(0);
    expect(lateFiling('2025-04-30', '2025-07-03')).toBe(MILLION);
    expect(lateFiling('2025-04-30', '2025-04-30')).toBe(0);
  });

  it('overpaid has the choices of its era', () => {
    expect(choicesFor('1771', 210 * MILLION)).toEqual(['refund', 'offset', 'trusted', 'preliminary']);
    expect(choicesFor('2025', 210 * MILLION)).toEqual(['refund', 'preliminary']);
    expect(choicesFor('2025', 1001 * MILLION)).toEqual(['refund']);
    expect(choicesFor('2025', 0)).toEqual([]);
  });
});

describe('an extension', () => {
  it('moves the limit of filing by two months, with a notice in time', () => {
    expect(extendedDue('2025-04-30', '2025-04-25')).toBe('2025-06-30');
    expect(extendedDue('2025-04-30', '2025-05-02')).toBe('2025-04-30');
    expect(extendedDue('2025-10-31', '2025-10-31')).toBe('2025-12-31');
    expect(interestUntil(18 * MILLION, '2025-04-30', '2025-06-30', 80)).toBe(28_800_000);
  });
});

describe('an amendment', () => {
  it('adds its difference to the filed return', () => {
    expect(amendmentDifference(44 * MILLION, 59 * MILLION)).toBe(15 * MILLION);
    expect(amendmentDifference(59 * MILLION, 31 * MILLION)).toBe(-28 * MILLION);
  });

  it('is made of the last version only', () => {
    expect(isSuperseded(0, [0])).toBe(false);
    expect(isSuperseded(0, [0, 1])).toBe(true);
    expect(isSuperseded(1, [0, 1])).toBe(false);
  });

  it('states a loss two years before the assessment ends', () => {
    expect(lastLossAmendment(2021)).toBe('2024-12-31');
  });
});

describe('the return of 2025', () => {
  const row = (commercial: number, more: Partial<Record<'final' | 'plus' | 'minus', number>> = {}) => ({
    commercial: commercial * MILLION,
    notObject: 0,
    final: (more.final ?? 0) * MILLION,
    plus: (more.plus ?? 0) * MILLION,
    minus: (more.minus ?? 0) * MILLION,
  });

  it('corrects income and costs in opposite directions', () => {
    const sales = row(20_000, { final: 500 });
    expect(ordinaryOf(sales)).toBe(19_500 * MILLION);
    const costs = [row(6000, { plus: 150 }), row(700, { minus: 60 }), row(11_200, { plus: 90 })];
    const fiscal = costs.map((one) => fiscalOf('expense', one));
    expect(fiscal.map((one) => one / MILLION)).toEqual([5850, 760, 11_110]);
    expect(fiscal.reduce((left, one) => left - one, fiscalOf('income', sales))).toBe(1780 * MILLION);
  });

  it('reduces income by facilities, research at most 40 %', () => {
    expect(investmentReduction(2025, 12_000 * MILLION)).toBe(600 * MILLION);
    expect(researchReduction(2025, 6000 * MILLION, 3000 * MILLION)).toEqual({
      most: 2400 * MILLION,
      now: 2400 * MILLION,
      rest: 600 * MILLION,
    });
    expect(researchReduction(2025, -1, MILLION).now).toBe(0);
  });

  it('compares the 0.5 % tax with what was paid and withheld', () => {
    const result = smallTurnoverOf({
      taxYear: 2025,
      turnovers: [1500 * MILLION, 900 * MILLION],
      ownPayments: 8 * MILLION,
      slips: 460_000_000,
      before: 0,
    });
    expect(result).toEqual({
      turnover: 2400 * MILLION,
      tax: 12 * MILLION,
      difference: 60_000_000,
      amendment: 60_000_000,
    });
  });
});
