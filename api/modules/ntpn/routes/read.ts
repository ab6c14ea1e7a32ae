import { z } from '@hono/zod-openapi';
import { taxDepositSchema } from '#domain/billing/deposit-schema.ts';
import { unmatchedPaymentViewSchema } from '#domain/billing/payment-schema.ts';
import { ntpnRowSchema, ntpnSchema, unmatchedPaymentSchema } from '#domain/billing/stored-schema.ts';
import { ntpnViewSchema } from '#domain/billing/view-schema.ts';
import { isDay } from '#domain/definition/day.ts';
import { dayBegins } from '#domain/scope.ts';
import { bulkRoutes, exporting } from '../../../documents/routes/bulk.ts';
import { moveRoutes } from '../../../documents/routes/moves.ts';
import { paperRoutes } from '../../../documents/routes/papers.ts';
import { readingRoutes } from '../../../documents/routes/reading.ts';
import { createRouter, masa } from '../../../http/create-router.ts';
import { withRange } from '../../../http/list-query.ts';
import { route } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { bpnPdf } from '../../billing/family.ts';
import { base, billingId, byId, tag } from '../../billing/routes/schemas.ts';
import { listUnmatchedPayments, resolve } from '../../payment/unmatched-payments.ts';
import { ntpnFamily, refreshNtpn, viewNtpn } from '../family.ts';
import { nameNtpn } from '../name.ts';
import { taxDeposit } from '../tax-deposit.ts';

const VIEW = 'EBILLING_NTPN_VIEW';
const CREATE = 'EBILLING_NTPN_CREATE';

/** A day, or a timestamp in milliseconds; a day counts from its beginning in Jakarta. */
const moment = z
  .string()
  .refine((text) => isDay(text) || /^\d{12,14}$/.test(text), 'problem.field.day')
  .transform((text) => (text.includes('-') ? dayBegins(text) : Number(text)));
const empty = <T extends z.ZodType>(of: T) =>
  z.preprocess((given) => (given === '' ? undefined : given), of.optional());

const named = z
  .object({
    billingId: empty(billingId),
    billingCode: empty(z.string().max(30)),
    ntpn: z.string().min(1, 'problem.field.required').max(40),
    amount: z.string().regex(/^\d{1,13}(\.\d{1,2})?$/, 'problem.field.decimal'),
    paidAt: moment,
    period: empty(masa),
    file: empty(z.instanceof(File)),
  })
  .refine(({ billingId: id, billingCode }) => (id === undefined) !== (billingCode === undefined), {
    error: 'problem.field.required',
    path: ['billingCode'],
  });

const resolution = z.strictObject({
  resolution: z.enum(['used', 'returned']),
  note: z.string().trim().max(500).optional(),
});

export const ntpnRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  const at = [{ base: `${base}/ntpn`, tag, noun: 'Ntpn' }];
  app.route(
    '/',
    readingRoutes(deps, ntpnFamily, { at, view: viewNtpn, answers: { row: ntpnRowSchema, one: ntpnViewSchema } }),
  );
  app.route(
    '/',
    bulkRoutes(deps, ntpnFamily, {
      at,
      jobs: [
        exporting(ntpnFamily.definition.exports, 'ntpn.export'),
        {
          operation: () => 'downloadNtpnBpns',
          path: 'bulk-bpn',
          summary: 'State receipts of a selection in a zip, as a job',
          action: 'bpn',
          job: 'ntpn.bpn-zip',
        },
      ],
    }),
  );
  app.route(
    '/',
    paperRoutes(deps, {
      at,
      view: VIEW,
      papers: [
        { operation: (noun) => `get${noun}Bpn`, path: 'bpn', summary: 'State receipt (BPN) as PDF', make: bpnPdf },
      ],
    }),
  );
  app.route(
    '/',
    moveRoutes(deps, ntpnFamily, {
      at,
      answer: ntpnViewSchema,
      does: { inquire: (inner, scope, { id }) => refreshNtpn(inner, scope, id) },
    }),
  );
  app.addRoute({
    operationId: 'nameNtpn',
    method: 'post',
    path: `${base}/ntpn`,
    summary: 'Name the receipt of a tax paid at a counter; the answer waits up to three seconds for the office',
    needs: CREATE,
    form: named,
    status: 201,
    idempotent: true,
    out: ntpnSchema,
    does: async ({ file, ...given }, scope) => {
      const sent = file && { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
      return nameNtpn(deps, scope, { ...given, file: sent });
    },
  });
  app.addRoute({
    operationId: 'refreshNtpn',
    method: 'post',
    path: `${base}/ntpn/{id}/refresh`,
    summary: 'Ask the office again about a receipt',
    needs: [VIEW, CREATE],
    params: byId,
    out: ntpnViewSchema,
    does: ({ id }, scope) => refreshNtpn(deps, scope, id),
  });
  app.addRoute({
    operationId: 'getTaxDeposit',
    method: 'get',
    path: `${base}/tax-deposit/balance`,
    summary: 'What is left of the tax deposit, payment by payment',
    needs: VIEW,
    out: taxDepositSchema,
    does: (_input, scope) => taxDeposit(deps, scope),
  });
  app.addRoute({
    operationId: 'listUnmatchedPayments',
    method: 'get',
    path: `${base}/unmatched-payments`,
    summary: 'Money that does not fit and waits for a person',
    needs: 'EBILLING_PAYMENT_VIEW',
    out: z.array(unmatchedPaymentViewSchema),
    does: async (_input, scope, c) => {
      const rows = await listUnmatchedPayments(deps, scope);
      withRange(c, 0, rows.length, rows.length);
      return rows;
    },
  });
  app.openapi(
    route({
      operationId: 'resolveUnmatchedPayment',
      method: 'post',
      path: `${base}/unmatched-payments/{id}/resolve`,
      tag,
      summary: 'Say what becomes of it: used to pay after all, or given back',
      needs: 'EBILLING_PAYMENT_CREATE',
      params: byId,
      body: resolution,
      out: unmatchedPaymentSchema,
    }),
    async (c) => {
      const { resolution, note } = c.req.valid('json');
      const { id } = c.req.valid('param');
      return c.json(await resolve(deps, c.get('scope'), { id, resolution, note: note || null }));
    },
  );
  return app;
};
