import { and, eq, gt, gte, inArray, isNull, lte, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { FakturFilter } from '#domain/faktur/filter.ts';
import { type FakturStatus, fakturStatus } from '#domain/faktur/status.ts';
import { sen } from '#domain/kit/money.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../connection.ts';
import { faktur } from '../tables.ts';
import { areFew, idsWith, indexedWords } from './faktur-words.ts';

/** One condition of a filter: its name and its values. The names with their counts are the shape; a query is built once per shape. */
export type Atom = readonly [name: AtomName, values: readonly unknown[]];
type Build = (places: Placeholder[]) => SQL | undefined;

const one = (places: Placeholder[]): Placeholder => places[0] as Placeholder;
const contains = (column: SQL, place: Placeholder): SQL => sql`${column} like ${place} escape '\\'`;

const states = Object.keys(fakturStatus.states) as FakturStatus[];
const failed = states.filter((status) => fakturStatus.states[status] === 'red');
const unsent: FakturStatus[] = [...fakturStatus.moves.upload.from, ...fakturStatus.moves.retry.from];
const approved: readonly FakturStatus[] = fakturStatus.moves.substitute.from;

const builds = {
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
  buyerNpwp: (p) => eq(faktur.buyerNpwp, one(p)),
  // The name is part of the search text, and that one has an index.
  buyerName: (p) => and(contains(sql`${faktur.searchText}`, one(p)), contains(sql`lower(${faktur.buyerName})`, one(p))),
  found: (p) => inArray(faktur.id, idsWith(one(p))),
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
} satisfies Record<string, Build>;
type AtomName = keyof typeof builds;

const like = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, (char) => `\\${char}`)}%`;
const list = <T>(value: T | readonly T[]): readonly T[] => (Array.isArray(value) ? value : [value as T]);
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const npwpIn = (buyer: string): string | undefined => {
  const digits = buyer.replace(/[\s.-]/g, '');
  return /^\d{15,16}$/.test(digits) ? digits.padStart(16, '0') : undefined;
};

const buyerAtom = (buyer: string): Atom => {
  const npwp = npwpIn(buyer);
  return npwp === undefined ? ['buyerName', [like(buyer)]] : ['buyerNpwp', [npwp]];
};

/** A filter as conditions; `today` (YYYY-MM-DD) is what "within n days" counts from. Empty texts and lists ask for nothing. */
export const atomsOf = (filter: FakturFilter, today: string): Atom[] => {
  const atoms: Atom[] = [];
  const add = (name: AtomName, values: readonly unknown[]) => {
    atoms.push(values.length === 0 ? ['nothing', []] : [name, values]);
  };
  if (filter.ids) add('ids', filter.ids);
  if (filter.id) add('ids', filter.id);
  if (filter.period) add('period', [filter.period]);
  if (filter.periodFrom) add('periodFrom', [filter.periodFrom]);
  if (filter.periodTo) add('periodTo', [filter.periodTo]);
  if (filter.dateFrom) add('dateFrom', [filter.dateFrom]);
  if (filter.dateTo) add('dateTo', [filter.dateTo]);
  for (const name of ['status', 'kind', 'code', 'term'] as const) {
    const value = filter[name];
    if (value !== undefined && list<string>(value).length > 0) add(name, list<string>(value));
  }
  if (filter.buyer) atoms.push(buyerAtom(filter.buyer));
  if (filter.hasError !== undefined) atoms.push([filter.hasError ? 'hasError' : 'noError', []]);
  if (filter.deadlineWithin !== undefined) add('deadlineUntil', [dayAfter(today, filter.deadlineWithin)]);
  if (filter.amountMin) add('amountMin', [sen(filter.amountMin)]);
  if (filter.amountMax) add('amountMax', [sen(filter.amountMax)]);
  if (filter.notSent) atoms.push(['notSent', []]);
  for (const name of ['importId', 'reference', 'advanceOf'] as const) {
    const value = filter[name];
    if (value) add(name, [value]);
  }
  if (filter.number) add('number', [filter.number.replace(/\D/g, '')]);
  if (filter.q) add('q', [like(filter.q)]);
  return atoms;
};

/** The same conditions; led by the index of words where these single out few of the company's invoices. */
export const narrowed = async (
  scope: Scope,
  query: Query,
  { q, buyer }: FakturFilter,
  atoms: readonly Atom[],
): Promise<readonly Atom[]> => {
  for (const typed of [q, buyer && npwpIn(buyer) === undefined ? buyer : undefined]) {
    const words = typed && indexedWords(typed.toLowerCase());
    if (words && (await areFew(scope, query, words))) return [...atoms, ['found', [words]]];
  }
  return atoms;
};

/** What makes two filters the same query: the names, and how many values each has. */
export const shapeOf = (atoms: readonly Atom[]): string => atoms.map(([name, { length }]) => `${name}${length}`).join();

/** Values by placeholder name. */
export const valuesOf = (companyId: string, atoms: readonly Atom[]): Record<string, unknown> => {
  const values: Record<string, unknown> = { companyId };
  atoms.forEach(([, of], at) => {
    of.forEach((value, index) => {
      values[`p${at}_${index}`] = value;
    });
  });
  return values;
};

/** The condition with placeholders; always inside one company. The plus keeps SQLite from walking the company's rows where the words lead. */
export const whereOf = (atoms: readonly Atom[]): SQL | undefined =>
  and(
    sql`${sql.raw(atoms.some(([name]) => name === 'found') ? '+' : '')}${faktur.companyId} = ${sql.placeholder('companyId')}`,
    ...atoms.map(([name, of], at) => builds[name](of.map((_, index) => sql.placeholder(`p${at}_${index}`)))),
  );
