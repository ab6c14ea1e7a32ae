import { z } from 'zod';
import {
  byIds,
  choices,
  type FilterOf,
  type Filters,
  filterSchema,
  oneOf,
  period,
  search,
  yesNo,
} from '../definition/filter.ts';
import type { Coverage } from './bills.ts';
import { returnTypes, type SptRecord } from './record.ts';
import { type SptMove, type SptStatus, sptStatus } from './status.ts';
import {
  awaitsPayment,
  hasFailedProcessing,
  hasFailedSubmitting,
  isConcept,
  isFiled,
  isRejected,
} from './status-queries.ts';

/** What a return waits for a person to do. */
export const toDoStates = [
  ...(['NOT_COMPLETED', 'NOT_SETTLED', 'READY', 'FAILED_PROCESSING', 'FAILED_SUBMITTING'] as const),
  /** Filed, and something it was made of changed since. */
  'TO_AMEND',
] as const;
export type ToDoState = (typeof toDoStates)[number];
/** Post SPT, Input deposit proof, Validate SPT, Report SPT, and the correction of one that is filed. */
export const toDoActions = ['post', 'prove', 'validate', 'report', 'amend'] as const;
type ToDoAction = (typeof toDoActions)[number];

export type ToDo = { readonly state: ToDoState; readonly action: ToDoAction; readonly move: SptMove };

type OpenReturn = Pick<SptRecord, 'status' | 'postedAt' | 'validatedAt' | 'stale'> & {
  /** Whether a later version stands in its place. */
  readonly followed: boolean;
};

const toPost: ToDo = { state: 'NOT_COMPLETED', action: 'post', move: 'post' };

/**
 * What is to be done next with a return, by what it is and how its bills are covered; null where nobody has to do anything. The office
 * makes its own code for what is left (`billedByOffice`, from 2025 on), so that money may come after filing.
 */
export const toDoOf = (of: OpenReturn, coverage: Coverage, billedByOffice: boolean): ToDo | null => {
  if (isFiled(of)) return of.stale && !of.followed ? { state: 'TO_AMEND', action: 'amend', move: 'amend' } : null;
  if (hasFailedProcessing(of)) return { state: 'FAILED_PROCESSING', action: 'post', move: 'retry' };
  if (hasFailedSubmitting(of)) return { state: 'FAILED_SUBMITTING', action: 'report', move: 'file' };
  if (awaitsPayment(of)) return { state: 'NOT_SETTLED', action: 'prove', move: 'prove' };
  if (isRejected(of)) return toPost;
  if (!isConcept(of)) return null;
  if (of.postedAt === null || of.stale) return toPost;
  if (of.validatedAt === null || of.validatedAt < of.postedAt)
    return { state: 'NOT_COMPLETED', action: 'validate', move: 'validate' };
  if (!coverage.settled && !billedByOffice) return { state: 'NOT_SETTLED', action: 'prove', move: 'prove' };
  return { state: 'READY', action: 'report', move: 'file' };
};

const year = z.union([z.string().regex(/^\d{4}$/), z.int().min(1900).max(9999).transform(String)]);

/** What a list of monthly returns can be narrowed by, in the order of the screen. */
export const sptFilters = {
  q: search(),
  type: { schema: z.enum(returnTypes), compared: { column: 'type', by: 'is' } },
  /** Its years to choose from depend on the day. */
  year: { ...oneOf(year, {}), shown: { kind: 'choices', place: 'bar' } },
  status: choices(Object.keys(sptStatus.states) as SptStatus[], {
    column: 'status',
    place: 'bar',
    options: 'spt.status',
  }),
  /** What is to be done next with it. */
  toDo: choices(toDoStates, { place: 'bar', options: 'spt.to_do' }),
  period: period({ column: 'period' }),
  periodFrom: period({ column: 'period', by: 'from', place: 'drawer' }),
  periodTo: period({ column: 'period', by: 'to', place: 'drawer' }),
  /** Corrections only, or only what is none. */
  amended: yesNo({ place: 'drawer', options: ['sptScreen.filter.yes', 'sptScreen.filter.no'] }),
  ...byIds,
} satisfies Filters;
export const sptFilter = filterSchema(sptFilters);
export type SptFilter = FilterOf<typeof sptFilters>;

/** Columns a person may sort the list by. */
export const sptColumnSorts = [
  'period',
  'revision',
  'documentCount',
  'payable',
  'status',
  'filedAt',
  'updatedAt',
] as const;

/** The returns a bulk action is for: named one by one, or everything a filter finds. */
export type SptSelection = { readonly ids: readonly string[] } | { readonly filter: SptFilter };
