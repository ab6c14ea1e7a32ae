import { z } from '@hono/zod-openapi';
import { returnAccess } from '#domain/spt/access.ts';
import { lineViewSchema, listedDocumentsSchema, returnDocumentSchema } from '#domain/spt/line-schema.ts';
import { whatIfSchema } from '#domain/spt/view-schema.ts';
import { createRouter, masa } from '../../../http/create-router.ts';
import { listQuery, onePage, pageOf, withRange } from '../../../http/list-query.ts';
import { route } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { explainSptLine, listLineDocuments } from '../explain-line.ts';
import { listReturnDocuments } from '../list-documents.ts';
import { askWhatIf, whatIfOfSpt } from '../what-if.ts';
import { byId, sptBases, tag } from './schemas.ts';

const byLine = byId.extend({ line: z.string().min(1).max(64) });
const some = z.array(z.string().min(1).max(64)).max(200).default([]);
const choices = z.strictObject({
  leaveOut: some,
  takeIn: some,
  credit: z
    .array(z.strictObject({ id: z.string().min(1).max(64), period: masa.nullable() }))
    .max(200)
    .default([])
    .meta({
      description: 'Of what came in, of PPN alone: the masa it is credited in instead, or null for not credited',
    }),
  excess: z
    .record(z.string().max(32), z.string().regex(/^\d{1,13}(\.0{1,2})?$/, 'spt.server.whole_rupiah'))
    .default({})
    .meta({
      description: 'What a line takes over of earlier masa instead of what there is: {"II.E.PPN": "1000000.00"}',
    }),
});
const listed = listQuery(
  z.strictObject({ table: z.string().max(32).optional(), amount: z.string().max(32).optional() }),
);

export const sptLineRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  for (const { base, type, noun } of sptBases) {
    const needs = returnAccess(type).view;
    app.addRoute({
      operationId: `explain${noun}Line`,
      method: 'get',
      path: `${base}/{id}/lines/{line}`,
      summary: `Where one amount of a return of ${type} comes from: its formula, lines, documents, rule, and what it was before. A line is named "UNIFIKASI.TOTAL.D"`,
      needs,
      params: byLine,
      out: lineViewSchema,
      does: (input, scope) => explainSptLine(deps, scope, { ...input, type }),
    });
    app.openapi(
      route({
        operationId: `list${noun}LineDocuments`,
        method: 'get',
        path: `${base}/{id}/lines/{line}/documents`,
        tag,
        summary: `The documents one amount of a return of ${type} is made of, the largest share first`,
        needs,
        params: byLine,
        query: listed.pick({ range: true }),
        out: z.array(returnDocumentSchema),
      }),
      async (c) => {
        return c.json(
          await onePage(c, c.req.valid('query').range, (page) =>
            listLineDocuments(deps, c.get('scope'), { ...c.req.valid('param'), type, page }),
          ),
        );
      },
    );
    app.openapi(
      route({
        operationId: `list${noun}Documents`,
        method: 'get',
        path: `${base}/{id}/documents`,
        tag,
        summary: `The documents a return of ${type} was worked from, as its attachments list them, with the sums of the whole list`,
        needs,
        params: byId,
        query: listed.pick({ range: true, filter: true }),
        out: listedDocumentsSchema,
      }),
      async (c) => {
        const { range, filter } = c.req.valid('query');
        const page = pageOf(range);
        const found = await listReturnDocuments(deps, c.get('scope'), {
          ...c.req.valid('param'),
          ...filter,
          type,
          page,
        });
        withRange(c, page.offset, found.rows.length, found.count);
        return c.json(found);
      },
    );
    app.addRoute({
      operationId: `askMasa${noun}WhatIf`,
      method: 'post',
      path: `${base}/what-if`,
      summary: `What a masa's return of ${type} would be with documents left out, or with some taken in that are not in force yet; nothing is written`,
      needs,
      body: choices.extend({ period: masa }),
      out: whatIfSchema,
      does: (input, scope) => askWhatIf(deps, scope, { ...input, type }),
    });
    app.addRoute({
      operationId: `ask${noun}WhatIf`,
      method: 'post',
      path: `${base}/{id}/what-if`,
      summary: `The same for the masa of a return of ${type} that is there`,
      needs,
      params: byId,
      body: choices,
      out: whatIfSchema,
      does: (input, scope) => whatIfOfSpt(deps, scope, { ...input, type }),
    });
  }
  return app;
};
