import { z } from '@hono/zod-openapi';
import { returnAccess } from '#domain/spt/access.ts';
import { entriesInput, sptSchema } from '#domain/spt/record-schema.ts';
import { postingViewSchema, sptUnderwaySchema } from '#domain/spt/view-schema.ts';
import { removeRoutes, saveRoutes } from '../../../documents/routes/saves.ts';
import { addresses, masa, reason } from '../../../http/addresses.ts';
import type { Deps } from '../../../services/deps.ts';
import { postPeriod, postSpt, validateSpt } from '../ask-posting.ts';
import { fillSpt } from '../fill-spt.ts';
import { amendSpt, returnSaves } from '../save-spts.ts';
import { viewPosting } from '../view-posting.ts';
import { byId, returnFamilies, sptBases, tag, typeOf, VAT } from './schemas.ts';

/** Making, posting, checking, correcting and removing monthly returns. */
export const sptWriteRoutes = (deps: Deps) => {
  const app = addresses(tag);
  for (const { type, at } of returnFamilies) {
    app.route(
      '/',
      saveRoutes(deps, returnSaves(type), {
        at,
        body: () => ({ period: masa }),
        asked: ({ period }, { type }) => ({ input: { period: period as string, type: typeOf(type) } }),
        answer: sptSchema,
        changes: () => [],
        summary: { create: 'Make a concept for a masa' },
      }),
    );
    app.route('/', removeRoutes(deps, returnSaves(type), { at, summary: 'Remove a return that was never filed' }));
  }
  for (const { base, type, noun } of sptBases) {
    const needs = returnAccess(type).write;
    app.answers({
      operationId: `preview${noun}Posting`,
      method: 'get',
      path: `${base}/posting`,
      summary: `What posting a masa would draw into its return of ${type}, what it would leave out, and what would stop it`,
      needs,
      query: z.object({ period: masa }),
      out: postingViewSchema,
      does: (said, scope) => viewPosting(deps, scope, { ...said, type }),
    });
    app.answers({
      operationId: `postMasa${noun}`,
      method: 'post',
      path: `${base}/posting`,
      summary: `Draw the documents of a masa into its return of ${type}, making the concept where there is none`,
      needs,
      body: z.strictObject({ period: masa }),
      status: 202,
      idempotent: true,
      out: sptUnderwaySchema,
      does: (said, scope) => postPeriod(deps, scope, { ...said, type }),
    });
    for (const [verb, path, summary, ask] of [
      ['post', 'posting', 'Draw the documents in, anew, or again after it failed', postSpt],
      ['validate', 'validate', 'Check what was posted', validateSpt],
    ] as const)
      app.answers({
        operationId: `${verb}${noun}`,
        method: 'post',
        path: `${base}/{id}/${path}`,
        summary: `${summary} (${type})`,
        needs,
        params: byId,
        status: 202,
        out: sptUnderwaySchema,
        does: (said, scope) => ask(deps, scope, { ...said, type }),
      });
    app.answers({
      operationId: `amend${noun}`,
      method: 'post',
      path: `${base}/{id}/amend`,
      summary: `Make the next correction of a filed return of ${type}`,
      needs,
      params: byId,
      body: z.strictObject({ reason }),
      status: 201,
      idempotent: true,
      out: sptSchema,
      does: (said, scope) => amendSpt(deps, scope, { ...said, type }),
    });
  }
  app.answers({
    operationId: 'fillVatReturn',
    method: 'put',
    path: `${VAT}/{id}/entries`,
    summary: 'Write down what a return of PPN says besides its documents; a stale version is refused',
    needs: returnAccess('PPN').write,
    params: byId,
    body: z.strictObject({ version: z.int().positive(), entries: entriesInput }),
    out: sptSchema,
    does: ({ id, version, entries }, scope) => fillSpt(deps, scope, { id, type: 'PPN', version, entries }),
  });
  return app;
};
