import type { MonthParams } from '#domain/bupot/calculator/calculate-month.ts';
import type { PaymentParams } from '#domain/bupot/calculator/calculate-payment.ts';
import { type IncomeField, monthlyFields, type PlanParams } from '#domain/bupot/calculator/calculate-plan.ts';
import { a1Income, withholdingAnnualities } from '#domain/bupot/pph21/annual-input.ts';
import { facilities, identities } from '#domain/bupot/pph21/payment.ts';
import { paymentNeeds } from '#domain/bupot/pph21/payment-tax.ts';
import { objectOf, type Pph21Object } from '#domain/rules/pph21/objects.ts';
import { withholdingStatuses } from '#domain/rules/pph21/ptkp.ts';
import type { Inputs } from './inputs.ts';
import { readRows } from './RowsField.tsx';

const of = (inputs: Inputs, field: string): string => inputs[field] ?? '';
const isOn = (inputs: Inputs, field: string): boolean => of(inputs, field) === '1';
const chosen = <V extends string>(values: readonly V[], text: string, otherwise: V): V =>
  values.find((value) => value === text) ?? otherwise;

const statusOf = (inputs: Inputs) => chosen(withholdingStatuses, of(inputs, 'status'), 'TK/0');

const employee = (inputs: Inputs) => ({
  status: statusOf(inputs),
  pensioner: of(inputs, 'receiver') === 'pensioner',
  grossUp: isOn(inputs, 'grossUp'),
  borne: isOn(inputs, 'borne'),
});

export const monthParams = (inputs: Inputs): MonthParams => ({
  ...employee(inputs),
  period: of(inputs, 'period'),
  income: of(inputs, 'income'),
});

export type ExtraRow = { readonly month: number; readonly field: IncomeField; readonly amount: string };

export const extraRows = (text: string): ExtraRow[] =>
  readRows(text, 3).map(([month = '', field = '', amount = '']) => ({
    month: /^\d{1,2}$/.test(month) ? Number(month) : 0,
    field: chosen(a1Income, field, 'tantiemBonus'),
    amount,
  }));

export const planParams = (inputs: Inputs): PlanParams => ({
  ...employee(inputs),
  year: Number(of(inputs, 'year')),
  firstMonth: Number(of(inputs, 'firstMonth')),
  lastMonth: Number(of(inputs, 'lastMonth')),
  withholdingAnnuality: chosen(withholdingAnnualities, of(inputs, 'withholdingAnnuality'), 'FULL_YEAR'),
  monthly: Object.fromEntries(monthlyFields.map((field) => [field, of(inputs, field)])),
  extra: extraRows(of(inputs, 'extra')),
  zakat: of(inputs, 'zakat'),
  previousNetIncome: of(inputs, 'previousNetIncome'),
  pph21PreviousBupot: of(inputs, 'pph21PreviousBupot'),
});

export type EarlierRow = { readonly day: string; readonly gross: string };

export const earlierRows = (text: string): EarlierRow[] =>
  readRows(text, 2).map(([day = '', gross = '']) => ({ day, gross }));

const kindOf = (code: string) => (code.startsWith('27-') ? 'BP26' : 'BP21');

export const objectIn = (inputs: Inputs): Pph21Object | null =>
  objectOf(kindOf(of(inputs, 'code')), of(inputs, 'code'), of(inputs, 'day'));

const daysOf = (text: string): number => (/^\d{1,3}$/.test(text) ? Number(text) : 0);

export const paymentParams = (inputs: Inputs): PaymentParams => {
  const code = of(inputs, 'code');
  const object = objectIn(inputs);
  const facility = chosen(facilities, of(inputs, 'facility'), 'NONE');
  const needs = object && paymentNeeds(object, facility);
  const [income, base, tax] = [of(inputs, 'income'), of(inputs, 'base'), of(inputs, 'tax')];
  const rate = of(inputs, 'rate').replace(',', '.');
  return {
    kind: kindOf(code),
    code,
    day: of(inputs, 'day'),
    income,
    facility,
    identity: chosen(identities, of(inputs, 'identity'), 'NPWP'),
    grossUp: isOn(inputs, 'grossUp'),
    ...(needs?.status ? { status: statusOf(inputs) } : {}),
    ...(needs?.workingDays ? { workingDays: daysOf(of(inputs, 'workingDays')) } : {}),
    ...(needs?.earlier ? { earlier: earlierRows(of(inputs, 'earlier')) } : {}),
    ...(needs?.typed ? { typed: { base: base || income, rate, ...(tax ? { tax } : {}) } } : {}),
  };
};
