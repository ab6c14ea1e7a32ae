import { z } from 'zod';
import { type SptStatus, sptStatus } from './status.ts';
import { toDoStates } from './to-do.ts';

const masa = z.string().regex(/^\d{4}-\d{2}$/);
const year = z.union([z.string().regex(/^\d{4}$/), z.int().min(1900).max(9999).transform(String)]);
const id = z.string().max(64);
const oneOrMore = <T extends z.ZodType>(of: T) => z.union([of, z.array(of).max(100)]);

/** What a list of monthly returns can be narrowed by. A key that is not here is refused. */
export const sptFilter = z.strictObject({
  q: z.string().trim().max(255).optional(),
  type: z.enum(['UNIFIKASI', 'PPH21']).optional(),
  status: oneOrMore(z.enum(Object.keys(sptStatus.states) as [SptStatus, ...SptStatus[]])).optional(),
  year: oneOrMore(year).optional(),
  period: masa.optional(),
  periodFrom: masa.optional(),
  periodTo: masa.optional(),
  /** Corrections only, or only what is none. */
  amended: z.boolean().optional(),
  /** What is to be done next with it. */
  toDo: oneOrMore(z.enum(toDoStates)).optional(),
  ids: z.array(id).max(1000).optional(),
  /** react-admin's getMany asks with `id`. */
  id: z.array(id).max(1000).optional(),
});
export type SptFilter = z.infer<typeof sptFilter>;

/** The returns a bulk action is for: named one by one, or everything a filter finds. */
export type SptSelection = { readonly ids: readonly string[] } | { readonly filter: SptFilter };

/** Columns a person may sort the list by. */
export const sptColumnSorts = ['period', 'revision', 'slipCount', 'payable', 'status', 'filedAt', 'updatedAt'] as const;

/** What the API sorts by: the columns, and the id, by which react-admin asks when nobody chose. */
export const sptSorts = ['id', ...sptColumnSorts] as const;
