import type { Sen } from '../definition/money.ts';
import { grouped } from '../law-rows.ts';
import { commercialOf, fiscalOf } from './fiscal.ts';
import { type L1Form, type L1Row, l1Rows } from './l1-accounts.ts';
import type { TrialAccount } from './record.ts';

export type L1Sum = {
  readonly code: string;
  readonly name: string;
  readonly statement: L1Row['statement'];
  readonly commercial: Sen;
  readonly nonObject: Sen;
  readonly final: Sen;
  readonly plus: Sen;
  readonly minus: Sen;
  readonly fiscal: Sen;
  /** Codes of its adjustments. */
  readonly adjustments: readonly string[];
  readonly accounts: readonly TrialAccount[];
};

export type TrialSums = {
  /** In the order of the form. */
  readonly lines: readonly L1Sum[];
  /** With an amount and without an L1 account. */
  readonly unmapped: readonly TrialAccount[];
  /** Debit less credit: 0 if the books balance. */
  readonly difference: Sen;
};

const total = (accounts: readonly TrialAccount[], of: (account: TrialAccount) => Sen): Sen =>
  accounts.reduce((sum, account) => sum + of(account), 0);

export const differenceOf = (accounts: readonly { readonly amount: Sen }[]): Sen =>
  accounts.reduce((sum, { amount }) => sum + amount, 0);

/** For the annual return: each L1 account with amounts, and the accounts of the books it is the sum of. */
export const trialSums = (accounts: readonly TrialAccount[], form: L1Form): TrialSums => {
  const by = grouped(accounts, ({ code }) => code ?? '');
  const lines = [...l1Rows(form).values()].flatMap((row): L1Sum[] => {
    const own = by.get(row.code);
    if (!own) return [];
    const { code, name, statement } = row;
    return [
      {
        code,
        name,
        statement,
        commercial: total(own, (one) => commercialOf(one, row)),
        nonObject: total(own, (one) => one.nonObject),
        final: total(own, (one) => one.final),
        plus: total(own, (one) => one.plus),
        minus: total(own, (one) => one.minus),
        fiscal: total(own, (one) => fiscalOf(one, row)),
        adjustments: [
          ...new Set(
            own.flatMap((one) => [...(one.plus ? [one.plusCode] : []), ...(one.minus ? [one.minusCode] : [])]),
          ),
        ]
          .filter((adjustment) => adjustment !== null)
          .sort(),
        accounts: own,
      },
    ];
  });
  const unmapped = accounts.filter(({ code, amount }) => (code === null || !l1Rows(form).has(code)) && amount !== 0);
  return { lines, unmapped, difference: differenceOf(accounts) };
};
