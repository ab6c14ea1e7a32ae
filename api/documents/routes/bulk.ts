import { z } from '@hono/zod-openapi';
import {
  type BulkAnswer,
  bulkAnswerSchema,
  type Eligible,
  eligibleSchema,
  wholeJobSchema,
} from '#domain/definition/answers.ts';
import type { Access, BulkRules } from '#domain/definition/document.ts';
import { type Filters, filterSchema } from '#domain/definition/filter.ts';
import type { Scope } from '#domain/scope.ts';
import type { SelectionOf } from '../../../db/repositories/list-of.ts';
import { selectionBy } from '../../http/create-router.ts';
import { route, router } from '../../http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { chosenWithin, type Fixed } from '../family.ts';
import { type Place, summed } from './place.ts';

type Many<F, A extends string> = {
  readonly definition: {
    readonly list: { readonly filters: Filters };
    readonly exports: readonly ('xml' | 'xlsx' | 'csv')[];
    readonly bulk: Readonly<Record<A, Pick<BulkRules<never>[string], 'by'>>>;
  };
  readonly access: Access;
  readonly actions: readonly A[];
  eligible(deps: Deps, scope: Scope, selection: SelectionOf<F>, action: A): Promise<Eligible>;
  bulkJob(
    deps: Deps,
    scope: Scope,
    selection: SelectionOf<F>,
    wanted: { action: A; kind: string; payload?: unknown },
  ): Promise<BulkAnswer>;
  wholeJob(
    deps: Deps,
    scope: Scope,
    selection: SelectionOf<F>,
    wanted: { action: A; kind: string; payload?: Record<string, unknown> },
  ): Promise<{ jobId: string; total: number }>;
};

type Input = Readonly<Record<string, unknown>>;

export type Bulk<A extends string, F = unknown> = {
  /** "download" for "Billings", or the complete "downloadBillingSsps". */
  readonly operation: (noun: string) => string;
  /** Relative to the family's base; with a leading slash an absolute path. */
  readonly path: string;
  readonly summary: string;
  readonly action: A | ((input: Input) => A);
  readonly job: string;
  /** One item per record; by default one job over the whole selection. */
  readonly each?: true;
  readonly more?: z.ZodRawShape;
  readonly payload?: (input: Input, fixed: Fixed) => Record<string, unknown>;
  refuse?(deps: Deps, scope: Scope, selection: SelectionOf<F>, input: Input): Promise<void>;
};

type Bulks<F, A extends string> = {
  readonly at: readonly Place[];
  readonly jobs: readonly Bulk<A, F>[];
};

export const removing = <A extends string>(job: string, path = 'bulk-delete', payload?: Bulk<A>['payload']) =>
  ({
    operation: (noun) => `remove${noun}s`,
    path,
    summary: 'Remove what may go, as a job',
    action: 'delete' as A,
    job,
    each: true,
    ...(payload ? { payload } : {}),
  }) satisfies Bulk<A>;

export const exporting = <A extends string>(
  formats: readonly string[],
  job: string,
  { action = 'export' as A, payload }: { action?: Bulk<A>['action']; payload?: Bulk<A>['payload'] } = {},
): Bulk<A> => ({
  operation: (noun) => `export${noun}s`,
  path: 'export',
  summary: `A selection as a file (${formats.join(', ')}), as a job`,
  action,
  job,
  more: { format: z.enum(formats as [string, ...string[]]) },
  payload: (input, fixed) => ({ format: input.format, ...payload?.(input, fixed) }),
});

/** Every body has the selection (`ids` or `filter`) and further parameters; starting a job returns 202 with its id. */
export const bulkRoutes = <F extends object, A extends string>(
  deps: Deps,
  family: Many<F, A>,
  { at, jobs }: Bulks<F, A>,
) => {
  const app = router();
  const { definition, access } = family;
  const { selectionWith, selectionOf } = selectionBy(filterSchema(definition.list.filters));
  const ruleOf = (action: Bulk<A>['action']) => definition.bulk[typeof action === 'function' ? action({}) : action];

  for (const place of at) {
    const { base, tag, noun, fixed = {} } = place;
    const chosen = (of: object) => chosenWithin(selectionOf(of) as SelectionOf<F>, fixed);
    app.openapi(
      route({
        operationId: `countEligible${noun}s`,
        method: 'post',
        path: `${base}/eligible`,
        tag,
        summary: summed('How many of a selection qualify for an action', place),
        needs: access.view,
        body: selectionWith({ action: z.enum(family.actions as unknown as [A, ...A[]]) }),
        out: eligibleSchema,
      }),
      async (c) => {
        const { action, ...of } = c.req.valid('json') as { action: A };
        return c.json(await family.eligible(deps, c.get('scope'), chosen(of), action));
      },
    );
    for (const { operation, path, summary, action, job, each, more = {}, payload, refuse } of jobs)
      app.openapi(
        route({
          operationId: operation(noun),
          method: 'post',
          path: path.startsWith('/') ? path : `${base}/${path}`,
          tag,
          summary: summed(summary, place),
          needs: access[ruleOf(action).by] ?? access.write,
          body: selectionWith(more),
          status: 202,
          idempotent: true,
          out: (each ? bulkAnswerSchema : wholeJobSchema) as z.ZodType<{ jobId: string; total: number }>,
        }),
        async (c) => {
          const scope = c.get('scope');
          const body = c.req.valid('json') as Input;
          const input = Object.fromEntries(Object.entries(body).filter(([key]) => key in more));
          const of = chosen(Object.fromEntries(Object.entries(body).filter(([key]) => !(key in more))));
          const wanted = {
            action: typeof action === 'function' ? action(input) : action,
            kind: job,
            ...(payload ? { payload: payload(input, fixed) } : {}),
          };
          await refuse?.(deps, scope, of, input);
          if (!each) return c.json(await family.wholeJob(deps, scope, of, wanted), 202);
          return c.json(await family.bulkJob(deps, scope, of, wanted), 202);
        },
      );
  }
  return app;
};
