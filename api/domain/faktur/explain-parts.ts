import type { Stretch } from '../definition/dated.ts';
import { isDay } from '../definition/day.ts';
import { type Explained, ruleNamed } from '../definition/explain.ts';
import { asPercent, type Fraction } from '../definition/money.ts';
import type texts from '../messages/id/explain.ts';
import { ppnbmBase, ppnRate } from '../rules/ppn.ts';
import { CORETAX_START, transactionCode } from './codes.ts';
import { totalOf } from './compute.ts';
import { baseRule } from './line-amounts.ts';
import type { BaseScheme, FakturInput, FakturLineInput, LineAmounts } from './record.ts';

export type Explainable = 'gross' | 'discount' | 'contractDpp' | 'dpp' | 'otherDpp' | 'ppn' | 'ppnbm' | 'total';

type Label = Exclude<keyof typeof texts, 'formula' | 'rounding'>;
type Formula = keyof (typeof texts)['formula'];

type Parts = {
  formula?: Formula;
  inputs?: readonly Explained[];
  rounded?: boolean;
  rule?: Stretch<unknown> | undefined;
};

export const amount = (label: Label, value: string, { formula, inputs, rounded, rule }: Parts = {}): Explained => ({
  label: `explain.${label}`,
  value,
  unit: 'rupiah',
  ...(formula ? { formula: `explain.formula.${formula}` } : {}),
  ...(inputs ? { inputs } : {}),
  ...(rounded ? { rounding: 'explain.rounding.sen_nearest' } : {}),
  ...(rule ? { rule: ruleNamed(rule) } : {}),
});

export const plain = (
  label: Label,
  value: string,
  unit: Exclude<Explained['unit'], 'rupiah'>,
  rule?: Stretch<unknown>,
): Explained => ({ label: `explain.${label}`, value, unit, ...(rule ? { rule: ruleNamed(rule) } : {}) });

/** A draft without a date, or before Coretax, is explained by the rules its amounts were calculated with. */
export const ruleDay = (date: string): string => (isDay(date) && date >= CORETAX_START ? date : CORETAX_START);

const fraction = ([numerator, denominator]: Fraction): string =>
  numerator === denominator ? '1' : `${numerator}/${denominator}`;

/** The factor of a base with its rule: 11/12 by PMK 131/2024. */
export const factorOf = (scheme: BaseScheme, day: string): Explained => {
  const rule = baseRule(scheme, day);
  return plain('factor', fraction(rule.value ?? [1, 1]), 'factor', rule);
};

export const rateOf = (day: string): Explained =>
  plain('ppnRate', asPercent(ppnRate.at(day)), 'percent', ppnRate.ruleAt(day));

/** The amount to pay, including tax if the seller collects it. `again` explains a second amount of the same kind. */
export const explainTotal = (
  { code }: Pick<FakturInput, 'code'>,
  of: Parameters<typeof totalOf>[1],
  again: (other: Explainable) => Explained,
): Explained =>
  amount('total', totalOf(code, of), {
    formula: transactionCode(code)?.collectedBy === 'none' ? 'total_not_collected' : 'total',
    inputs: [again('dpp'), again('ppn'), again('ppnbm')],
  });

/**
 * Explains an amount of one line. In a stage the line has its share of the whole invoice, `whole`: the explanation of
 * the same amount in the header.
 */
export const explainLine = (
  input: FakturInput,
  line: FakturLineInput,
  of: LineAmounts,
  which: Explainable,
  whole: () => Explained,
): Explained => {
  const day = ruleDay(input.date);
  const again = (other: Explainable) => explainLine(input, line, of, other, whole);
  const staged = input.term !== 'EMPTY';
  const spread = (label: 'dpp' | 'otherDpp' | 'ppn' | 'ppnbm'): Explained =>
    amount(label, of[label], { formula: 'spread', inputs: [whole()] });
  switch (which) {
    case 'gross':
      return amount('gross', of.gross, {
        formula: 'gross',
        inputs: [amount('price', line.price || '0'), plain('quantity', line.quantity || '0', 'quantity')],
        rounded: true,
      });
    case 'discount':
      return amount('discount', line.discount || '0');
    case 'contractDpp':
      return amount('contractDpp', of.contractDpp, { formula: 'dpp', inputs: [again('gross'), again('discount')] });
    case 'dpp':
      return staged
        ? spread('dpp')
        : amount('dpp', of.dpp, { formula: 'dpp', inputs: [again('gross'), again('discount')] });
    case 'otherDpp':
      if (staged) return spread('otherDpp');
      return amount('otherDpp', of.otherDpp, {
        formula: line.base === 'OWN' ? 'own_base' : line.base === 'FULL' ? 'full_base' : 'eleven_twelfths',
        inputs: line.base === 'OWN' ? [] : [again('dpp'), factorOf(line.base, day)],
        rounded: line.base === 'ELEVEN_TWELFTHS',
        rule: baseRule(line.base, day),
      });
    case 'ppn':
      return staged
        ? spread('ppn')
        : amount('ppn', of.ppn, {
            formula: 'ppn',
            inputs: [again('otherDpp'), rateOf(day)],
            rounded: true,
            rule: ppnRate.ruleAt(day),
          });
    case 'ppnbm':
      return staged
        ? spread('ppnbm')
        : amount('ppnbm', of.ppnbm, {
            formula: 'ppnbm',
            inputs: [again('otherDpp'), plain('ppnbmRate', line.ppnbmRate || '0', 'percent')],
            rounded: true,
            rule: ppnbmBase.ruleAt(day),
          });
    case 'total':
      return explainTotal(input, of, again);
  }
};
