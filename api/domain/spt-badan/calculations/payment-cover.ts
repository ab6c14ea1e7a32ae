import { type Sen, total } from '../../definition/money.ts';

/** A state receipt of 411126-200 for the tax year; amount in sen. */
export type Receipt = { readonly ntpn: string; readonly day: string; readonly amount: Sen };

export type Cover = {
  /** Each NTPN once. */
  readonly paid: Sen;
  readonly missing: Sen;
  /** Line 12 of the 1771: the last day of payment. */
  readonly lastDay: string | null;
};

/** Whether receipts cover the tax underpaid (line 11a, F.17c) before the return is filed (UU PPh art. 29). */
export const coverOf = (underpaid: Sen, receipts: readonly Receipt[]): Cover => {
  const each = [...new Map(receipts.map((receipt) => [receipt.ntpn, receipt])).values()];
  const paid = total(each.map(({ amount }) => amount));
  const days = each.map(({ day }) => day).sort();
  return { paid, missing: Math.max(0, underpaid - paid), lastDay: days.at(-1) ?? null };
};
