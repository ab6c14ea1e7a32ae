import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { BupotFilter } from '#domain/bupot/filter.ts';
import { type BupotStatus, bupotStatus } from '#domain/bupot/status.ts';
import { issuedStatuses, tabs } from '#domain/bupot/status-queries.ts';
import { sen } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../database.ts';
import { bupots } from '../../tables.ts';
import { type Atom, atoms, type Builds, contains, like, one, whereOf } from '../list-conditions.ts';
import { bupotWords } from '../words.ts';

const failed = (Object.keys(bupotStatus.states) as BupotStatus[]).filter(
  (status) => bupotStatus.states[status] === 'red',
);

const builds = {
  q: (p) => contains(sql`${bupots.searchText}`, one(p)),
  kind: (p) => inArray(bupots.kind, p),
  status: (p) => inArray(bupots.status, p),
  tab: (p) => inArray(bupots.status, p),
  period: (p) => eq(bupots.period, one(p)),
  periodFrom: (p) => gte(bupots.period, one(p)),
  periodTo: (p) => lte(bupots.period, one(p)),
  dateFrom: (p) => gte(bupots.date, one(p)),
  dateTo: (p) => lte(bupots.date, one(p)),
  taxCode: (p) => inArray(bupots.taxCode, p),
  kapKjs: (p) => inArray(bupots.kapKjs, p),
  facility: (p) => inArray(bupots.facility, p),
  country: (p) => inArray(bupots.country, p),
  final: () => eq(bupots.final, true),
  notFinal: () => eq(bupots.final, false),
  /** Kept beside the columns; read the same way in both databases. */
  ptkp: (p) => inArray(sql`${bupots.body} ->> 'ptkp'`, p),
  payeeNpwp: (p) => eq(bupots.payeeNpwp, one(p)),
  // The name is part of the search text, and that one has an index.
  payeeName: (p) => and(contains(sql`${bupots.searchText}`, one(p)), contains(sql`lower(${bupots.payeeName})`, one(p))),
  found: (p) => inArray(bupots.id, bupotWords.idsWith(one(p))),
  hasError: () => or(gt(bupots.errorCount, 0), inArray(bupots.status, failed)),
  noError: () => and(eq(bupots.errorCount, 0), sql`not ${inArray(bupots.status, failed)}`),
  amountMin: (p) => gte(bupots.gross, one(p)),
  amountMax: (p) => lte(bupots.gross, one(p)),
  overWithheld: () => lt(bupots.tax, 0),
  notOverWithheld: () => gte(bupots.tax, 0),
  borne: () => gt(bupots.borne, 0),
  notBorne: () => eq(bupots.borne, 0),
  notSent: () => and(isNull(bupots.sentAt), inArray(bupots.status, [...issuedStatuses])),
  posted: () => isNotNull(bupots.returnId),
  notPosted: () => isNull(bupots.returnId),
  returnId: (p) => eq(bupots.returnId, one(p)),
  importId: (p) => eq(bupots.importId, one(p)),
  reference: (p) => eq(bupots.reference, one(p)),
  number: (p) => eq(bupots.number, one(p)),
  ids: (p) => inArray(bupots.id, p),
  nothing: () => sql`1 = 0`,
} satisfies Builds<string>;

export type BupotAtom = keyof typeof builds;

const either = <N extends string>(on: boolean | undefined, yes: N, no: N): N[] =>
  on === undefined ? [] : [on ? yes : no];

const npwpIn = (payee: string): string | undefined => {
  const digits = payee.replace(/[\s.-]/g, '');
  return /^\d{15,16}$/.test(digits) ? digits.padStart(16, '0') : undefined;
};

/** A filter as conditions. Empty texts and lists ask for nothing. */
export const bupotAtoms = (filter: BupotFilter): readonly Atom<BupotAtom>[] => {
  const all = atoms<BupotAtom>();
  if (filter.ids) all.add('ids', filter.ids);
  if (filter.id) all.add('ids', filter.id);
  for (const name of ['period', 'periodFrom', 'periodTo', 'dateFrom', 'dateTo'] as const) all.any(name, filter[name]);
  for (const name of ['kind', 'status', 'taxCode', 'kapKjs', 'facility', 'country', 'ptkp'] as const)
    all.any(name, filter[name]);
  for (const name of ['returnId', 'importId', 'reference'] as const) all.any(name, filter[name]);
  if (filter.tab) all.add('tab', [...tabs[filter.tab]]);
  if (filter.number) all.add('number', [filter.number.trim().toUpperCase()]);
  const npwp = filter.payee && npwpIn(filter.payee);
  if (npwp) all.add('payeeNpwp', [npwp]);
  else if (filter.payee) all.add('payeeName', [like(filter.payee)]);
  if (filter.amountMin) all.add('amountMin', [sen(filter.amountMin)]);
  if (filter.amountMax) all.add('amountMax', [sen(filter.amountMax)]);
  for (const name of [
    ...either(filter.final, 'final', 'notFinal'),
    ...either(filter.hasError, 'hasError', 'noError'),
    ...either(filter.overWithheld, 'overWithheld', 'notOverWithheld'),
    ...either(filter.borne, 'borne', 'notBorne'),
    ...either(filter.posted, 'posted', 'notPosted'),
  ])
    all.say(name);
  if (filter.notSent) all.say('notSent');
  if (filter.q) all.add('q', [like(filter.q)]);
  return all.found;
};

/** The same conditions; led by the index of words where these single out few of the company's slips. */
export const narrowedBupots = (
  scope: Scope,
  query: Query,
  { q, payee }: BupotFilter,
  plain: readonly Atom<BupotAtom>[],
): Promise<readonly Atom<BupotAtom>[]> =>
  bupotWords.lead(scope, query, [q, payee && npwpIn(payee) === undefined ? payee : undefined], plain);

/** Always inside one company. */
export const bupotsWhere = (of: readonly Atom<BupotAtom>[]) =>
  whereOf(bupotWords.company(of, sql`${bupots.companyId}`), builds, of);
