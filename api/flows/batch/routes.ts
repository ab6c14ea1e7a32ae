import { z } from '@hono/zod-openapi';
import { batchSchema } from '#domain/faktur/batch-schema.ts';
import { createRouter } from '../../http/create-router.ts';
import { fakturImports } from '../../imports/import-channel.ts';
import type { Deps } from '../../services/deps.ts';
import { beginBatch, getBatch } from './batch.ts';

const path = '/efaktur/import/{id}/batch';
const params = z.object({ id: z.string().max(64) });

export const batchRoutes = (deps: Deps) => {
  const app = createRouter('e-Faktur import');
  app.addRoute({
    operationId: 'getFakturBatch',
    method: 'get',
    path,
    summary: 'What of a file would be sent in one go, and what became of what was',
    needs: fakturImports.view,
    params,
    out: batchSchema,
    does: ({ id }, scope) => getBatch(deps, scope, id),
  });
  app.addRoute({
    operationId: 'beginFakturBatch',
    method: 'post',
    path,
    summary: 'Save, upload and mail what of a file is ready, in one job',
    needs: [fakturImports.write, fakturImports.save, 'EFAKTUR_DOC_UPLOAD'],
    params,
    body: z.strictObject({
      version: z.int().min(1),
      mail: z.boolean(),
      lockReason: z
        .string()
        .trim()
        .max(500)
        .optional()
        .meta({ description: 'Why, where some come into a masa whose return is with the office' }),
    }),
    out: z.object({ jobId: z.string() }),
    idempotent: true,
    does: (input, scope) => beginBatch(deps, scope, input),
  });
  return app;
};
