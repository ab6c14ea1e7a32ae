import { and, eq, gt, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { sen } from '#domain/definition/money.ts';
import type { FakturFilter } from '#domain/faktur/filter.ts';
import { type FakturStatus, fakturStatus } from '#domain/faktur/status.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../database.ts';
import { faktur } from '../../tables.ts';
import { type Atom, atoms, type Builds, whereOf as conditionsOf, contains, like, one } from '../list-conditions.ts';
import { fakturWords } from '../words.ts';

const states = Object.keys(fakturStatus.states) as FakturStatus[];
const failed = states.filter((status) => fakturStatus.states[status] === 'red');
const unsent: FakturStatus[] = [...fakturStatus.moves.upload.from, ...fakturStatus.moves.retry.from];
const approved: readonly FakturStatus[] = fakturStatus.moves.substitute.from;

export type FakturAtom =
  | 'q'
  | 'period'
  | 'periodFrom'
  | 'periodTo'
  | 'dateFrom'
  | 'dateTo'
  | 'status'
  | 'kind'
  | 'code'
  | 'term'
  | 'counterpartyNpwp'
  | 'counterpartyName'
  | 'found'
  | 'hasError'
  | 'noError'
  | 'deadlineUntil'
  | 'amountMin'
  | 'amountMax'
  | 'notSent'
  | 'importId'
  | 'ids'
  | 'reference'
  | 'number'
  | 'advanceOf'
  | 'nothing';

const builds: Builds<FakturAtom> = {
  q: (p) => contains(sql`${faktur.searchText}`, one(p)),
  period: (p) => eq(faktur.period, one(p)),
  periodFrom: (p) => gte(faktur.period, one(p)),
  periodTo: (p) => lte(faktur.period, one(p)),
  dateFrom: (p) => gte(faktur.date, one(p)),
  dateTo: (p) => lte(faktur.date, one(p)),
  status: (p) => inArray(faktur.status, p),
  kind: (p) => inArray(faktur.kind, p),
  code: (p) => inArray(faktur.code, p),
  term: (p) => inArray(faktur.term, p),
  counterpartyNpwp: (p) => eq(faktur.counterpartyNpwp, one(p)),
  // The name is part of the search text, and that one has an index.
  counterpartyName: (p) =>
    and(contains(sql`${faktur.searchText}`, one(p)), contains(sql`lower(${faktur.counterpartyName})`, one(p))),
  found: (p) => inArray(faktur.id, fakturWords.idsWith(one(p))),
  hasError: () => or(gt(faktur.errorCount, 0), inArray(faktur.status, failed)),
  noError: () => and(eq(faktur.errorCount, 0), sql`not ${inArray(faktur.status, failed)}`),
  deadlineUntil: (p) => and(lte(faktur.uploadDeadline, one(p)), inArray(faktur.status, unsent)),
  amountMin: (p) => gte(faktur.dpp, one(p)),
  amountMax: (p) => lte(faktur.dpp, one(p)),
  notSent: () => and(isNull(faktur.sentAt), inArray(faktur.status, [...approved])),
  importId: (p) => eq(faktur.importId, one(p)),
  ids: (p) => inArray(faktur.id, p),
  reference: (p) => eq(faktur.reference, one(p)),
  number: (p) => eq(faktur.number, one(p)),
  advanceOf: (p) => or(eq(faktur.advanceOf, one(p)), eq(faktur.id, one(p))),
  nothing: () => sql`1 = 0`,
};

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const npwpIn = (counterparty: string): string | undefined => {
  const digits = counterparty.replace(/[\s.-]/g, '');
  return /^\d{15,16}$/.test(digits) ? digits.padStart(16, '0') : undefined;
};

/** A filter as conditions; `today` (YYYY-MM-DD) is what "within n days" counts from. Empty texts and lists ask for nothing. */
export const atomsOf = (filter: FakturFilter, today: string): readonly Atom<FakturAtom>[] => {
  const all = atoms<FakturAtom>();
  if (filter.ids) all.add('ids', filter.ids);
  if (filter.id) all.add('ids', filter.id);
  for (const name of ['period', 'periodFrom', 'periodTo', 'dateFrom', 'dateTo'] as const) all.any(name, filter[name]);
  for (const name of ['status', 'kind', 'code', 'term'] as const) all.any(name, filter[name]);
  const npwp = filter.counterparty && npwpIn(filter.counterparty);
  if (npwp) all.add('counterpartyNpwp', [npwp]);
  else if (filter.counterparty) all.add('counterpartyName', [like(filter.counterparty)]);
  if (filter.hasError !== undefined) all.say(filter.hasError ? 'hasError' : 'noError');
  if (filter.deadlineWithin !== undefined) all.add('deadlineUntil', [dayAfter(today, filter.deadlineWithin)]);
  if (filter.amountMin) all.add('amountMin', [sen(filter.amountMin)]);
  if (filter.amountMax) all.add('amountMax', [sen(filter.amountMax)]);
  if (filter.notSent) all.say('notSent');
  for (const name of ['importId', 'reference', 'advanceOf'] as const) all.any(name, filter[name]);
  if (filter.number) all.add('number', [filter.number.replace(/\D/g, '')]);
  if (filter.q) all.add('q', [like(filter.q)]);
  return all.found;
};

/** The same conditions; led by the index of words where these single out few of the company's invoices. */
export const narrowed = (
  scope: Scope,
  query: Query,
  { q, counterparty }: FakturFilter,
  plain: readonly Atom<FakturAtom>[],
): Promise<readonly Atom<FakturAtom>[]> =>
  fakturWords.lead(
    scope,
    query,
    [q, counterparty && npwpIn(counterparty) === undefined ? counterparty : undefined],
    plain,
  );

/** Always inside one company. */
export const whereOf = (of: readonly Atom<FakturAtom>[]): SQL | undefined =>
  conditionsOf(fakturWords.company(of, sql`${faktur.companyId}`), builds, of);
