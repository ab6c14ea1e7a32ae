import { z } from '@hono/zod-openapi';
import { draftInput } from '#domain/faktur/keluaran.ts';
import { fakturSchema } from '#domain/faktur/record-schema.ts';
import { fakturUploadedSchema } from '#domain/faktur/view-schema.ts';
import { byId } from '../../documents/routes/place.ts';
import { createRouter, reason } from '../../http/create-router.ts';
import type { Deps } from '../../services/deps.ts';
import { makeOfEntry, sendOfEntry } from './made-of-entry.ts';

const path = '/efaktur/cocokkan/rows/{id}/made';

export const entryRoutes = (deps: Deps) => {
  const app = createRouter('Cocokkan');
  app.addRoute({
    operationId: 'makeFakturOfEntry',
    method: 'post',
    path,
    summary: 'Make a draft of an entry of the books, matched with it from then on',
    needs: ['EFAKTUR_DOC_CREATE', 'EFAKTUR_SPT_CREATE'],
    params: byId,
    body: z.strictObject({ input: draftInput, autosave: z.boolean().optional() }),
    status: 201,
    idempotent: true,
    out: fakturSchema,
    does: (input, scope) => makeOfEntry(deps, scope, input),
  });
  app.addRoute({
    operationId: 'sendFakturOfEntry',
    method: 'post',
    path: `${path}/direct-upload`,
    summary: 'The same, sent to the office at once',
    needs: ['EFAKTUR_DOC_UPLOAD', 'EFAKTUR_SPT_CREATE'],
    params: byId,
    body: z.strictObject({ input: draftInput, lockReason: reason.optional() }),
    status: 201,
    idempotent: true,
    out: fakturUploadedSchema,
    does: (input, scope) => sendOfEntry(deps, scope, input),
  });
  return app;
};
