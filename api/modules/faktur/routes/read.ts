import { z } from '@hono/zod-openapi';
import { deliverySchema, historyEntrySchema, totalsSchema } from '#domain/definition/answers.ts';
import type { AnswerOf } from '#domain/definition/view-pieces.ts';
import { fakturFilter } from '#domain/faktur/filter.ts';
import { fakturRowSchema, fakturSchema } from '#domain/faktur/record-schema.ts';
import { fakturStatus } from '#domain/faktur/status.ts';
import {
  fakturCheckSchema,
  fakturNoteSchema,
  fakturStartSchema,
  relatedFakturSchema,
} from '#domain/faktur/view-schema.ts';
import type { Scope } from '#domain/scope.ts';
import { listQuery, pageOf, withRange } from '../../../http/list-query.ts';
import { route, router } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { fakturChecks } from '../checks.ts';
import { initialData } from '../initial-data.ts';
import { listOf, totalsOf } from '../list-fakturs.ts';
import { fakturNotes, writeNote } from '../notes.ts';
import { relatedFakturs } from '../related.ts';
import { fakturDeliveries, fakturTimeline, viewFaktur } from '../view-faktur.ts';
import { base, byId, fakturId, tag } from './schemas.ts';

const LIST = 'EFAKTUR_DOC_CREATE';
const VIEW = 'EFAKTUR_DOC_VIEW';

/** Reading outgoing invoices: the list, its totals, one document and everything around it. */
export const fakturRoutes = (deps: Deps) => {
  const app = router();
  const query = listQuery(fakturFilter);
  app.openapi(
    route({
      operationId: 'listFakturs',
      method: 'get',
      path: base,
      tag,
      summary: 'List',
      needs: LIST,
      query,
      out: z.array(fakturRowSchema),
    }),
    async (c) => {
      const { range, sort, filter } = c.req.valid('query');
      const page = pageOf(range);
      const { rows, total } = await listOf(deps, c.get('scope'), { filter, sort, ...page });
      withRange(c, page.offset, rows.length, total);
      return c.json(rows);
    },
  );
  app.openapi(
    route({
      operationId: 'totalFakturs',
      method: 'get',
      path: `${base}/totals`,
      tag,
      summary: 'Count and sums over a whole filter; cancelled and replaced invoices are counted apart',
      needs: LIST,
      query: query.pick({ filter: true }),
      out: totalsSchema(fakturStatus, ['dpp', 'otherDpp', 'ppn', 'ppnbm']),
    }),
    async (c) => c.json(await totalsOf(deps, c.get('scope'), c.req.valid('query').filter)),
  );
  app.openapi(
    route({
      operationId: 'getFakturStart',
      method: 'get',
      path: `${base}/initial`,
      tag,
      summary: 'What a form starts with: a new invoice, one that is there, a substitute, the next stage of a contract',
      needs: 'EFAKTUR_DOC_CREATE',
      query: z.object({
        for: z.enum(['create', 'edit', 'substitute', 'termin']).default('create'),
        id: fakturId.optional(),
      }),
      out: fakturStartSchema,
    }),
    async (c) => {
      const { for: wanted, id = '' } = c.req.valid('query');
      return c.json(
        await initialData(deps, c.get('scope'), wanted === 'create' ? { for: wanted } : { for: wanted, id }),
      );
    },
  );
  app.openapi(
    route({
      operationId: 'getFaktur',
      method: 'get',
      path: `${base}/{id}`,
      tag,
      summary: 'One invoice',
      needs: VIEW,
      params: byId,
      out: fakturSchema,
    }),
    async (c) => c.json(await viewFaktur(deps, c.get('scope'), c.req.valid('param').id)),
  );
  const about = <S extends z.ZodType>(
    operationId: string,
    path: string,
    summary: string,
    read: (deps: Deps, scope: Scope, id: string) => Promise<readonly AnswerOf<S>[]>,
    out: S,
  ) =>
    app.openapi(
      route({
        operationId,
        method: 'get',
        path: `${base}/{id}/${path}`,
        tag,
        summary,
        needs: VIEW,
        params: byId,
        out: z.array(out),
      }),
      async (c) => c.json(await read(deps, c.get('scope'), c.req.valid('param').id)),
    );
  about('listFakturHistory', 'history', 'Everything that happened to it', fakturTimeline, historyEntrySchema);
  about('listRelatedFakturs', 'related', 'Originals, replacements and stages', relatedFakturs, relatedFakturSchema);
  about('listFakturNotes', 'notes', 'Notes', fakturNotes, fakturNoteSchema);
  about('listFakturDeliveries', 'deliveries', 'Mails and messages sent about it', fakturDeliveries, deliverySchema);
  about(
    'listFakturChecks',
    'checks',
    'What is checked before an upload, with its outcome',
    fakturChecks,
    fakturCheckSchema,
  );
  app.openapi(
    route({
      operationId: 'writeFakturNote',
      method: 'post',
      path: `${base}/{id}/notes`,
      tag,
      summary: 'Write a note; the people it mentions are notified',
      needs: VIEW,
      params: byId,
      body: z.strictObject({
        text: z.string().trim().min(1, 'problem.field.required').max(2000),
        mentions: z.array(fakturId).max(50).default([]),
      }),
      status: 201,
      out: fakturNoteSchema,
    }),
    async (c) =>
      c.json(await writeNote(deps, c.get('scope'), { id: c.req.valid('param').id, ...c.req.valid('json') }), 201),
  );
  return app;
};
