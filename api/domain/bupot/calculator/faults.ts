import { NoRule } from '../../definition/dated.ts';
import type { Explained } from '../../definition/explain.ts';
import { type Fraction, percent, rupiah, type Sen, sen } from '../../definition/money.ts';
import { PPH21_METHOD_FROM } from '../../rules/pph21/fees.ts';
import { formatDay } from '../../text/format.ts';
import { Unfit } from '../pph21/payment.ts';

export type Line = { readonly field: string; readonly amount: string; readonly explain: Explained };

export const linesOf = (notes: ReadonlyMap<string, Explained>): Line[] =>
  [...notes].map(([field, explain]) => ({ field, amount: explain.value, explain }));

export const amountOf = (lines: readonly Line[], field: string): string =>
  lines.find((line) => line.field === field)?.amount ?? '0.00';

/** The difference of two amounts, first minus second, as a decimal string in rupiah. */
export const differenceOf = (first: string, second: string): string => rupiah(sen(second) - sen(first));

export type Faults = Record<string, { readonly key: string; readonly params: Record<string, string | number> }>;

export type Calculated<Answer> =
  | { readonly answer: Answer; readonly faults: null }
  | { readonly answer: null; readonly faults: Faults };

const AMOUNT = /^\d{1,13}(\.\d{1,2})?$/;
const RATE = /^\d{1,3}(\.\d{1,2})?$/;

export const reader = () => {
  const faults: Faults = {};
  const blame = (field: string, why: Unfit['why'], params: Unfit['params'] = {}): void => {
    faults[field] ??= { key: `pph21.unfit.${why}`, params: { ...params } };
  };
  return {
    faults,
    blame,
    /** Rupiah as a decimal string to sen. Empty is zero. */
    amount: (field: string, text = ''): Sen => {
      if (text === '') return 0;
      if (AMOUNT.test(text)) return sen(text);
      blame(field, 'amount');
      return 0;
    },
    rate: (field: string, text: string): Fraction => {
      const read = RATE.test(text) ? percent(text) : null;
      if (read && read[0] <= read[1]) return read;
      blame(field, 'rate');
      return [0, 100];
    },
    sound: (): boolean => Object.keys(faults).length === 0,
  };
};

export const movedTo = (faults: Faults, fields: Readonly<Record<string, string>>): Faults =>
  Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [
      Object.hasOwn(fields, field) ? (fields[field] ?? field) : field,
      fault,
    ]),
  );

type Fields = {
  readonly amount: string;
  readonly day: string;
};

/** Why no rule applies on a day: our data do not reach back before the method of 2024. */
export const noRule = ({ rule, day }: Pick<NoRule, 'rule' | 'day'>): [why: Unfit['why'], params: Unfit['params']] =>
  day < PPH21_METHOD_FROM ? ['before_2024', { rule }] : ['no_rule', { rule, day: formatDay(day) }];

/** An input that the rules refuse becomes the fault of a field; any other error is thrown on. */
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
