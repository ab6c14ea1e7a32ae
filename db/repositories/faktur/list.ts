import { and, eq, getTableColumns, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { periodAfter, periodOf } from '#domain/definition/day.ts';
import type { FilterOf, Filters } from '#domain/definition/filter.ts';
import { collectedCodes } from '#domain/faktur/codes.ts';
import { creditLimit } from '#domain/faktur/crediting.ts';
import type { FakturDefinition } from '#domain/faktur/definition.ts';
import type { FakturSelection } from '#domain/faktur/filter.ts';
import { keluaran } from '#domain/faktur/keluaran.ts';
import { type MasukanTab, masukanTabs } from '#domain/faktur/masukan-status.ts';
import type { Faktur, FakturListRow, FakturRow } from '#domain/faktur/record.ts';
import { validStatuses } from '#domain/faktur/status-queries.ts';
import type { VatType } from '#domain/faktur/types.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../database.ts';
import { faktur } from '../../tables.ts';
import { documentList } from '../document-list.ts';
import {
  type Atom,
  asking,
  conditionsOf,
  contains,
  either,
  like,
  type NamedCondition,
  one,
} from '../list-conditions.ts';
import { fakturWords } from '../words.ts';
import { withLines } from './faktur.ts';
import { type StoredRow, toRecord } from './rows.ts';

const isIn = (statuses: readonly string[]): SQL => inArray(sql`${faktur.status}`, [...statuses]);

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const npwpIn = (counterparty: string): string | undefined => {
  const digits = counterparty.replace(/[\s.-]/g, '');
  return /^\d{15,16}$/.test(digits) ? digits.padStart(16, '0') : undefined;
};

const lastMasaEnding = (day: string): string => {
  for (let period = periodOf(day); ; period = periodAfter(period, -1)) if (creditLimit(period) <= day) return period;
};

export const fakturConditions = <F extends Filters, S extends string>({
  document,
  unsent,
  approved,
}: FakturDefinition<S, string, VatType> & { readonly document: { readonly list: { readonly filters: F } } }) => {
  const { states, start } = document.status;
  const failed = (Object.keys(states) as S[]).filter((status) => states[status] === 'red');
  const named: Readonly<Record<string, NamedCondition<never>>> = {
    counterparty: {
      asks: (counterparty: string) => {
        const npwp = npwpIn(counterparty);
        if (npwp) return ['Npwp', [npwp]];
        return counterparty === '' ? undefined : ['Name', [like(counterparty)]];
      },
      builds: {
        Npwp: (p) => eq(faktur.counterpartyNpwp, one(p)),
        Name: (p) =>
          and(contains(sql`${faktur.searchText}`, one(p)), contains(sql`lower(${faktur.counterpartyName})`, one(p))),
      },
    },
    hasError: either(
      or(gt(faktur.errorCount, 0), isIn(failed)),
      and(eq(faktur.errorCount, 0), sql`not ${isIn(failed)}`),
    ),
    deadlineWithin: asking(
      (days: number, today) => [dayAfter(today, days)],
      (p) => and(lte(faktur.uploadDeadline, one(p)), isIn(unsent)),
    ),
    /** Undecided, in a masa whose window for crediting ends by then. */
    limitWithin: asking(
      (days: number, today) => [lastMasaEnding(dayAfter(today, days))],
      (p) => and(lte(faktur.period, one(p)), isIn([start])),
    ),
    tab: asking(
      (tab: MasukanTab) => masukanTabs[tab],
      (p) => inArray(sql`${faktur.status}`, p),
    ),
    notSent: either(and(isNull(faktur.sentAt), isIn(approved))),
    collectorReceipt: either(
      isNotNull(faktur.collectorNtpn),
      and(inArray(faktur.code, [...collectedCodes]), isNull(faktur.collectorNtpn), isIn(validStatuses)),
    ),
    number: asking(
      (number: string) => [number.replace(/\D/g, '')],
      (p) => eq(faktur.number, one(p)),
    ),
    advanceOf: asking(
      (id: string) => [id],
      (p) => or(eq(faktur.advanceOf, one(p)), eq(faktur.id, one(p))),
    ),
  };
  const conditions = conditionsOf(document.list.filters, getTableColumns(faktur), named as object);
  return {
    atoms: conditions.atoms,
    where: (of: readonly Atom[]): SQL | undefined =>
      conditions.where(of, fakturWords.company, { found: (p) => inArray(faktur.id, fakturWords.idsWith(one(p))) }),
  };
};

export const wordsIn = (filter: Readonly<Record<string, unknown>>): (string | undefined)[] => {
  const { q, counterparty } = filter as { q?: string; counterparty?: string };
  return [q, counterparty && npwpIn(counterparty) === undefined ? counterparty : undefined];
};

/** Led by the word index when the words match only a few invoices. */
export const narrowed = <F extends Filters>(
  scope: Scope,
  query: Query,
  filter: FilterOf<F>,
  plain: readonly Atom[],
): Promise<readonly Atom[]> => fakturWords.lead(scope, query, wordsIn(filter), plain);

type Named<F extends Filters, C extends string, T extends string> = {
  readonly document: {
    readonly list: { readonly filters: F; readonly sorts: readonly C[]; readonly totals: readonly T[] };
  };
};

export const fakturListOf =
  <Item = FakturListRow>() =>
  <F extends Filters, C extends string, T extends string, S extends string>(
    of: FakturDefinition<S, string, VatType> & Named<F, C, T>,
  ) =>
    documentList<F, C, T, S>(of.document)<StoredRow, FakturRow<S>, Item>({
      table: faktur,
      only: eq(faktur.type, of.type),
      conditions: fakturConditions<F, S>(of),
      words: { isSearch: (filter) => wordsIn(filter).some(Boolean), way: narrowed },
      toRecord: (row) => toRecord<S>(row),
      walk: { by: 'date', before: '' },
    });

export const FAKTUR_LIST = keluaran.document.resource;

export const fakturList = fakturListOf()(keluaran);

/**
 * `first` rows, a page with the exact count, sums over a whole filter, the statement of a page (to check its plan), and
 * the walk through a selection by date.
 */
export const {
  first: firstFakturs,
  page: listFakturs,
  totals: totalFakturs,
  pageQuery,
  walk: fakturRowPages,
} = fakturList;

export async function* fakturPages(
  scope: Scope,
  query: Query,
  selection: FakturSelection,
  today: string,
): AsyncGenerator<Faktur[]> {
  for await (const rows of fakturRowPages(scope, query, selection, today)) yield withLines(scope, query, rows);
}
