import { isNpwp16 } from '../../rules/identity/npwp.ts';
import type { WithholdingStatus } from '../../rules/pph21/ptkp.ts';
import type { BupotInput } from '../record.ts';
import { found, type YearFinding } from './finding.ts';
import { type AnnualSlip, isTemporary, type MonthlySlip, sameName, type YearChoices } from './monthly-slips.ts';

export type Namesake = { readonly key: string; readonly name: string };

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

const numberFindings = (number: string | null, namesakes: readonly Namesake[]): YearFinding[] => {
  const values = namesakes.map(({ key }) => key);
  if (isTemporary(number)) return [found('stop', 'temporary_id', { params: { number: number || '-' }, values })];
  return values.length > 0 ? [found('stop', 'same_name', { values })] : [];
};

/** The status of the year is that at its beginning, or of the first month worked (UU PPh ps. 7). */
const statusOf = (
  slips: readonly MonthlySlip[],
  chosen: string | undefined,
): { ptkp: string | null; findings: YearFinding[] } => {
  const statuses = distinct(slips.flatMap(({ ptkp }) => (ptkp === null ? [] : [ptkp])));
  const ptkp = chosen ?? statuses[0] ?? null;
  if (ptkp === null) return { ptkp, findings: [found('stop', 'ptkp_unknown')] };
  const changed = chosen === undefined && statuses.length > 1;
  return {
    ptkp,
    findings: changed ? [found('doubt', 'ptkp_changed', { params: { first: ptkp }, values: statuses })] : [],
  };
};

/** In the NIK of a woman the day of birth is increased by 40. */
const genderOf = (number: string | null): 'M' | 'F' | null =>
  number !== null && isNpwp16(number) ? (Number(number.slice(6, 8)) > 40 ? 'F' : 'M') : null;

export type DrawnPerson = {
  readonly fields: Partial<BupotInput>;
  readonly status: WithholdingStatus | null;
  readonly findings: readonly YearFinding[];
};

/** From the monthly slips in order, with findings where they differ. */
export const personOf = (
  slips: readonly MonthlySlip[],
  chosen: Partial<YearChoices>,
  { namesakes, earlier }: { readonly namesakes: readonly Namesake[]; readonly earlier: AnnualSlip | undefined },
): DrawnPerson => {
  const last = slips.at(-1);
  if (!last) return { fields: {}, status: null, findings: [] };
  const known = slips.findLast(({ payeeNpwp }) => !isTemporary(payeeNpwp)) ?? last;
  const number = chosen.payeeNpwp ?? known.payeeNpwp;
  const names = distinct(slips.flatMap(({ payeeName }) => (payeeName === null ? [] : [payeeName])));
  const differ = names.some((name) => !sameName(name, last.payeeName));
  const objects = distinct(slips.map(({ taxCode }) => taxCode));
  const { ptkp, findings } = statusOf(slips, chosen.ptkp);
  const abroad = last.foreignEmployee && (number === null || number === '');
  return {
    status: ptkp as WithholdingStatus | null,
    fields: {
      nitku: last.nitku,
      taxCode: last.taxCode,
      payeeIdType: known.payeeIdType,
      payeeNpwp: number,
      payeeNitku: number === known.payeeNpwp ? known.payeeNitku : `${number}000000`,
      payeeName: last.payeeName,
      payeeEmail: slips.findLast(({ payeeEmail }) => payeeEmail)?.payeeEmail ?? null,
      payeeAddress: earlier?.payeeAddress ?? null,
      gender: earlier?.gender ?? (known.payeeIdType === 'NIK' ? genderOf(number) : null),
      ptkp,
      position: last.position,
      foreignEmployee: last.foreignEmployee,
      passport: last.passport,
      country: last.country,
    },
    findings: [
      ...(abroad ? [] : numberFindings(number, namesakes)),
      ...(differ ? [found('doubt', 'name_differs', { params: { names: names.join(', ') } })] : []),
      ...findings,
      ...(objects.length > 1 ? [found('doubt', 'object_changed', { params: { objects: objects.join(', ') } })] : []),
    ],
  };
};
