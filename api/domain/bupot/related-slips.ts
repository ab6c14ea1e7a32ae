import type { Finding } from '../definition/finding.ts';
import { rupiah, type Sen, sen } from '../definition/money.ts';
import { objectOf } from '../rules/pph21/objects.ts';
import { formatDecimal } from '../text/format.ts';
import { amountsOf } from './compute.ts';
import { duplicateKey, isOfMasa } from './duplicate.ts';
import { error, warning } from './finding.ts';
import { isAnnual, type SlipKind } from './kinds.ts';
import type { BupotInput } from './record.ts';
import { lawDay } from './work-pph21.ts';
import { employeeKey } from './year/monthly-slips.ts';

/** Tax on a masa's payments to one payee for one object: on their sum, and the total of their slips. In sen. */
type MasaSum = { readonly gross: Sen; readonly onSum: Sen; readonly together: Sen };

const taxOf = (input: BupotInput): Sen => {
  const { tax, borne } = amountsOf(input);
  return sen(tax) + sen(borne);
};

/** Article 17 on half of the gross: payments to non-employees. */
const isHalved = (of: BupotInput): boolean => {
  const object = objectOf('BP21', of.taxCode, lawDay(of));
  return object?.rate === 'ARTICLE17' && object.base[0] < object.base[1] && of.workingDays === null;
};

/** Whether the sum of the masa can be checked: no typed values and no facility that changes the tax. */
const addsUp = (of: BupotInput): boolean =>
  of.kind === 'BP21' &&
  of.facility === 'NONE' &&
  (isHalved(of) || objectOf('BP21', of.taxCode, lawDay(of))?.rate === 'TER_MONTHLY');

/**
 * If taxed on the sum of a masa, payee and object (PP 58/2023, PMK 168/2023), with the other inputs of the first
 * payment. The gross of a grossed-up slip includes its allowance.
 */
const masaSum = (payments: readonly [BupotInput, ...BupotInput[]]): MasaSum => {
  const [first] = payments;
  let gross = 0;
  let together = 0;
  for (const payment of payments) {
    gross += sen(amountsOf(payment).gross);
    together += taxOf(payment);
  }
  return { gross, together, onSum: taxOf({ ...first, gross: rupiah(gross), grossUp: false }) };
};

/** Another slip of the company for the same payee and masa. `settled`: with the tax office, or in force. */
export type RelatedSlip = {
  readonly id: string;
  readonly label: string;
  readonly settled: boolean;
  readonly input: BupotInput;
};

export const relatedKinds = (kind: SlipKind): readonly SlipKind[] => {
  if (kind === 'BPMP') return ['BPMP', 'BPA1', 'BPA2'];
  return isAnnual(kind) ? [kind, 'BPMP'] : [kind];
};

const named = ({ id, label }: RelatedSlip) => ({ other: label, id });

const samePerson = (input: BupotInput, { input: other }: RelatedSlip): boolean =>
  employeeKey(input) === employeeKey(other);

/**
 * The tax office refuses an annual slip while a monthly slip of its last masa is in force; both together withhold
 * twice.
 */
const ofPayroll = (input: BupotInput, others: readonly RelatedSlip[]): Finding[] => {
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

const paidBefore = (input: BupotInput, others: readonly RelatedSlip[]): Finding[] => {
  const before = others.filter(
    (other) => samePerson(input, other) && other.input.taxCode === input.taxCode && addsUp(other.input),
  );
  const [first] = before;
  if (!first || !addsUp(input) || input.gross === null) return [];
  const { gross, onSum, together } = masaSum([input, ...before.map((other) => other.input)]);
  // Below the second band half of the gross is taxed the same, whether paid at once or in parts.
  if (onSum === together && !isOfMasa(input)) return [];
  const params = {
    ...named(first),
    others: before.map(({ label }) => label).join(', '),
    gross: inRupiah(gross),
    onSum: inRupiah(onSum),
    together: inRupiah(together),
  };
  return [warning('gross', isOfMasa(input) ? 'masa_sum' : 'paid_again', { params })];
};

const CONFIRMED: ReadonlySet<string> = new Set(
  ['second_month', 'second_year', 'month_of_year', 'masa_sum'].map((rule) => `bupotCheck.${rule}`),
);

/** There would be two slips where one belongs. */
export const needsConfirmation = ({ message, severity }: Finding): boolean =>
  severity === 'warning' && CONFIRMED.has(message);

/**
 * A duplicate payment, a second monthly slip, an annual slip that ends in its masa, and the tax on the sum of the masa.
 * Errors are cases the tax office refuses.
 */
export const relatedFindings = (input: BupotInput, others: readonly RelatedSlip[]): Finding[] => {
  if (input.kind === 'BPMP' || isAnnual(input.kind)) return ofPayroll(input, others);
  const key = duplicateKey(input);
  const twin = key === null ? undefined : others.find((other) => duplicateKey(other.input) === key);
  return [
    ...(twin ? [warning('payeeNpwp', 'twin', { params: named(twin) })] : []),
    ...(twin ? [] : paidBefore(input, others)),
  ];
};
