import { NoRule } from '../../definition/dated.ts';
import type { Explained } from '../../definition/explain.ts';
import { type Fraction, percent, rupiah, type Sen, sen } from '../../definition/money.ts';
import { PPH21_METHOD_FROM } from '../../rules/pph21/fees.ts';
import { formatDay } from '../../text/format.ts';
import { Unfit } from '../pph21/payment.ts';

/** One number of an answer: its field, the value as it travels, and where it comes from. */
export type Line = { readonly field: string; readonly amount: string; readonly explain: Explained };

/** The numbers a calculation noted, in the order it noted them. */
export const linesOf = (notes: ReadonlyMap<string, Explained>): Line[] =>
  [...notes].map(([field, explain]) => ({ field, amount: explain.value, explain }));

/** One number of an answer as it travels; zero where the calculation had none. */
export const amountOf = (lines: readonly Line[], field: string): string =>
  lines.find((line) => line.field === field)?.amount ?? '0.00';

/** What a second calculation has more (or, with a minus, less) than the first, as a decimal string in rupiah. */
export const differenceOf = (first: string, second: string): string => rupiah(sen(second) - sen(first));

/** What is wrong with what was asked, by field, in words of the catalogue. */
export type Faults = Record<string, { readonly key: string; readonly params: Record<string, string | number> }>;

/** An answer, or why there is none. */
export type Calculated<Answer> =
  | { readonly answer: Answer; readonly faults: null }
  | { readonly answer: null; readonly faults: Faults };

const AMOUNT = /^\d{1,13}(\.\d{1,2})?$/;
const RATE = /^\d{1,3}(\.\d{1,2})?$/;

/** Reads what was asked field by field and gathers what cannot be read; the first fault of a field is the one that is said. */
export const reader = () => {
  const faults: Faults = {};
  const blame = (field: string, why: Unfit['why'], params: Unfit['params'] = {}): void => {
    faults[field] ??= { key: `pph21.unfit.${why}`, params: { ...params } };
  };
  return {
    faults,
    blame,
    /** Rupiah as a decimal string to sen; nothing filled in is zero. */
    amount: (field: string, text = ''): Sen => {
      if (text === '') return 0;
      if (AMOUNT.test(text)) return sen(text);
      blame(field, 'amount');
      return 0;
    },
    /** A percentage from 0 to 100. */
    rate: (field: string, text: string): Fraction => {
      const read = RATE.test(text) ? percent(text) : null;
      if (read && read[0] <= read[1]) return read;
      blame(field, 'rate');
      return [0, 100];
    },
    sound: (): boolean => Object.keys(faults).length === 0,
  };
};

/** The same faults at the fields of another form. */
export const movedTo = (faults: Faults, fields: Readonly<Record<string, string>>): Faults =>
  Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [
      Object.hasOwn(fields, field) ? (fields[field] ?? field) : field,
      fault,
    ]),
  );

type Fields = {
  /** The field an amount out of range is put down to. */
  readonly amount: string;
  /** The field that decides which law holds. */
  readonly day: string;
};

/** Why the law has no answer on a day: before the method of 2024 our data do not reach back. */
export const noRule = ({ rule, day }: Pick<NoRule, 'rule' | 'day'>): [why: Unfit['why'], params: Unfit['params']] =>
  day < PPH21_METHOD_FROM ? ['before_2024', { rule }] : ['no_rule', { rule, day: formatDay(day) }];

/** Works it out; what the rules refuse comes back as the fault of a field, and any other error goes on. */
export const worked = <Answer>(work: () => Answer, { amount, day }: Fields): Calculated<Answer> => {
  try {
    return { answer: work(), faults: null };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const { faults, blame } = reader();
    if (error instanceof Unfit) blame(error.field, error.why, error.params);
    else if (error instanceof NoRule) blame(day, ...noRule(error));
    else blame(amount, 'too_large');
    return { answer: null, faults };
  }
};
