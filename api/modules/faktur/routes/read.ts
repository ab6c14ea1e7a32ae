import { z } from '@hono/zod-openapi';
import type { AnswerOf } from '#domain/definition/view-pieces.ts';
import { fakturRowSchema, fakturSchema } from '#domain/faktur/record-schema.ts';
import {
  fakturCheckSchema,
  fakturNoteSchema,
  fakturStartSchema,
  relatedFakturSchema,
} from '#domain/faktur/view-schema.ts';
import type { Scope } from '#domain/scope.ts';
import { readingRoutes } from '../../../documents/routes/reading.ts';
import { createRouter } from '../../../http/create-router.ts';
import { route } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { fakturChecks } from '../checks.ts';
import { initialData } from '../initial-data.ts';
import { keluaranFamily } from '../keluaran-family.ts';
import { viewFaktur } from '../move-fakturs.ts';
import { fakturNotes, writeNote } from '../notes.ts';
import { relatedFakturs } from '../related.ts';
import { at, base, byId, fakturId, tag } from './schemas.ts';

const VIEW = 'EFAKTUR_DOC_VIEW';

export const fakturRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'getFakturStart',
    method: 'get',
    path: `${base}/initial`,
    summary: 'What a form starts with: a new invoice, one that is there, a substitute, the next stage of a contract',
    needs: 'EFAKTUR_DOC_CREATE',
    query: z.object({
      for: z.enum(['create', 'edit', 'substitute', 'termin']).default('create'),
      id: fakturId.optional(),
    }),
    out: fakturStartSchema,
    does: ({ for: wanted, id = '' }, scope) =>
      initialData(deps, scope, wanted === 'create' ? { for: wanted } : { for: wanted, id }),
  });
  app.route(
    '/',
    readingRoutes(deps, keluaranFamily, { at, view: viewFaktur, answers: { row: fakturRowSchema, one: fakturSchema } }),
  );
  const about = <S extends z.ZodType>(
    operationId: string,
    path: string,
    summary: string,
    read: (deps: Deps, scope: Scope, id: string) => Promise<readonly AnswerOf<S>[]>,
    out: S,
  ) =>
    app.addRoute({
      operationId,
      method: 'get',
      path: `${base}/{id}/${path}`,
      summary,
      needs: VIEW,
      params: byId,
      out: z.array(out),
      does: ({ id }, scope) => read(deps, scope, id),
    });
  about('listRelatedFakturs', 'related', 'Originals, replacements and stages', relatedFakturs, relatedFakturSchema);
  about('listFakturNotes', 'notes', 'Notes', fakturNotes, fakturNoteSchema);
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
