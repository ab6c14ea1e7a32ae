import { z } from '@hono/zod-openapi';
import { pullChosenSchema, pullStartedSchema } from '#domain/bupot/pull/view-schema.ts';
import { MOST_NUMBERS, pulledRowStatuses, pullVerdicts, takeableVerdicts } from '#domain/definition/pull.ts';
import { fakturMasukan } from '#domain/faktur/masukan.ts';
import { masukanSchema } from '#domain/faktur/masukan-schema.ts';
import { fakturPullRowSchema, fakturPullViewSchema, pullClockSchema } from '#domain/faktur/pull/view-schema.ts';
import { listPulls } from '../../../documents/pull/load-pull.ts';
import { completePull, startPull } from '../../../documents/pull/start-pull.ts';
import { addresses, masa } from '../../../http/addresses.ts';
import { listQuery, pageOf, withRange } from '../../../http/list-query.ts';
import { route } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { answerSeller } from '../masukan/answer-seller.ts';
import { pullClock, savePullClock } from '../masukan/pull/clock.ts';
import { masukanPull, viewFakturPull, viewPulledFakturs } from '../masukan/pull/family.ts';

const base = '/efaktur/in/ctas';
const tag = 'e-Faktur masukan (Coretax)';
const { access } = fakturMasukan;

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
const chosen = z.union([
  z.strictObject({ places: z.array(z.string().min(1).max(40)).min(1).max(1000) }),
  z.strictObject({ verdicts: z.array(z.enum(takeableVerdicts)).min(1) }),
]);
const several = <T extends z.ZodType>(one: T) =>
  z.union([one.transform((single) => [single] as z.infer<T>[]), z.array(one)]);
const rowFilter = z.strictObject({
  verdict: several(z.enum(pullVerdicts)).optional(),
  status: several(z.enum(pulledRowStatuses)).optional(),
});

/** Incoming invoices and the tax office: asked for, what came, taken over, and answers to sellers who want to replace or cancel one. */
export const masukanOfficeRoutes = (deps: Deps) => {
  const app = addresses(tag);
  app.answers({
    operationId: 'pullFakturIns',
    method: 'post',
    path: `${base}/prepopulated-djp`,
    summary:
      'Ask the office for the invoices of some masa, or by number; new ones are taken in without a choice, as a job',
    needs: access.write,
    idempotent: true,
    body: z.union([z.strictObject({ from: masa, to: masa }), z.strictObject({ numbers })]),
    out: pullStartedSchema,
    does: (asked, scope) =>
      startPull(masukanPull, deps, scope, { way: 'numbers' in asked ? 'number' : 'period', asked }),
  });
  app.answers({
    operationId: 'latestFakturInPull',
    method: 'get',
    path: `${base}/prepopulated-djp/latest`,
    summary: 'The latest pull of incoming invoices; null where there is none yet',
    needs: access.view,
    out: fakturPullViewSchema.nullable(),
    does: async (_said, scope) => {
      const [latest] = await listPulls(masukanPull, deps, scope);
      return latest ? viewFakturPull(deps, scope, latest.id) : null;
    },
  });
  app.answers({
    operationId: 'getFakturInPullClock',
    method: 'get',
    path: `${base}/prepopulated-djp/clock`,
    summary: 'Whether incoming invoices are asked of the office by the clock',
    needs: access.view,
    out: pullClockSchema,
    does: (_said, scope) => pullClock(deps, scope),
  });
  app.answers({
    operationId: 'saveFakturInPullClock',
    method: 'put',
    path: `${base}/prepopulated-djp/clock`,
    summary: 'Have incoming invoices asked of the office every hour in working hours, or not',
    needs: access.write,
    body: z.strictObject({ on: z.boolean(), version }),
    out: pullClockSchema,
    does: (said, scope) => savePullClock(deps, scope, said),
  });
  app.answers({
    operationId: 'finishFakturInPull',
    method: 'put',
    path: `${base}/prepopulated-djp/finish`,
    summary: 'Take the office’s word over ours, for invoices named or all that differ, as a job',
    needs: access.write,
    idempotent: true,
    body: z.strictObject({ id: pullId, version, chosen, lockReason: reason.optional() }),
    out: pullChosenSchema,
    does: (said, scope) => completePull(masukanPull, deps, scope, said),
  });
  app.openapi(
    route({
      operationId: 'listPulledFakturIns',
      method: 'get',
      path: `${base}/prepopulated-djp/{id}/rows`,
      tag,
      summary: 'What the office told of, invoice by invoice, and what each is to ours',
      needs: access.view,
      params: z.object({ id: pullId }),
      query: listQuery(rowFilter),
      out: z.array(fakturPullRowSchema),
    }),
    async (c) => {
      const { filter = {}, range } = c.req.valid('query');
      const page = pageOf(range);
      const { rows, total } = await viewPulledFakturs(deps, c.get('scope'), c.req.valid('param').id, filter, page);
      withRange(c, page.offset, rows.length, total);
      return c.json(rows);
    },
  );
  for (const [operationId, path, about] of [
    ['answerFakturInAmendment', 'confirm-subs', 'Amendment'],
    ['answerFakturInCancellation', 'confirm-cancel', 'Cancellation'],
  ] as const)
    app.answers({
      operationId,
      method: 'put',
      path: `${base}/{id}/${path}`,
      summary: `Agree to the ${about.toLowerCase()} the seller asks for, or refuse it with a reason`,
      needs: 'EFAKTUR_DOC_CANCEL',
      params: z.object({ id: pullId }),
      body: z.strictObject({ version, agrees: z.boolean(), reason: reason.optional() }),
      idempotent: true,
      out: masukanSchema,
      does: ({ id, ...said }, scope) => answerSeller(deps, scope, { id, about, ...said }),
    });
  return app;
};
