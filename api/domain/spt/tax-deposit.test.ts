import { describe, expect, it } from 'vitest';
import { balanceOf, isFromDeposit, transfersFor } from './tax-deposit.ts';

const filling = (number: string, date: string, rupiah: number, transfers = 0) => ({
  ntpnId: `id-${number}`,
  number,
  date,
  left: rupiah * 100,
  transfers,
});
const bill = (kapKjs: string, rupiah: number) => ({ kapKjs, amount: rupiah * 100 });

describe('a return paid from the deposit', () => {
  it('leaves 95 million of 100 million after a return of 5 million, as the office shows it', () => {
    const deposit = [filling('A', '2025-01-10', 100_000_000)];
    const [transfer] = transfersFor(deposit, [bill('411211-100', 5_000_000)]) ?? [];
    expect(transfer).toMatchObject({ ntpnId: 'id-A', number: 'A-1', date: '2025-01-10', amount: 500_000_000 });
    expect(balanceOf(deposit) - (transfer?.amount ?? 0)).toBe(9_500_000_000);
  });

  it('takes the oldest filling first, and of several what each still holds', () => {
    const deposit = [filling('B', '2025-03-01', 70), filling('A', '2025-01-10', 50, 2), filling('C', '2025-05-01', 9)];
    const made = transfersFor(deposit, [bill('411211-100', 30), bill('411221-100', 60)]);
    expect(made?.map(({ number, kapKjs, amount }) => [number, kapKjs, amount / 100])).toEqual([
      ['A-3', '411211-100', 30],
      ['A-4', '411221-100', 20],
      ['B-1', '411221-100', 40],
    ]);
  });

  it('pays all of a return or nothing', () => {
    const deposit = [filling('A', '2025-01-10', 99)];
    expect(transfersFor(deposit, [bill('411211-100', 60), bill('411221-100', 40)])).toBeNull();
    expect(transfersFor(deposit, [bill('411211-100', 0)])).toBeNull();
    expect(transfersFor(deposit, [bill('411211-100', 99)])).toHaveLength(1);
  });

  it('is told from a transfer a person named by the filling it came from', () => {
    expect(isFromDeposit({ kind: 'PBK', ntpnId: 'id-A' })).toBe(true);
    expect(isFromDeposit({ kind: 'PBK', ntpnId: null })).toBe(false);
    expect(isFromDeposit({ kind: 'NTPN', ntpnId: 'id-A' })).toBe(false);
  });
});
