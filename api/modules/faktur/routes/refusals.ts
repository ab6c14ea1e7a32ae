import { z } from '@hono/zod-openapi';
import { bulkAnswerSchema } from '#domain/definition/answers.ts';
import { fakturCure } from '#domain/faktur/cure-kinds.ts';
import { refusalPreviewSchema, refusalsSchema } from '#domain/faktur/refusals-schema.ts';
import { addresses } from '../../../http/addresses.ts';
import type { Deps } from '../../../services/deps.ts';
import { refusals } from '../refusals/buckets.ts';
import { cureFakturs } from '../refusals/cure.ts';
import { previewCure } from '../refusals/preview.ts';
import { base, fakturId, tag } from './schemas.ts';

const code = z.string().max(64);

/** What the office threw back, by cause: looked at, cured alike, and sent again. */
export const refusalRoutes = (deps: Deps) => {
  const app = addresses(tag);
  app.answers({
    operationId: 'listFakturRefusals',
    method: 'get',
    path: `${base}/refusals`,
    summary: 'What was thrown back, by cause: how many, the VAT held up, and what cures them',
    needs: 'EFAKTUR_DOC_VIEW',
    out: refusalsSchema,
    does: (_said, scope) => refusals(deps, scope),
  });
  app.answers({
    operationId: 'previewFakturCure',
    method: 'post',
    path: `${base}/refusals/preview`,
    summary: 'Invoices of one cause before and after a cure; nothing is written',
    needs: 'EFAKTUR_DOC_VIEW',
    body: z.strictObject({
      code,
      cure: fakturCure.optional(),
      offset: z.int().min(0).default(0),
      limit: z.int().min(1).max(200).default(50),
    }),
    out: refusalPreviewSchema,
    does: (asked, scope) => previewCure(deps, scope, asked),
  });
  app.answers({
    operationId: 'cureFakturs',
    method: 'post',
    path: `${base}/refusals/cure`,
    summary: 'Cure the invoices of one cause alike and send them again, as one job',
    needs: 'EFAKTUR_DOC_UPLOAD',
    body: z.strictObject({
      code,
      cure: fakturCure,
      ids: z.array(fakturId).min(1, 'problem.field.required').max(20_000).optional(),
      send: z.boolean().default(true),
    }),
    status: 202,
    idempotent: true,
    out: bulkAnswerSchema,
    does: (asked, scope) => cureFakturs(deps, scope, asked),
  });
  return app;
};
