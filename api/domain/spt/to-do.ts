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

export const toDoStates = [
  'NOT_COMPLETED',
  'NOT_SETTLED',
  'READY',
  'FAILED_PROCESSING',
  'FAILED_SUBMITTING',
  /** Filed, and its documents changed since. */
  'TO_AMEND',
] as const;
export type ToDoState = (typeof toDoStates)[number];
/** Post SPT, Input deposit proof, Validate SPT, Report SPT, and the correction of a filed return. */
export const toDoActions = ['post', 'prove', 'validate', 'report', 'amend'] as const;
type ToDoAction = (typeof toDoActions)[number];

export type ToDo = { readonly state: ToDoState; readonly action: ToDoAction; readonly move: SptMove };

type OpenReturn = Pick<SptRecord, 'status' | 'postedAt' | 'validatedAt' | 'stale'> & {
  /** Whether a later version replaces it. */
  readonly followed: boolean;
};

const toPost: ToDo = { state: 'NOT_COMPLETED', action: 'post', move: 'post' };

/**
 * Null if none is required. The tax office creates its own billing code for the rest (`billedByOffice`, from 2025 on),
 * so payment may follow filing.
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

export const sptFilters = {
  q: search(),
  type: { schema: z.enum(returnTypes), compared: { column: 'type', by: 'is' } },
  /** The years to choose from depend on the current day. */
  year: { ...oneOf(year, {}), shown: { kind: 'choices', place: 'bar' } },
  status: choices(Object.keys(sptStatus.states) as SptStatus[], {
    column: 'status',
    place: 'bar',
    options: 'spt.status',
  }),
  toDo: choices(toDoStates, { place: 'bar', options: 'spt.to_do' }),
  period: period({ column: 'period' }),
  periodFrom: period({ column: 'period', by: 'from', place: 'drawer' }),
  periodTo: period({ column: 'period', by: 'to', place: 'drawer' }),
  /** Corrections only, or only originals. */
  amended: yesNo({ place: 'drawer', options: ['sptScreen.filter.yes', 'sptScreen.filter.no'] }),
  ...byIds,
} satisfies Filters;
export const sptFilter = filterSchema(sptFilters);
export type SptFilter = FilterOf<typeof sptFilters>;

export const sptColumnSorts = [
  'period',
  'revision',
  'documentCount',
  'payable',
  'status',
  'filedAt',
  'updatedAt',
] as const;

/** The returns of a bulk action: listed ids, or everything a filter matches. */
export type SptSelection = { readonly ids: readonly string[] } | { readonly filter: SptFilter };
