import { type Sen, total } from '../definition/money.ts';
import type { Bill, Proof } from './bills.ts';

/**
 * Account and kind of the tax deposit (deposit pajak): money at the state that pays any tax of any masa (PMK 81/2024).
 */
export const DEPOSIT = { kap: '411618', kjs: '100' } as const;

/** Receipt, day of payment (YYYY-MM-DD), and the part no return has used yet, in sen. */
export type Filling = {
  readonly ntpnId: string;
  readonly number: string;
  readonly date: string;
  readonly left: Sen;
  /** The number of its newest transfer; the next one continues the count. */
  readonly transfers: number;
};

type Transfer = Pick<Filling, 'ntpnId' | 'number' | 'date'> & { readonly kapKjs: string; readonly amount: Sen };

export const isFromDeposit = ({ kind, ntpnId }: Pick<Proof, 'kind'> & { readonly ntpnId: string | null }): boolean =>
  kind === 'PBK' && ntpnId !== null;

/** The balance of the deposit, in sen. */
export const balanceOf = (fillings: readonly Filling[]): Sen => total(fillings.map(({ left }) => left));

/**
 * For each account (amounts in sen): the oldest filling first, several if one is not enough. Null where nothing is
 * payable or the deposit does not cover everything: deposit and billing code are never combined. Each transfer counts
 * as paid on the day its filling was paid. Source: answers of the tax office of 2025-09-17 and 2026-02-27.
 */
export const transfersFor = (
  fillings: readonly Filling[],
  bills: readonly Pick<Bill, 'kapKjs' | 'amount'>[],
): readonly Transfer[] | null => {
  const owed = total(bills.map(({ amount }) => amount));
  if (owed <= 0 || owed > balanceOf(fillings)) return null;
  const oldest = [...fillings].sort((a, b) => a.date.localeCompare(b.date)).map((one) => ({ ...one }));
  return bills.flatMap(({ kapKjs, amount }) => {
    let rest = amount;
    const taken: Transfer[] = [];
    for (const filling of oldest) {
      const part = Math.min(rest, filling.left);
      if (part <= 0) continue;
      const { ntpnId, number, date } = filling;
      filling.left -= part;
      filling.transfers += 1;
      rest -= part;
      taken.push({ ntpnId, number: `${number}-${filling.transfers}`, date, kapKjs, amount: part });
    }
    return taken;
  });
};
