import { z } from '@hono/zod-openapi';
import { type BulkAnswer, bulkAnswerSchema, namedSchema } from '#domain/definition/answers.ts';
import { filterSchema } from '#domain/definition/filter.ts';
import type { AnswerOf } from '#domain/definition/view-pieces.ts';
import { vatAccess } from '#domain/faktur/access.ts';
import type { Scope } from '#domain/scope.ts';
import { type Bulk, bulkRoutes, removing } from '../../../documents/routes/bulk.ts';
import { moveRoutes } from '../../../documents/routes/moves.ts';
import type { Place } from '../../../documents/routes/place.ts';
import { readingRoutes } from '../../../documents/routes/reading.ts';
import { removeRoutes, saveRoutes } from '../../../documents/routes/saves.ts';
import { sendingMoves, sendingRoutes } from '../../../documents/routes/sending.ts';
import { createRouter, reason } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { fileExports } from './file-jobs.ts';
import { byId } from './schemas.ts';

type Family = Parameters<typeof bulkRoutes>[1] & Parameters<typeof readingRoutes>[1] & Parameters<typeof moveRoutes>[1];
type Ways = Parameters<typeof sendingMoves<BulkAnswer>>[0];
type Named = { readonly definition: { readonly name: string } };

/** Method syntax, so that rows and selections of a type are assignable. */
type Work = {
  readonly saves: Parameters<typeof saveRoutes>[1] & Parameters<typeof removeRoutes>[1];
  substitute?(deps: Deps, scope: Scope, params: never): Promise<object>;
};

/** Operations of a type that is sent to the office. */
type Sending = {
  upload(deps: Deps, scope: Scope, of: never, move: 'upload' | 'retry', lockReason?: string): Promise<BulkAnswer>;
  refresh(deps: Deps, scope: Scope, of: never): Promise<BulkAnswer>;
  cancel(deps: Deps, scope: Scope, params: never): Promise<object>;
  changeSignee(deps: Deps, scope: Scope, input: never): Promise<object>;
  direct(deps: Deps, scope: Scope, input: never): Promise<object>;
};

/** `one` after saving, `view` with all context; `uploaded` and `head` with the started job, of types that are sent. */
type Answers<View> = Readonly<
  Record<'one' | 'row', z.ZodType> & Partial<Record<'uploaded' | 'signed' | 'head', z.ZodType>>
> & {
  readonly view: View;
};

type SentRouteOptions<View extends z.ZodType> = {
  readonly place: Place;
  readonly drafts?: readonly Place[];
  readonly family: object & Named;
  readonly work: object;
  readonly input: z.ZodType;
  readonly answers: Answers<View>;
  readonly view: (deps: Deps, scope: Scope, id: string) => Promise<AnswerOf<View>>;
  readonly jobs?: readonly Bulk<string>[];
};

export const sentRoutes = <View extends z.ZodType>(
  deps: Deps,
  { place, drafts = [], family: own, work: does, input, answers, view, jobs = [] }: SentRouteOptions<View>,
) => {
  const family = own as Family & Named;
  const work = does as Work & Partial<Sending>;
  const sends = work.upload ? (does as Sending) : null;
  const { name, exports, list } = family.definition;
  const at = [place];
  const app = createRouter(place.tag);
  const ways: Ways | null = sends && {
    send: (inner, scope, of, move, lockReason) => sends.upload(inner, scope, of as never, move, lockReason),
    refresh: (inner, scope, of) => sends.refresh(inner, scope, of as never),
  };
  app.route(
    '/',
    bulkRoutes(deps, family, {
      at,
      jobs: [
        removing(`${name}.remove`, 'draft-delete'),
        ...fileExports(`${place.noun}s`, exports, `${name}.export`),
        ...jobs,
      ],
    }),
  );
  // Before the routes with `{id}`, which would match these paths.
  if (sends && answers.signed && answers.uploaded)
    app.route(
      '/',
      sendingRoutes(deps, {
        place,
        access: vatAccess,
        filter: filterSchema(list.filters),
        ...(ways as object as Pick<Parameters<typeof sendingRoutes>[1], keyof Ways>),
        signee: {
          answer: answers.signed,
          does: (inner, scope, input) => sends.changeSignee(inner, scope, input as never),
        },
        direct: {
          input,
          answer: answers.uploaded,
          does: (inner, scope, input) => sends.direct(inner, scope, input as never),
        },
      }),
    );
  const { substitute } = work;
  if (substitute)
    app.addRoute({
      operationId: `substitute${place.noun}`,
      method: 'post',
      path: `${place.base}/{id}/substitute`,
      summary: 'Make a substitute of an approved document, as a draft',
      needs: family.access.write,
      params: byId,
      body: z.strictObject({ input, reason }),
      status: 201,
      idempotent: true,
      out: answers.one,
      does: (params, scope) => substitute(deps, scope, params as never),
    });
  app.route(
    '/',
    saveRoutes(deps, work.saves, {
      at: [...drafts, place],
      body: () => ({ input }),
      answer: answers.one,
      autosaves: true,
    }),
  );
  app.route('/', removeRoutes(deps, work.saves, { at }));
  app.route(
    '/',
    moveRoutes(deps, family, {
      at,
      answer: answers.head ? z.union([bulkAnswerSchema, answers.head, namedSchema]) : namedSchema,
      does: {
        ...(ways ? sendingMoves(ways) : {}),
        ...(sends ? { cancel: (inner: Deps, scope: Scope, params: never) => sends.cancel(inner, scope, params) } : {}),
        remove: work.saves.remove,
      } as never,
    }),
  );
  app.route(
    '/',
    readingRoutes(deps, family, { at, view: view as never, answers: { row: answers.row, one: answers.view } as never }),
  );
  return app;
};
