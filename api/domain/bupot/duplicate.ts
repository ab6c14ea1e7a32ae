import type { Finding } from '../definition/finding.ts';
import { objectOf } from '../rules/pph21/objects.ts';
import { isAnnual, type SlipKind } from './kinds.ts';
import type { BupotInput, InputField } from './record.ts';
import { lawDay } from './work-pph21.ts';
import { uncarried } from './xml/uncarried.ts';
import { employeeKey, isTemporary } from './year/monthly-slips.ts';

type Person = Pick<BupotInput, 'payeeNpwp' | 'payeeName' | 'passport'>;
type ComparedSlip = Person & Pick<BupotInput, 'kind' | 'period' | 'taxCode' | 'documentNumber' | 'gross'>;

/** Kind, masa and number of the payee. Payees without a number are distinguished by passport or name. */
const headOf = ({ kind, period, payeeNpwp }: ComparedSlip): readonly string[] => [
  kind,
  period,
  (payeeNpwp ?? '').toLowerCase(),
];
const nobodysNumber = (person: Person): readonly string[] =>
  isTemporary(person.payeeNpwp) && (person.payeeName || person.passport) ? [employeeKey(person)] : [];

/** Monthly pay: a person has one slip per masa, monthly or annual. */
const isMonthly = ({ kind }: Pick<ComparedSlip, 'kind'>): boolean => kind === 'BPMP' || isAnnual(kind);

/**
 * Payroll and annual slips: payee and month. Others: also object and document, or the amount if there is no document.
 * Null while masa or object is missing.
 */
export const duplicateKey = (of: ComparedSlip): string | null => {
  const { period, taxCode, documentNumber, gross } = of;
  if (period === '' || taxCode === '') return null;
  const head = headOf(of);
  const [, , payee = ''] = head;
  const person = nobodysNumber(of);
  if (isMonthly(of)) return payee === '' && person.length === 0 ? null : [...head, ...person].join('|');
  const cause = documentNumber ? documentNumber.trim().toLowerCase() : `Rp${Number(gross ?? '0')}`;
  return [...head, taxCode, cause, ...person].join('|');
};

/** Whether a BP21 is taxed by the gross of the whole masa, so that a second payment of it changes the tax of both (PP 58/2023). */
export const isOfMasa = (of: Pick<BupotInput, 'kind' | 'taxCode' | 'period' | 'date'>): boolean =>
  of.kind === 'BP21' && objectOf('BP21', of.taxCode, lawDay(of))?.rate === 'TER_MONTHLY';

const MASA = '=masa';

/** Payee, masa and object where the masa is taxed as a whole, otherwise the duplicate key. */
export const alikeKey = (of: ComparedSlip & Pick<BupotInput, 'date'>): string | null =>
  of.payeeNpwp && isOfMasa(of) ? [...headOf(of), of.taxCode, MASA, ...nobodysNumber(of)].join('|') : duplicateKey(of);

/** A monthly slip and the annual slip that ends in its masa cannot both exist. */
export const refusingKeys = (of: ComparedSlip): readonly string[] => {
  if (!isMonthly(of)) return [];
  const kinds = of.kind === 'BPMP' ? (['BPA1', 'BPA2'] as const) : (['BPMP'] as const);
  return kinds.flatMap((kind) => duplicateKey({ ...of, kind }) ?? []);
};

export const sharedBy = (key: string, kind: BupotInput['kind']): 'clash' | 'month' | 'masa' | 'twin' => {
  const [of, , , , cause] = key.split('|');
  if (of !== kind) return 'clash';
  if (kind === 'BPMP') return 'month';
  return cause === MASA ? 'masa' : 'twin';
};

const OPEN = new Set(['bupotCheck.required', 'bupotCheck.previous_income']);

/**
 * The tax office's own files omit such values (the name of a payee it knows by number). Required before a slip is sent.
 */
export const mayFollow = (kind: SlipKind, { message, path }: Finding): boolean =>
  OPEN.has(message) && uncarried(kind).includes(path as InputField);
