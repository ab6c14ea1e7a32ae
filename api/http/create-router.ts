import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { isPeriod } from '#domain/definition/day.ts';
import { LONGEST_REASON } from '#domain/definition/reason.ts';
import type { AnswerOf } from '#domain/definition/view-pieces.ts';
import type { Scope } from '#domain/scope.ts';
import type { Ctx, Env } from './edge.ts';
import { type RouteInput, route, router } from './route.ts';

type Part<S> = S extends z.ZodType ? z.output<S> : unknown;

type Address<Params, Query, Json, Form, Out extends z.ZodType> = Omit<
  RouteInput<Params, Query, Json, Form, Out>,
  'tag' | 'file'
> & {
  out: Out;
  tag?: string;
  /** Called with path, query and body merged; its result is the response. */
  does: (
    input: Part<Params> & Part<Query> & Part<Json> & Part<Form>,
    scope: Scope,
    c: Ctx,
  ) => Promise<AnswerOf<Out>> | AnswerOf<Out>;
};

const parts = ['param', 'query', 'json', 'form'] as const;

/** A response that is more than a record needs `route`. */
export const createRouter = (tag: string) => {
  const app: OpenAPIHono<Env> = router();
  const addRoute = <
    Out extends z.ZodType,
    Params extends z.ZodObject | undefined = undefined,
    Query extends z.ZodObject | undefined = undefined,
    Json extends z.ZodType | undefined = undefined,
    Form extends z.ZodType | undefined = undefined,
  >({
    does,
    ...of
  }: Address<Params, Query, Json, Form, Out>): void => {
    const made = route({ tag, ...of } as Parameters<typeof route>[0]);
    app.openapi(made, async (c) => {
      const input = Object.assign({}, ...parts.map((part) => c.req.valid(part as never)));
      return c.json((await does(input, c.get('scope'), c)) as never, (of.status ?? 200) as 200);
    });
  };
  return Object.assign(app, { addRoute });
};

/** YYYY-MM. */
export const masa = z.string().refine(isPeriod, 'problem.field.period');

export const reason = z.string().trim().min(1, 'problem.field.required').max(LONGEST_REASON);

type Chosen<F> = { ids?: string[] | undefined; filter?: F | undefined };

/** Either `ids`, or everything that matches a `filter`. */
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
