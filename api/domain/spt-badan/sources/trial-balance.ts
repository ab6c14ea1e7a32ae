import { total } from '../../definition/money.ts';
import { isDebit, type L1Form, l1Rows } from '../../trial-balance/l1-accounts.ts';
import type { TrialAccount } from '../../trial-balance/record.ts';
import type { TrialSums } from '../../trial-balance/sums.ts';
import type { AnnualEra } from '../era.ts';
import type { LeftReason, Source, SourceDocument } from './source.ts';
import { statementFilling } from './trial-1771.ts';
import { l1Filling } from './trial-2025.ts';

const documentOf = ({ number, name, amount }: TrialAccount, left: LeftReason | null): SourceDocument => ({
  id: number || name,
  label: number || name,
  detail: name,
  amount,
  day: null,
  left,
});

/** Profit before tax in the books, in sen. */
const profitOf = ({ lines }: TrialSums, form: L1Form) =>
  total(
    lines.map(({ code, statement, commercial }) => {
      const row = l1Rows(form).get(code);
      if (!row || statement !== 'result') return 0;
      return isDebit(row) ? -commercial : commercial;
    }),
  );

const none: Omit<Source, 'at'> = { name: 'trialBalance', documents: [], fillings: [], amount: 0, missing: 0 };

/**
 * The trial balance: rows of L1, or lines of the 1771 and its statements. `sector` is the answer B.1 of 2025, empty
 * while it is open; books of another sector are left to a person.
 */
export const trialSource = (
  era: AnnualEra,
  books: { readonly sums: TrialSums; readonly form: L1Form } | null,
  sector: string,
): Source => {
  const at = [era === '1771' ? 'LR!total' : 'L1!commercial'];
  if (!books) return { ...none, at };
  const { sums, form } = books;
  const isOther = era === '2025' && sector !== '' && `L1${sector}` !== form;
  const mapped = sums.lines.flatMap(({ accounts }) => accounts);
  const documents = [
    ...mapped.map((account) => documentOf(account, isOther ? 'sector' : null)),
    ...sums.unmapped.map((account) => documentOf(account, 'unmapped')),
  ];
  const filled = () => (era === '1771' ? statementFilling(sums, form) : l1Filling(sums, form.slice(-1)));
  return {
    ...none,
    documents,
    fillings: isOther ? [] : filled(),
    amount: isOther ? 0 : profitOf(sums, form),
    at,
  };
};
