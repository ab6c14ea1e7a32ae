import { eq } from 'drizzle-orm';
import type { FakturDefinition } from '#domain/faktur/definition.ts';
import type { FakturFilter, FakturFilters } from '#domain/faktur/filter.ts';
import { keluaran } from '#domain/faktur/keluaran.ts';
import type { FakturListRow, FakturRow } from '#domain/faktur/record.ts';
import { faktur } from '../../tables.ts';
import { documentList } from '../document-list.ts';
import { fakturConditions, narrowed } from './filter.ts';
import { type StoredRow, toRecord } from './rows.ts';

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
