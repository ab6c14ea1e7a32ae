import { z } from '@hono/zod-openapi';

type Chosen<F> = { ids?: string[] | undefined; filter?: F | undefined };

/** The records a bulk action is for: `ids`, or everything a `filter` finds; one of the two. */
export const selectionBy = <F extends z.ZodType>(filter: F) => {
  type Found = z.output<F>;
  const chosen = {
    ids: z.array(z.string().min(1).max(64)).min(1, 'problem.field.required').max(20_000).optional(),
    filter: filter.optional(),
  };
  const one = ({ ids, filter: found }: Chosen<Found>) => (ids === undefined) !== (found === undefined);
  const neither = { error: 'problem.field.required', path: ['ids'] };
  return {
    selection: z.strictObject(chosen).refine((body) => one(body as Chosen<Found>), neither),
    selectionWith: <S extends z.ZodRawShape>(more: S) =>
      z.strictObject({ ...chosen, ...more }).refine((body) => one(body as Chosen<Found>), neither),
    selectionOf: (body: object): { ids: string[] } | { filter: Found } => {
      const { ids, filter: found } = body as Chosen<Found>;
      return ids ? { ids } : { filter: found ?? ({} as Found) };
    },
  };
};
