import { z } from '@hono/zod-openapi';
import { MOST_NUMBERS } from '#domain/definition/pull.ts';
import { masukanSchema } from '#domain/faktur/masukan-schema.ts';
import { fakturPullRowSchema } from '#domain/faktur/pull/view-schema.ts';
import { createRouter, masa } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { answerSeller } from '../masukan/answer-seller.ts';
import { masukanPull, viewPulledFakturs } from '../masukan/pull/family.ts';
import { pullRoutes } from './pulling.ts';

const base = '/efaktur/in/ctas';
const tag = 'e-Faktur masukan (Coretax)';

const numbers = z
  .array(
    z
      .string()
      .trim()
      .regex(/^\d{17}$/, 'masukan.server.number_shape'),
  )
  .min(1, 'problem.field.required')
  .max(MOST_NUMBERS)
  .transform((all) => [...new Set(all)]);
const reason = z.string().trim().max(500);
const pullId = z.string().min(1).max(64);
const version = z.int().min(0);

export const masukanOfficeRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.route(
    '/',
    pullRoutes(deps, masukanPull, {
      base,
      tag,
      noun: 'FakturIn',
      of: 'incoming invoices',
      row: fakturPullRowSchema,
      params: z.union([z.strictObject({ from: masa, to: masa }), z.strictObject({ numbers })]),
      rows: viewPulledFakturs,
    }),
  );
  for (const [operationId, path, about] of [
    ['answerFakturInAmendment', 'confirm-subs', 'Amendment'],
    ['answerFakturInCancellation', 'confirm-cancel', 'Cancellation'],
  ] as const)
    app.addRoute({
      operationId,
      method: 'put',
      path: `${base}/{id}/${path}`,
      summary: `Agree to the ${about.toLowerCase()} the seller asks for, or refuse it with a reason`,
      needs: 'EFAKTUR_DOC_CANCEL',
      params: z.object({ id: pullId }),
      body: z.strictObject({
        version,
        agrees: z.boolean(),
        reason: reason.optional().meta({ description: 'Why it is refused' }),
        lockReason: reason.optional().meta({ description: 'Why a masa changes whose return is with the office' }),
      }),
      idempotent: true,
      out: masukanSchema,
      does: ({ id, ...input }, scope) => answerSeller(deps, scope, { id, about, ...input }),
    });
  return app;
};
