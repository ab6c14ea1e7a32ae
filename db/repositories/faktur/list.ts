import type { FakturFilter } from '#domain/faktur/filter.ts';
import { fakturKeluaran } from '#domain/faktur/keluaran.ts';
import type { FakturListRow, FakturRow } from '#domain/faktur/record.ts';
import { faktur } from '../../tables.ts';
import { documentList } from '../document-list.ts';
import { fakturConditions, narrowed } from './filter.ts';
import { type StoredRow, toRecord } from './rows.ts';

/** The list whose revision every change of an outgoing invoice bumps. */
export const FAKTUR_LIST = fakturKeluaran.resource;

export const fakturList = documentList(fakturKeluaran)<StoredRow, FakturRow, FakturListRow>({
  table: faktur,
  conditions: fakturConditions,
  words: { asked: ({ q, counterparty }: FakturFilter) => Boolean(q || counterparty), way: narrowed },
  toRecord,
  walk: { by: 'date', before: '' },
});

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

export type FakturTotals = Awaited<ReturnType<typeof totalFakturs>>;
