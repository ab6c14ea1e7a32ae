import { describe, expect, it } from 'vitest';
import { type Bill, coverBills, type Proof, summed } from './bills.ts';

const bill = (kapKjs: string, amount: number): Bill => ({ line: `${kapKjs}.F`, kapKjs, amount });
const proof = (id: string, amount: number, over: Partial<Proof> = {}): Proof => ({
  id,
  kind: 'NTPN',
  number: id,
  kapKjs: '411124-100',
  period: '2025-10',
  amount,
  date: '2025-11-10',
  ...over,
});
const bills = [bill('411124-100', 1_000), bill('411128-403', 500)];

describe('coverBills', () => {
  it('pays each account with its own proofs and says what is left', () => {
    const rent = proof('rent', 200, { kapKjs: '411128-403', kind: 'PBK' });
    const of = coverBills(bills, '2025-10', [proof('all', 1_000), rent]);
    expect(of.bills.map(({ paid, rest, over }) => [paid, rest, over])).toEqual([
      [1_000, 0, 0],
      [200, 300, 0],
    ]);
    expect(of.settled).toBe(false);
    expect(coverBills(bills, '2025-10', [proof('all', 1_000), { ...rent, amount: 500 }]).settled).toBe(true);
  });

  it('takes the one proof that is exactly the bill, whatever else there is', () => {
    const of = coverBills(bills, '2025-10', [proof('more', 5_000), proof('part', 400), proof('exact', 1_000)]);
    expect(of.bills[0]?.proofs.map(({ id }) => id)).toEqual(['exact']);
    expect(of.unfit.map(({ proof: { id }, why }) => [id, why])).toEqual([
      ['more', 'spare'],
      ['part', 'spare'],
    ]);
  });

  it('takes the earliest ones until the bill is paid', () => {
    const of = coverBills(bills, '2025-10', [
      proof('late', 700, { date: '2025-11-14' }),
      proof('early', 600, { date: '2025-11-02' }),
      proof('last', 300, { date: '2025-11-15' }),
    ]);
    expect(of.bills[0]?.proofs.map(({ id }) => id)).toEqual(['early', 'late']);
    expect(of.bills[0]).toMatchObject({ paid: 1_300, rest: 0, over: 300 });
    expect(of.unfit).toMatchObject([{ proof: { id: 'last' }, why: 'spare' }]);
  });

  it('takes no proof of another account or masa, and says why', () => {
    const of = coverBills(bills, '2025-10', [
      proof('pair', 1_000, { kapKjs: '411122-100' }),
      proof('masa', 1_000, { period: '2025-09' }),
    ]);
    expect(of.bills[0]).toMatchObject({ proofs: [], rest: 1_000 });
    expect(of.unfit.map(({ why }) => why)).toEqual(['pair', 'period']);
  });

  it('is settled where nothing is to be paid', () => {
    expect(coverBills([], '2025-10', []).settled).toBe(true);
  });
});

describe('summed', () => {
  it('lets no account pay for another, and tells apart what pays nothing', () => {
    const of = coverBills(bills, '2025-10', [
      proof('over', 1_500),
      proof('rent', 200, { kapKjs: '411128-403' }),
      proof('pair', 700, { kapKjs: '411122-100' }),
    ]);
    expect(summed(of)).toEqual({ paid: 1_200, rest: 300, surplus: 1_200 });
    expect(summed(coverBills([], '2025-10', [proof('alone', 900)]))).toEqual({ paid: 0, rest: 0, surplus: 900 });
  });
});
