import { oneOf, optional, tableRows, text } from '../definition/table.ts';
import file from './l1-accounts.table.json' with { type: 'json' };

/** The forms of attachment L1 by sector: 1A to 1L of the annual return of PER-11/PJ/2025. */
export const l1Forms = ['L1A', 'L1B', 'L1C', 'L1D', 'L1E', 'L1F', 'L1G', 'L1H', 'L1I', 'L1J', 'L1K', 'L1L'] as const;
export type L1Form = (typeof l1Forms)[number];

/** In the order of the form; headings have no code. `sign` in the sum of `parent`. */
const accounts = tableRows(file, {
  form: oneOf(l1Forms),
  statement: oneOf(['result', 'balance']),
  section: optional(oneOf(['assets', 'liabilities'])),
  code: optional(text),
  name: text,
  type: oneOf(['data', 'sum', 'header']),
  parent: optional(text),
  sign: optional(oneOf(['+', '-'])),
  kind: optional(oneOf(['income', 'expense'])),
});

export type L1Account = (typeof accounts)[number];

const byForm = new Map(l1Forms.map((form) => [form, accounts.filter((account) => account.form === form)]));

export const l1Accounts = (form: L1Form): readonly L1Account[] => byForm.get(form) ?? [];

export type L1Row = L1Account & { readonly code: string };

const entered = new Map(
  l1Forms.map((form) => [
    form,
    new Map(
      l1Accounts(form).flatMap((account) =>
        account.type === 'data' && account.code !== null
          ? [[account.code, { ...account, code: account.code }] as const]
          : [],
      ),
    ),
  ]),
);

/** The rows of a form that take amounts, by code. */
export const l1Rows = (form: L1Form): ReadonlyMap<string, L1Row> => entered.get(form) ?? new Map();

/** Closing stocks and returned purchases lower the costs they are listed with; the signs of parents do not say so. */
const LOWERS_COSTS = /akhir|retur/i;

/** Assets and expenses are debit, liabilities, equity and income credit; what reduces a group is on its other side. */
export const isDebit = ({ statement, section, kind, sign, name }: L1Row): boolean => {
  if (kind === 'expense') return !LOWERS_COSTS.test(name);
  return (statement === 'balance' && section === 'assets') === (sign !== '-');
};
