import { and, between, eq, getTableColumns, gt, inArray, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import { returnOf } from '#domain/bupot/kinds.ts';
import type { Scope } from '#domain/scope.ts';
import { monthlyReturn, vatReturn } from '#domain/spt/monthly-return.ts';
import type { IncomeReturn, SptRecord } from '#domain/spt/record.ts';
import { type SptStatus, sptStatus } from '#domain/spt/status.ts';
import { isVoid } from '#domain/spt/status-queries.ts';
import { sptFilters, type ToDoState } from '#domain/spt/to-do.ts';
import { formatPeriod } from '#domain/text/format.ts';
import type { Query } from '../../database.ts';
import { bupots, spts } from '../../tables.ts';
import { documentList } from '../document-list.ts';
import { conditionsOf, either } from '../list-conditions.ts';

type Stored = typeof spts.$inferSelect;

type StoredSpt = Omit<Stored, 'searchText'> & { searchText?: string };

export const toSpt = ({ searchText: _, ...row }: StoredSpt): SptRecord => row;

export type SptRow = Omit<SptRecord, 'inputs' | 'amounts' | 'entries' | 'companyId'>;

export const toStoredSpt = (spt: SptRecord): Stored => ({
  ...spt,
  searchText: [spt.period, formatPeriod(spt.period), spt.bpe].filter(Boolean).join(' ').toLowerCase(),
});

type Masa = { readonly type: IncomeReturn; readonly period: string };
/** Annulled by the tax office: treated as if it had never existed. */
const voided = (Object.keys(sptStatus.states) as SptStatus[]).filter((status) => isVoid({ status }));

type Stretch = readonly [first: string, last: string];

/** YYYY-MM, by return type. */
export const masaWithSlips = async (scope: Scope, read: Query, [first, last]: Stretch): Promise<Masa[]> => {
  const rows = await read
    .selectDistinct({ kind: bupots.kind, period: bupots.period })
    .from(bupots)
    .where(and(eq(bupots.companyId, scope.companyId), between(bupots.period, first, last)));
  return rows.map(({ kind, period }) => ({ type: returnOf(kind), period }));
};

/** Masa of a range in which the company has a valid return of income tax. */
export const masaWithReturns = (scope: Scope, read: Query, [first, last]: Stretch): Promise<Masa[]> =>
  read
    .selectDistinct({ type: sql<IncomeReturn>`${spts.type}`, period: spts.period })
    .from(spts)
    .where(
      and(
        eq(spts.companyId, scope.companyId),
        ne(spts.type, 'PPN'),
        between(spts.period, first, last),
        notInArray(spts.status, voided),
      ),
    );

export const SPT_LISTS: readonly string[] = [monthlyReturn.resource, vatReturn.resource];

const of = (status: SptStatus) => eq(spts.status, status);
const unposted = or(
  isNull(spts.postedAt),
  eq(spts.stale, true),
  isNull(spts.validatedAt),
  lt(spts.validatedAt, spts.postedAt),
);
const state = (name: ToDoState) => sql.raw(`'${name}'`);

/** A later valid version of the same masa replaces it. */
const followed = sql`exists (select 1 from ${spts} as later where later.company_id = ${spts.companyId}
  and later.type = ${spts.type} and later.period = ${spts.period} and later.revision > ${spts.revision}
  and later.status <> 'CANCELED')`;

/** The next step: `toDoOf` in SQL; a test compares the two. */
const toDo = sql`case
  when ${and(of('FILED'), eq(spts.stale, true), sql`not ${followed}`)} then ${state('TO_AMEND')}
  when ${of('FAILED_PROCESSING')} then ${state('FAILED_PROCESSING')}
  when ${of('FAILED_SUBMITTING')} then ${state('FAILED_SUBMITTING')}
  when ${of('WAITING_PAYMENT')} then ${state('NOT_SETTLED')}
  when ${or(of('REJECTED'), and(of('CONCEPT'), unposted))} then ${state('NOT_COMPLETED')}
  when ${of('CONCEPT')} then ${state('READY')} end`;

const conditions = conditionsOf(sptFilters, getTableColumns(spts), {
  year: {
    asks: (year) => (year.length === 0 ? undefined : ['', [year].flat()]),
    builds: { '': (p) => inArray(sql`substr(${spts.period}, 1, 4)`, p) },
  },
  amended: either(gt(spts.revision, 0), eq(spts.revision, 0)),
  toDo: {
    asks: (states) => (states.length === 0 ? undefined : ['', [states].flat()]),
    builds: { '': (p) => inArray(toDo, p) },
  },
});

const listed = {
  table: spts,
  conditions,
  // The total is divided by 100 like an amount in sen, so the count is multiplied by 100.
  sums: { documentCount: sql`${spts.documentCount} * 100` },
  toRecord: toSpt,
  walk: { by: 'period', before: '' },
} as const;

export const sptList = documentList(monthlyReturn)<StoredSpt, SptRecord, SptRow>({
  ...listed,
  only: ne(spts.type, 'PPN'),
});
export const vatReturnList = documentList(vatReturn)<StoredSpt, SptRecord, SptRow>({
  ...listed,
  only: eq(spts.type, 'PPN'),
});
