import type { Finding } from '../definition/finding.ts';
import { objectOf } from '../rules/pph21/objects.ts';
import { isAnnual, type SlipKind } from './kinds.ts';
import type { BupotInput, InputField } from './record.ts';
import { lawDay } from './work-pph21.ts';
import { uncarried } from './xml/uncarried.ts';
import { employeeKey, isTemporary } from './year/monthly-slips.ts';

type Person = Pick<BupotInput, 'payeeNpwp' | 'payeeName' | 'passport'>;
type ComparedSlip = Person & Pick<BupotInput, 'kind' | 'period' | 'taxCode' | 'documentNumber' | 'gross'>;

/** What keys begin with: kind, masa and number of the payee. Whoever has no number of his own is told apart by passport or name. */
const headOf = ({ kind, period, payeeNpwp }: ComparedSlip): readonly string[] => [
  kind,
  period,
  (payeeNpwp ?? '').toLowerCase(),
];
const nobodysNumber = (person: Person): readonly string[] =>
  isTemporary(person.payeeNpwp) && (person.payeeName || person.passport) ? [employeeKey(person)] : [];

/** Paid by the month: a masa has one slip of the person, of the payroll or of a year. */
const isMonthly = ({ kind }: Pick<ComparedSlip, 'kind'>): boolean => kind === 'BPMP' || isAnnual(kind);

/**
 * What two slips share that may be one slip twice: of the payroll and of a year the payee and the month, of others the object and the
 * document besides, or the amount where there is no document. Null while masa or object are not told.
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

/** What makes rows of a file alike: of what is taxed by the masa payee, masa and object, of anything else what makes it a twin. */
export const alikeKey = (of: ComparedSlip & Pick<BupotInput, 'date'>): string | null =>
  of.payeeNpwp && isOfMasa(of) ? [...headOf(of), of.taxCode, MASA, ...nobodysNumber(of)].join('|') : duplicateKey(of);

/** Keys of saved slips that refuse this one, or are refused beside it: a monthly slip and one of the year that ends in its masa. */
export const refusingKeys = (of: ComparedSlip): readonly string[] => {
  if (!isMonthly(of)) return [];
  const kinds = of.kind === 'BPMP' ? (['BPA1', 'BPA2'] as const) : (['BPMP'] as const);
  return kinds.flatMap((kind) => duplicateKey({ ...of, kind }) ?? []);
};

/** What a key two slips share says of them. */
export const sharedBy = (key: string, kind: BupotInput['kind']): 'clash' | 'month' | 'masa' | 'twin' => {
  const [of, , , , cause] = key.split('|');
  if (of !== kind) return 'clash';
  if (kind === 'BPMP') return 'month';
  return cause === MASA ? 'masa' : 'twin';
};

const OPEN = new Set(['bupotCheck.required', 'bupotCheck.previous_income']);

/**
 * Whether what was found may be filled in after a file was brought: the office's own files never say it (the name of a payee it knows by
 * number), and it is asked for before a slip is sent.
 */
export const mayFollow = (kind: SlipKind, { message, path }: Finding): boolean =>
  OPEN.has(message) && uncarried(kind).includes(path as InputField);
