import { periodAfter } from '../definition/day.ts';
import { rupiah, sen } from '../definition/money.ts';
import { jakartaDay } from '../scope.ts';
import { coversYear, lastMasaOf, type ReturnKind } from './kinds.ts';
import { type Lateness, latenessOf } from './lateness.ts';
import type { RegisterState } from './register-status.ts';

/** Prepared here, brought as a file, or recorded by hand. */
export const origins = ['HERE', 'FILE', 'HAND'] as const;
export type Origin = (typeof origins)[number];

export const results = ['NIL', 'UNDERPAID', 'OVERPAID'] as const;
export type Result = (typeof results)[number];

/** What a family knows of one version of a return. Amounts are decimal strings in rupiah, null while unknown. */
export type ReturnFact = {
  readonly id: string;
  readonly version: number;
  readonly kind: ReturnKind;
  /** YYYY-MM, or YYYY for a return of a year. */
  readonly period: string;
  readonly revision: number;
  readonly status: RegisterState;
  readonly origin: Origin;
  readonly payable: string | null;
  readonly overpaid: string | null;
  readonly filedAt: number | null;
  readonly bpe: string | null;
  readonly postedAt: number | null;
  readonly documentCount: number | null;
  readonly updatedAt: number | null;
  /** Its sources changed after they were drawn or posted; absent where only lists look it up. */
  readonly stale?: boolean;
  /** Last day to file by an extension (YYYY-MM-DD), before any shift over days off. */
  readonly extendedTo?: string | null;
  /** Address of its page. */
  readonly link: string;
};

type OwedReturn = Pick<ReturnFact, 'kind' | 'period' | 'link'>;

export type RegisterRow = Omit<ReturnFact, 'payable' | 'overpaid' | 'extendedTo'> &
  Lateness & { readonly lastMasa: string; readonly result: Result | null; readonly amount: string | null };

const stillCounts = ({ status }: Pick<ReturnFact, 'status'>): boolean => status !== 'CANCELED';
export const isFiledReturn = ({ status }: Pick<ReturnFact, 'status'>): boolean =>
  status === 'FILED' || status === 'SUPERSEDED';

/** Due, but nobody prepared it. */
export const isUnmade = ({ status }: Pick<ReturnFact, 'status'>): boolean => status === 'NOT_MADE';
/** Not at the tax office: it may be deleted. */
export const isDraftReturn = ({ status }: Pick<ReturnFact, 'status'>): boolean =>
  status === 'CONCEPT' || status === 'READY' || status === 'REJECTED';
export const isVoidReturn = ({ status }: Pick<ReturnFact, 'status'>): boolean => !stillCounts({ status });

/** Another return of the same kind, period and revision would be a second one. */
export const isTaken = (row: Pick<ReturnFact, 'status' | 'origin'>): boolean => {
  if (isUnmade(row) || isVoidReturn(row)) return false;
  return row.origin === 'HERE' ? !isDraftReturn(row) : row.status !== 'REJECTED';
};

const resultOf = ({ payable, overpaid }: ReturnFact): Pick<RegisterRow, 'result' | 'amount'> => {
  if (payable === null || overpaid === null) return { result: null, amount: null };
  if (sen(payable) > 0) return { result: 'UNDERPAID', amount: payable };
  return sen(overpaid) > 0 ? { result: 'OVERPAID', amount: overpaid } : { result: 'NIL', amount: rupiah(0) };
};

const keyOf = ({ kind, period }: OwedReturn): string => `${kind} ${period}`;

const unmade = ({ kind, period, link }: OwedReturn): ReturnFact => ({
  id: `due-${kind}-${period}`,
  version: 0,
  kind,
  period,
  revision: 0,
  status: 'NOT_MADE',
  origin: 'HERE',
  payable: null,
  overpaid: null,
  filedAt: null,
  bpe: null,
  postedAt: null,
  documentCount: null,
  updatedAt: null,
  link,
});

/**
 * Every return that was prepared, brought or filed, and those that are due and not prepared. A filed version that a
 * later filed one corrects is superseded. The book year of the company begins in the month `bookYearStart` (1 to 12).
 */
export const registerOf = (
  facts: readonly ReturnFact[],
  owed: readonly OwedReturn[],
  today: string,
  bookYearStart = 1,
): readonly RegisterRow[] => {
  const known = new Set(facts.filter(stillCounts).map(keyOf));
  const newest = new Map<string, number>();
  for (const fact of facts.filter(isFiledReturn))
    newest.set(keyOf(fact), Math.max(fact.revision, newest.get(keyOf(fact)) ?? 0));
  return [...facts, ...owed.filter((one) => !known.has(keyOf(one))).map(unmade)].map((fact) => {
    const { payable: _, overpaid: __, extendedTo: ___, ...row } = fact;
    const isSuperseded = fact.status === 'FILED' && fact.revision < (newest.get(keyOf(fact)) ?? 0);
    const lastMasa = lastMasaOf(fact.kind, fact.period, bookYearStart);
    const day = fact.filedAt === null ? today : jakartaDay(fact.filedAt);
    return {
      ...row,
      lastMasa,
      status: isSuperseded ? 'SUPERSEDED' : fact.status,
      ...resultOf(fact),
      ...latenessOf({ ...fact, lastMasa }, stillCounts(fact) ? day : null),
    };
  });
};

/** The answer to: filed, when, under which BPE? Of the newest filed version; `versions` are all, newest first. */
export type FiledAnswer = {
  readonly isFiled: boolean;
  readonly filedAt: number | null;
  readonly bpe: string | null;
  readonly revision: number | null;
  readonly versions: readonly RegisterRow[];
};

export const filedAnswer = (
  rows: readonly RegisterRow[],
  { kind, period }: Pick<RegisterRow, 'kind' | 'period'>,
): FiledAnswer => {
  const versions = rows
    .filter((row) => row.kind === kind && row.period === period)
    .sort((a, b) => b.revision - a.revision || (b.updatedAt ?? 0) - (a.updatedAt ?? 0));
  const filed = versions.find(isFiledReturn);
  const { filedAt = null, bpe = null, revision = null } = filed ?? {};
  return { isFiled: filed !== undefined, filedAt, bpe, revision, versions };
};

const isOfCoretax = ({ kind, period }: Pick<RegisterRow, 'kind' | 'period'>): boolean =>
  coversYear(kind) ? period >= '2025' : period >= '2025-01';

/** What filters compare besides the fields of a row. */
export const comparedOf = (row: RegisterRow) => ({
  ...row,
  year: row.period.slice(0, 4),
  firstMasa: coversYear(row.kind) ? periodAfter(row.lastMasa, -11) : row.period,
  era: isOfCoretax(row) ? 'coretax' : 'classic',
  isAmended: row.revision > 0,
  isLate: row.daysLate > 0,
  hasBpe: row.bpe !== null,
  searchText: [row.period, row.period.split('-').reverse().join('/'), row.bpe].filter(Boolean).join(' ').toLowerCase(),
});
