import { and, eq, getTableColumns, gt, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { SptFilter } from '#domain/spt/filter.ts';
import type { SptStatus } from '#domain/spt/status.ts';
import type { ToDoState } from '#domain/spt/to-do.ts';
import { spts } from '../../tables.ts';
import { type Atom, atoms, type Builds, contains, like, one, whereOf } from '../list-conditions.ts';
import { listOf } from '../list-of.ts';
import { toSpt, toSptRow } from './rows.ts';

/** The list whose revision every change of a return bumps. */
export const SPT_LIST = 'ebupot/spt';

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

const builds = {
  q: (p) => contains(sql`${spts.searchText}`, one(p)),
  type: (p) => inArray(spts.type, p),
  status: (p) => inArray(spts.status, p),
  period: (p) => eq(spts.period, one(p)),
  periodFrom: (p) => gte(spts.period, one(p)),
  periodTo: (p) => lte(spts.period, one(p)),
  year: (p) => inArray(sql`substr(${spts.period}, 1, 4)`, p),
  amended: () => gt(spts.revision, 0),
  notAmended: () => eq(spts.revision, 0),
  toDo: (p) => inArray(toDo, p),
  ids: (p) => inArray(spts.id, p),
  nothing: () => sql`1 = 0`,
} satisfies Builds<string>;

type SptAtom = keyof typeof builds;

const sptAtoms = (filter: SptFilter): readonly Atom<SptAtom>[] => {
  const all = atoms<SptAtom>();
  if (filter.ids) all.add('ids', filter.ids);
  if (filter.id) all.add('ids', filter.id);
  for (const name of ['type', 'status', 'period', 'periodFrom', 'periodTo', 'year', 'toDo'] as const)
    all.any(name, filter[name]);
  if (filter.amended !== undefined) all.say(filter.amended ? 'amended' : 'notAmended');
  if (filter.q) all.add('q', [like(filter.q)]);
  return all.found;
};

const { searchText: _, ...columns } = getTableColumns(spts);
const { inputs: _i, amounts: _a, ...listed } = columns;

export const sptList = listOf({
  list: SPT_LIST,
  table: spts,
  columns,
  company: spts.companyId,
  status: spts.status,
  sortBy: {
    id: spts.id,
    period: spts.period,
    revision: spts.revision,
    slipCount: spts.slipCount,
    payable: spts.payable,
    status: spts.status,
    filedAt: spts.filedAt,
    updatedAt: spts.updatedAt,
  },
  nullable: new Set(['filedAt']),
  sums: {
    payable: spts.payable,
    overpaid: spts.overpaid,
    // Sums are told in hundredths of what is added.
    slipCount: sql`${spts.slipCount} * 100`,
  },
  // What the office annulled counts for nothing.
  notSummed: ['CANCELED'] satisfies SptStatus[] as SptStatus[],
  where: (of: readonly Atom<SptAtom>[]) => whereOf(sql`${spts.companyId}`, builds, of),
  atoms: (filter: SptFilter) => sptAtoms(filter),
  toRecord: toSpt,
  shown: { columns: listed, toItem: toSptRow },
  walk: { by: spts.period, before: '' },
});
