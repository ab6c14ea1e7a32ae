import { type Sen, sen, total } from '../../definition/money.ts';
import { type AnnualEntries, type EntryRow, rowsIn } from '../entries.ts';

/** What is compared: with documents of the year, and with the return of the year before. */
export const equalisationNames = [
  'turnover',
  'payroll',
  'interest',
  'services',
  'bookValue',
  'losses',
  'equity',
] as const;
export type EqualisationName = (typeof equalisationNames)[number];

/** Why two amounts rightly differ. */
export const differenceCauses = {
  turnover: ['credit_notes', 'not_vat', 'advances', 'timing', 'exchange', 'other'],
  payroll: ['benefits', 'other_slips', 'timing', 'other'],
  interest: ['no_withholding', 'timing', 'other'],
  services: ['no_withholding', 'materials', 'timing', 'other'],
  bookValue: ['disposal', 'assessment', 'other'],
  losses: ['assessment', 'facility', 'other'],
  equity: ['income_tax', 'dividend', 'capital', 'other'],
} as const satisfies Record<EqualisationName, readonly string[]>;
export type DifferenceCause = (typeof differenceCauses)[EqualisationName][number];

/** One part of an amount of documents: invoices, returned goods, a kind of slip. In sen. */
export type Part = { readonly name: string; readonly amount: Sen; readonly count: number };

/** Amounts in sen. `at` is the line (`sheet!line`) of the return. */
export type Compared = {
  readonly name: EqualisationName;
  readonly at: string;
  readonly ours: Sen;
  readonly theirs: Sen;
  readonly parts: readonly Part[];
  /** By masa (YYYY-MM), where the documents are of months. */
  readonly months: readonly { readonly period: string; readonly amount: Sen }[];
  /** Whether there is anything to compare with. */
  readonly known: boolean;
};

export type Explanation = { readonly cause: DifferenceCause; readonly amount: Sen; readonly note: string };

export type Equalisation = Compared & {
  readonly difference: Sen;
  readonly explanations: readonly Explanation[];
  /** What no explanation covers; signed as the difference. */
  readonly open: Sen;
};

/** Name under which a return keeps explanations beside its sheets, with a version of their own. */
export const EXPLAINED = 'EQ';

const isCause = (name: EqualisationName, text: string): text is DifferenceCause =>
  differenceCauses[name].some((one) => one === text);

const explanationOf = (name: EqualisationName, { cause = '', amount, note = '' }: EntryRow): Explanation => ({
  cause: isCause(name, cause) ? cause : 'other',
  amount: sen(amount || '0'),
  note,
});

/** Difference of the return from its documents, and what of it is explained. */
export const equalisationOf = (entries: AnnualEntries, compared: Compared): Equalisation => {
  const explanations = rowsIn(entries, EXPLAINED, compared.name).map((row) => explanationOf(compared.name, row));
  const difference = compared.ours - compared.theirs;
  return { ...compared, difference, explanations, open: difference - total(explanations.map(({ amount }) => amount)) };
};

const RUPIAH = 100;

/** Less than a rupiah is rounding. */
export const isOpen = ({ open, known }: Pick<Equalisation, 'open' | 'known'>): boolean =>
  known && Math.abs(open) >= RUPIAH;
