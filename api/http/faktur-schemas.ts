import { z } from '@hono/zod-openapi';
import { fakturFilter } from '#domain/faktur/filter.ts';
import { draftInput } from '#domain/faktur/keluaran.ts';

/** Pieces of the requests about outgoing invoices. */
export const base = '/efaktur/out/ctas';
export const tag = 'e-Faktur keluaran (Coretax)';

export const fakturId = z.string().min(1).max(64);
export const byId = z.object({ id: fakturId });
export const version = z.int().min(0);
export const input = draftInput;
export const reason = z.string().trim().min(1, 'problem.field.required').max(500);

const chosen = {
  ids: z.array(fakturId).min(1, 'problem.field.required').max(20_000).optional(),
  filter: fakturFilter.optional(),
};

type Chosen = { ids?: string[] | undefined; filter?: z.infer<typeof fakturFilter> | undefined };
const one = ({ ids, filter }: Chosen) => (ids === undefined) !== (filter === undefined);
const neither = { error: 'problem.field.required', path: ['ids'] };

/** The documents a bulk action is for: `ids`, or everything a `filter` finds; one of the two. */
export const selection = z.strictObject(chosen).refine(one, neither);
export const selectionWith = <S extends z.ZodRawShape>(more: S) =>
  z.strictObject({ ...chosen, ...more }).refine((body) => one(body as Chosen), neither);

export const selectionOf = ({ ids, filter }: Chosen) => (ids ? { ids } : { filter: filter ?? {} });

export const jobAnswer = z.object({ jobId: z.string() });
export const record = z.record(z.string(), z.unknown());
