import { and, eq, getTableColumns, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { monthlyReturn } from '#domain/spt/monthly-return.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import type { SptStatus } from '#domain/spt/status.ts';
import { sptFilters, type ToDoState } from '#domain/spt/to-do.ts';
import { spts } from '../../tables.ts';
import { conditionsOf, either } from '../conditions-of.ts';
import { documentList } from '../document-list.ts';
import { type SptRow, type StoredSpt, toSpt } from './rows.ts';

/** The list whose revision every change of a return bumps. */
export const SPT_LIST = monthlyReturn.resource;

const of = (status: SptStatus) => eq(spts.status, status);
const unposted = or(
  isNull(spts.postedAt),
  eq(spts.stale, true),
  isNull(spts.validatedAt),
  lt(spts.validatedAt, spts.postedAt),
);
const state = (name: ToDoState) => sql.raw(`'${name}'`);

/** What is to be done next: `toDoOf` as the database says it; a test holds the two together. */
const toDo = sql`case
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

export const sptList = documentList(monthlyReturn)<StoredSpt, SptRecord, SptRow>({
  table: spts,
  conditions,
  // Sums are told in hundredths of what is added.
  sums: { documentCount: sql`${spts.documentCount} * 100` },
  toRecord: toSpt,
  walk: { by: 'period', before: '' },
});
