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
import { type SptStatus, sptStatus } from './status.ts';
import { toDoStates } from './to-do.ts';

const year = z.union([z.string().regex(/^\d{4}$/), z.int().min(1900).max(9999).transform(String)]);

/** What a list of monthly returns can be narrowed by, in the order of the screen. */
export const sptFilters = {
  q: search(),
  type: { schema: z.enum(['UNIFIKASI', 'PPH21']), compared: { column: 'type', by: 'is' } },
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
