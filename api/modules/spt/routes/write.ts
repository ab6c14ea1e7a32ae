import { z } from '@hono/zod-openapi';
import { returnAccess } from '#domain/spt/access.ts';
import { attachedKeys } from '#domain/spt/record.ts';
import { collectedSchema, entriesInput, sptSchema } from '#domain/spt/record-schema.ts';
import { postingViewSchema, sptUnderwaySchema } from '#domain/spt/view-schema.ts';
import { removeRoutes, saveRoutes } from '../../../documents/routes/saves.ts';
import { createRouter, masa, reason } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { postPeriod, postSpt, validateSpt } from '../ask-posting.ts';
import { attachFile, detachFile, listCollected, takeRetail } from '../attach-file.ts';
import { fillSpt } from '../fill-spt.ts';
import { amendSpt, returnSaves } from '../save-spts.ts';
import { viewPosting } from '../view-posting.ts';
import { byId, returnFamilies, sptBases, tag, typeOf, VAT } from './schemas.ts';

export const sptWriteRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  for (const { type, at } of returnFamilies) {
    app.route(
      '/',
      saveRoutes(deps, returnSaves(type), {
        at,
        body: () => ({ period: masa }),
        toParams: ({ period }, { type }) => ({ input: { period: period as string, type: typeOf(type) } }),
        answer: sptSchema,
        changes: () => [],
        summary: { create: 'Make a concept for a masa' },
      }),
    );
    app.route('/', removeRoutes(deps, returnSaves(type), { at, summary: 'Remove a return that was never filed' }));
  }
  for (const { base, type, noun } of sptBases) {
    const needs = returnAccess(type).write;
    app.addRoute({
      operationId: `preview${noun}Posting`,
      method: 'get',
      path: `${base}/posting`,
      summary: `What posting a masa would draw into its return of ${type}, what it would leave out, and what would stop it`,
      needs,
      query: z.object({ period: masa }),
      out: postingViewSchema,
      does: (input, scope) => viewPosting(deps, scope, { ...input, type }),
    });
    app.addRoute({
      operationId: `postMasa${noun}`,
      method: 'post',
      path: `${base}/posting`,
      summary: `Draw the documents of a masa into its return of ${type}, making the concept where there is none`,
      needs,
      body: z.strictObject({ period: masa }),
      status: 202,
      idempotent: true,
      out: sptUnderwaySchema,
      does: (input, scope) => postPeriod(deps, scope, { ...input, type }),
    });
    for (const [verb, path, summary, ask] of [
      ['post', 'posting', 'Draw the documents in, anew, or again after it failed', postSpt],
      ['validate', 'validate', 'Check what was posted', validateSpt],
    ] as const)
      app.addRoute({
        operationId: `${verb}${noun}`,
        method: 'post',
        path: `${base}/{id}/${path}`,
        summary: `${summary} (${type})`,
        needs,
        params: byId,
        status: 202,
        out: sptUnderwaySchema,
        does: (input, scope) => ask(deps, scope, { ...input, type }),
      });
    app.addRoute({
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
      does: (input, scope) => amendSpt(deps, scope, { ...input, type }),
    });
  }
  app.addRoute({
    operationId: 'fillVatReturn',
    method: 'put',
    path: `${VAT}/{id}/entries`,
    summary: 'Save the entries of a PPN return; a stale version is refused',
    needs: returnAccess('PPN').write,
    params: byId,
    body: z.strictObject({ version: z.int().positive(), entries: entriesInput }),
    out: sptSchema,
    does: ({ id, version, entries }, scope) => fillSpt(deps, scope, { id, type: 'PPN', version, entries }),
  });
  const version = z.coerce.number().int().positive();
  const file = z.instanceof(File);
  const given = async (one: File) => ({ name: one.name, bytes: new Uint8Array(await one.arrayBuffer()) });
  app.addRoute({
    operationId: 'takeVatRetail',
    method: 'post',
    path: `${VAT}/{id}/retail-xml`,
    summary: 'Take lumped sales (digunggung) from the file of Coretax, added or in the place of what is filled in',
    needs: returnAccess('PPN').write,
    params: byId,
    form: z.object({ version, file, how: z.enum(['add', 'replace']) }),
    idempotent: true,
    out: sptSchema,
    does: async (input, scope) => takeRetail(deps, scope, { ...input, type: 'PPN', file: await given(input.file) }),
  });
  const attached = z.object({ id: byId.shape.id, key: z.enum(attachedKeys) });
  app.addRoute({
    operationId: 'attachVatFile',
    method: 'post',
    path: `${VAT}/{id}/files/{key}`,
    summary: 'Keep list C, or a file of part IX, with a return of PPN',
    needs: returnAccess('PPN').write,
    params: attached,
    form: z.object({ version, file }),
    idempotent: true,
    out: sptSchema,
    does: async (input, scope) => attachFile(deps, scope, { ...input, type: 'PPN', file: await given(input.file) }),
  });
  app.addRoute({
    operationId: 'detachVatFile',
    method: 'put',
    path: `${VAT}/{id}/files/{key}/remove`,
    summary: 'Take such a file off a return of PPN',
    needs: returnAccess('PPN').write,
    params: attached,
    body: z.strictObject({ version: z.int().positive() }),
    out: sptSchema,
    does: (input, scope) => detachFile(deps, scope, { ...input, type: 'PPN' }),
  });
  app.addRoute({
    operationId: 'listVatCollected',
    method: 'get',
    path: `${VAT}/{id}/collected`,
    summary: 'List C of a return of PPN: what third parties collected',
    needs: returnAccess('PPN').view,
    params: byId,
    out: collectedSchema,
    does: ({ id }, scope) => listCollected(deps, scope, { id, type: 'PPN' }),
  });
  return app;
};
