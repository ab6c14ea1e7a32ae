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
import { createRouter } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { fileExports } from './file-jobs.ts';

type Family = Parameters<typeof bulkRoutes>[1] & Parameters<typeof readingRoutes>[1] & Parameters<typeof moveRoutes>[1];
type Ways = Parameters<typeof sendingMoves<BulkAnswer>>[0];
type Named = { readonly definition: { readonly name: string } };

/** Method syntax, so that rows and selections of a type are assignable. */
type Work = {
  readonly saves: Parameters<typeof saveRoutes>[1] & Parameters<typeof removeRoutes>[1];
  upload(deps: Deps, scope: Scope, of: never, move: 'upload' | 'retry', lockReason?: string): Promise<BulkAnswer>;
  refresh(deps: Deps, scope: Scope, of: never): Promise<BulkAnswer>;
  cancel(deps: Deps, scope: Scope, params: never): Promise<object>;
  changeSignee(deps: Deps, scope: Scope, input: never): Promise<object>;
  direct(deps: Deps, scope: Scope, input: never): Promise<object>;
};

/** `one` after saving, `view` with all context, `uploaded` and `head` with the started job. */
type Answers<View> = Readonly<Record<'one' | 'uploaded' | 'signed' | 'head' | 'row', z.ZodType>> & {
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
  const work = does as Work;
  const { name, exports, list } = family.definition;
  const at = [place];
  const app = createRouter(place.tag);
  const ways: Ways = {
    send: (inner, scope, of, move, lockReason) => work.upload(inner, scope, of as never, move, lockReason),
    refresh: (inner, scope, of) => work.refresh(inner, scope, of as never),
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
  app.route(
    '/',
    sendingRoutes(deps, {
      place,
      access: vatAccess,
      filter: filterSchema(list.filters),
      ...(ways as object as Pick<Parameters<typeof sendingRoutes>[1], keyof Ways>),
      signee: {
        answer: answers.signed,
        does: (inner, scope, input) => work.changeSignee(inner, scope, input as never),
      },
      direct: {
        input,
        answer: answers.uploaded,
        does: (inner, scope, input) => work.direct(inner, scope, input as never),
      },
    }),
  );
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
      answer: z.union([bulkAnswerSchema, answers.head, namedSchema]),
      does: {
        ...sendingMoves(ways),
        cancel: (inner: Deps, scope: Scope, params: never) => work.cancel(inner, scope, params),
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
