import type { Stretch } from '../definition/dated.ts';
import { isDay } from '../definition/day.ts';
import { type Explained, ruleNamed } from '../definition/explain.ts';
import { asPercent, type Fraction } from '../definition/money.ts';
import type texts from '../messages/id/explain.ts';
import { ppnRate } from '../rules/ppn.ts';
import { CORETAX_START } from './codes.ts';
import { baseRule } from './line-amounts.ts';
import type { BaseScheme } from './record.ts';

/** The amounts of an invoice that explain themselves. */
export type Explainable = 'gross' | 'discount' | 'contractDpp' | 'dpp' | 'otherDpp' | 'ppn' | 'ppnbm' | 'total';

type Label = Exclude<keyof typeof texts, 'formula' | 'rounding'>;
type Formula = keyof (typeof texts)['formula'];

type Parts = {
  formula?: Formula;
  inputs?: readonly Explained[];
  rounded?: boolean;
  rule?: Stretch<unknown> | undefined;
};

/** One explained amount in rupiah. */
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

/** A draft may have no date yet, or one before Coretax: it is explained by the rules its amounts were worked by. */
export const ruleDay = (date: string): string => (isDay(date) && date >= CORETAX_START ? date : CORETAX_START);

const fraction = ([numerator, denominator]: Fraction): string =>
  numerator === denominator ? '1' : `${numerator}/${denominator}`;

/** The factor of a base with its rule: 11/12 by PMK 131/2024. */
export const factorOf = (scheme: BaseScheme, day: string): Explained => {
  const rule = baseRule(scheme, day);
  return plain('factor', fraction(rule.value ?? [1, 1]), 'factor', rule);
};

/** The rate of PPN with its rule. */
export const rateOf = (day: string): Explained =>
  plain('ppnRate', asPercent(ppnRate.at(day)), 'percent', ppnRate.ruleAt(day));
