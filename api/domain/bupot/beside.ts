import type { Finding } from '../definition/finding.ts';
import { rupiah } from '../definition/money.ts';
import { formatDecimal } from '../text/format.ts';
import { duplicateKey, isOfMasa } from './duplicate.ts';
import { error, warning } from './finding.ts';
import { isAnnual, type SlipKind } from './kinds.ts';
import { addsUp, masaSum } from './masa-sum.ts';
import type { BupotInput } from './record.ts';
import { employeeKey } from './year/monthly-slips.ts';

/** Another slip of the company, of the same payee and masa. `settled`: with the office, or in force. */
export type Beside = {
  readonly id: string;
  readonly label: string;
  readonly settled: boolean;
  readonly input: BupotInput;
};

/** Kinds whose slips of the same payee and masa say something of one of this kind. */
export const kindsBeside = (kind: SlipKind): readonly SlipKind[] => {
  if (kind === 'BPMP') return ['BPMP', 'BPA1', 'BPA2'];
  return isAnnual(kind) ? [kind, 'BPMP'] : [kind];
};

const named = ({ id, label }: Beside) => ({ other: label, id });

const samePerson = (input: BupotInput, { input: other }: Beside): boolean => employeeKey(input) === employeeKey(other);

/** The office refuses a slip of the year while a monthly one of its last masa stands, and a monthly one beside it is withheld twice. */
const ofPayroll = (input: BupotInput, others: readonly Beside[]): Finding[] => {
  const same = others.filter((other) => samePerson(input, other));
  const monthly = same.find(({ input: { kind } }) => kind === 'BPMP');
  const annual = same.find(({ input: { kind } }) => isAnnual(kind));
  if (input.kind === 'BPMP') {
    const stops = annual?.settled ? error : warning;
    return [
      ...(annual ? [stops('period', 'month_of_year', { params: named(annual) })] : []),
      ...(monthly ? [warning('payeeNpwp', 'second_month', { params: named(monthly) })] : []),
    ];
  }
  const issued = same.find(({ input: { kind }, settled }) => kind === 'BPMP' && settled);
  return [
    ...(issued ? [error('period', 'year_with_month', { params: named(issued) })] : []),
    ...(annual ? [warning('payeeNpwp', 'second_year', { params: named(annual) })] : []),
  ];
};

const inRupiah = (amount: number): string => formatDecimal(rupiah(amount), 0);

const paidBefore = (input: BupotInput, others: readonly Beside[]): Finding[] => {
  const before = others.filter(
    (other) => samePerson(input, other) && other.input.taxCode === input.taxCode && addsUp(other.input),
  );
  const [first] = before;
  if (!first || !addsUp(input) || input.gross === null) return [];
  const { gross, onSum, together } = masaSum([input, ...before.map((other) => other.input)]);
  // Below the second band half of the gross is taxed alike, paid at once or in parts.
  if (onSum === together && !isOfMasa(input)) return [];
  const params = {
    ...named(first),
    others: before.map(({ label }) => label).join(', '),
    ...{ gross: inRupiah(gross), onSum: inRupiah(onSum), together: inRupiah(together) },
  };
  return [warning('gross', isOfMasa(input) ? 'masa_sum' : 'paid_again', { params })];
};

const ASKED: ReadonlySet<string> = new Set(
  ['second_month', 'second_year', 'month_of_year', 'masa_sum'].map((rule) => `bupotCheck.${rule}`),
);

/** Whether a person is asked about it before the slip is issued: where one slip should stand and two would. */
export const isAsked = ({ message, severity }: Finding): boolean => severity === 'warning' && ASKED.has(message);

/**
 * What slips of the same payee and masa say of this one: a payment told twice, a second monthly slip, one of the year that ends in its
 * masa, and what the tax on the masa's sum would be. Errors are what the office refuses.
 */
export const besideFindings = (input: BupotInput, others: readonly Beside[]): Finding[] => {
  if (input.kind === 'BPMP' || isAnnual(input.kind)) return ofPayroll(input, others);
  const key = duplicateKey(input);
  const twin = key === null ? undefined : others.find((other) => duplicateKey(other.input) === key);
  return [
    ...(twin ? [warning('payeeNpwp', 'twin', { params: named(twin) })] : []),
    ...(twin ? [] : paidBefore(input, others)),
  ];
};
