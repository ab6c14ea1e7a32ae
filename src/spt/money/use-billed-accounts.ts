import { useState } from 'react';
import { rupiah, sen, total } from '#domain/definition/money.ts';
import type { DepositBill } from '#domain/spt/money-schema.ts';

/** Which accounts get their codes: all of those without one, but those a person leaves out. */
export const useBilledAccounts = (uncoded: readonly DepositBill[]) => {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const billed = uncoded.filter(({ kapKjs }) => !leftOut.has(kapKjs));
  return {
    accounts: billed.map(({ kapKjs }) => kapKjs),
    /** Of what is still to be paid on them, in rupiah. */
    sum: rupiah(total(billed.map(({ rest }) => sen(rest)))),
    /** Whether this account gets a code; null where it needs none, or there is nothing to choose. */
    isBilled: ({ kapKjs }: DepositBill): boolean | null =>
      uncoded.length > 1 && uncoded.some((one) => one.kapKjs === kapKjs) ? !leftOut.has(kapKjs) : null,
    turn: ({ kapKjs }: DepositBill): void =>
      setLeftOut((held) =>
        held.has(kapKjs) ? new Set([...held].filter((one) => one !== kapKjs)) : new Set([...held, kapKjs]),
      ),
  };
};
