import { z } from '@hono/zod-openapi';
import { sptSchema } from '#domain/spt/record-schema.ts';
import { postingViewSchema, sptUnderwaySchema } from '#domain/spt/view-schema.ts';
import { removeRoutes, saveRoutes } from '../../../documents/routes/saves.ts';
import { masa } from '../../../http/masa.ts';
import { reason } from '../../../http/reason.ts';
import { route, router } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { postPeriod, postSpt, validateSpt } from '../ask-posting.ts';
import { amendSpt, sptSaves } from '../save-spts.ts';
import { viewPosting } from '../view-posting.ts';
import { at, byId, sptBases, tag, typeOf } from './schemas.ts';

const needs = 'EBUPOT_SPT_CREATE';

/** Making, posting, checking, correcting and removing monthly returns. */
export const sptWriteRoutes = (deps: Deps) => {
  const app = router();
  app.route(
    '/',
    saveRoutes(deps, sptSaves, {
      at,
      body: () => ({ period: masa }),
      asked: ({ period }, { type }) => ({ input: { period: period as string, type: typeOf(type) } }),
      answer: sptSchema,
      changes: () => [],
      summary: { create: 'Make a concept for a masa' },
    }),
  );
  app.route('/', removeRoutes(deps, sptSaves, { at, summary: 'Remove a return that was never filed' }));
  for (const { base, type, noun } of sptBases) {
    app.openapi(
      route({
        operationId: `preview${noun}Posting`,
        method: 'get',
        path: `${base}/posting`,
        tag,
        summary: `What posting a masa would draw into its return of ${type}, what it would leave out, and what would stop it`,
        needs,
        query: z.object({ period: masa }),
        out: postingViewSchema,
      }),
      async (c) => c.json(await viewPosting(deps, c.get('scope'), { ...c.req.valid('query'), type })),
    );
    app.openapi(
      route({
        operationId: `postMasa${noun}`,
        method: 'post',
        path: `${base}/posting`,
        tag,
        summary: `Draw the slips of a masa into its return of ${type}, making the concept where there is none`,
        needs,
        body: z.strictObject({ period: masa }),
        status: 202,
        idempotent: true,
        out: sptUnderwaySchema,
      }),
      async (c) => c.json(await postPeriod(deps, c.get('scope'), { ...c.req.valid('json'), type }), 202),
    );
    for (const [verb, path, summary, ask] of [
      ['post', 'posting', 'Draw the slips in, anew, or again after it failed', postSpt],
      ['validate', 'validate', 'Check what was posted', validateSpt],
    ] as const)
      app.openapi(
        route({
          operationId: `${verb}${noun}`,
          method: 'post',
          path: `${base}/{id}/${path}`,
          tag,
          summary: `${summary} (${type})`,
          needs,
          params: byId,
          status: 202,
          out: sptUnderwaySchema,
        }),
        async (c) => c.json(await ask(deps, c.get('scope'), { ...c.req.valid('param'), type }), 202),
      );
    app.openapi(
      route({
        operationId: `amend${noun}`,
        method: 'post',
        path: `${base}/{id}/amend`,
        tag,
        summary: `Make the next correction of a filed return of ${type}`,
        needs,
        params: byId,
        body: z.strictObject({ reason }),
        status: 201,
        idempotent: true,
        out: sptSchema,
      }),
      async (c) =>
        c.json(await amendSpt(deps, c.get('scope'), { ...c.req.valid('param'), ...c.req.valid('json'), type }), 201),
    );
  }
  return app;
};
