import { and, eq, getTableColumns, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { FakturDefinition } from '#domain/faktur/definition.ts';
import type { FakturFilter, FakturFilters, FakturSelection } from '#domain/faktur/filter.ts';
import { keluaran } from '#domain/faktur/keluaran.ts';
import type { Faktur, FakturListRow, FakturRow } from '#domain/faktur/record.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../database.ts';
import { faktur } from '../../tables.ts';
import { documentList } from '../document-list.ts';
import { type Atom, asking, conditionsOf, contains, either, like, one } from '../list-conditions.ts';
import { fakturWords } from '../words.ts';
import { withLines } from './faktur.ts';
import { type StoredRow, toRecord } from './rows.ts';

/** In one of these states; which they are says the definition of the type. */
const isIn = (statuses: readonly string[]): SQL => inArray(sql`${faktur.status}`, [...statuses]);

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const npwpIn = (counterparty: string): string | undefined => {
  const digits = counterparty.replace(/[\s.-]/g, '');
  return /^\d{15,16}$/.test(digits) ? digits.padStart(16, '0') : undefined;
};

/** Conditions of the list of one type, always inside one company. */
export const fakturConditions = ({ document, unsent, approved }: FakturDefinition) => {
  const { states } = document.status;
  const failed = Object.keys(states).filter((status) => states[status] === 'red');
  // A type may have fewer filters: those it lacks are not asked for.
  const conditions = conditionsOf(document.list.filters as FakturFilters, getTableColumns(faktur), {
    counterparty: {
      asks: (counterparty) => {
        const npwp = npwpIn(counterparty);
        if (npwp) return ['Npwp', [npwp]];
        return counterparty === '' ? undefined : ['Name', [like(counterparty)]];
      },
      builds: {
        Npwp: (p) => eq(faktur.counterpartyNpwp, one(p)),
        // The name is part of the search text, and that one has an index.
        Name: (p) =>
          and(contains(sql`${faktur.searchText}`, one(p)), contains(sql`lower(${faktur.counterpartyName})`, one(p))),
      },
    },
    hasError: either(
      or(gt(faktur.errorCount, 0), isIn(failed)),
      and(eq(faktur.errorCount, 0), sql`not ${isIn(failed)}`),
    ),
    deadlineWithin: asking(
      (days, today) => [dayAfter(today, days)],
      (p) => and(lte(faktur.uploadDeadline, one(p)), isIn(unsent)),
    ),
    notSent: either(and(isNull(faktur.sentAt), isIn(approved))),
    number: asking(
      (number) => [number.replace(/\D/g, '')],
      (p) => eq(faktur.number, one(p)),
    ),
    advanceOf: asking(
      (id) => [id],
      (p) => or(eq(faktur.advanceOf, one(p)), eq(faktur.id, one(p))),
    ),
  });
  return {
    atoms: conditions.atoms,
    where: (of: readonly Atom[]): SQL | undefined =>
      conditions.where(of, fakturWords.company, { found: (p) => inArray(faktur.id, fakturWords.idsWith(one(p))) }),
  };
};

/** The same conditions; led by the index of words where these single out few of the company's invoices. */
export const narrowed = (
  scope: Scope,
  query: Query,
  { q, counterparty }: FakturFilter,
  plain: readonly Atom[],
): Promise<readonly Atom[]> =>
  fakturWords.lead(
    scope,
    query,
    [q, counterparty && npwpIn(counterparty) === undefined ? counterparty : undefined],
    plain,
  );

/** A type may have fewer filters: those it lacks are not asked for. */
type AllFilters = { readonly list: { readonly filters: FakturFilters } };

type Named<C extends string, T extends string> = {
  readonly document: { readonly list: { readonly sorts: readonly C[]; readonly totals: readonly T[] } };
};

/** The list of one type of VAT documents. */
export const fakturListOf = <C extends string, T extends string, S extends string>(
  of: FakturDefinition<S> & Named<C, T>,
) =>
  documentList<FakturFilters, C, T, S>(of.document as typeof of.document & AllFilters)<
    StoredRow,
    FakturRow,
    FakturListRow
  >({
    table: faktur,
    only: eq(faktur.type, of.type),
    conditions: fakturConditions(of),
    words: { asked: ({ q, counterparty }: FakturFilter) => Boolean(q || counterparty), way: narrowed },
    toRecord,
    walk: { by: 'date', before: '' },
  });

/** The list whose revision every change of an outgoing invoice bumps. */
export const FAKTUR_LIST = keluaran.document.resource;

export const fakturList = fakturListOf(keluaran);

/**
 * The first rows, one page with the exact count, the sums over a whole filter, the statement of a page for a look at its plan, and the walk through
 * a whole selection by date.
 */
export const {
  first: firstFakturs,
  page: listFakturs,
  totals: totalFakturs,
  pageQuery,
  walk: fakturRowPages,
} = fakturList;

/** Whole invoices of a selection, page by page. */
export async function* fakturPages(
  scope: Scope,
  query: Query,
  selection: FakturSelection,
  today: string,
): AsyncGenerator<Faktur[]> {
  for await (const rows of fakturRowPages(scope, query, selection, today)) yield withLines(scope, query, rows);
}
