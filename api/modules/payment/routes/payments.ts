import { z } from '@hono/zod-openapi';
import { payableViewSchema } from '#domain/billing/payable-schema.ts';
import { paymentViewSchema } from '#domain/billing/payment-schema.ts';
import { createRouter } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { base, billingId, byId, tag } from '../../billing/routes/schemas.ts';
import { cancelPayment, cancelPaymentOfCode } from '../cancel.ts';
import { checkPayment } from '../check.ts';
import { makePayable } from '../payable.ts';
import { startPayment } from '../start.ts';
import { paymentView } from '../view.ts';
import { viewPayable } from '../view-payable.ts';

const VIEW = 'EBILLING_PAYMENT_VIEW';
const ACT = 'EBILLING_PAYMENT_CREATE';
const MOST = 100;

const start = z.strictObject({
  businessKey: billingId,
  method: z.enum(['va', 'ovo', 'counter']),
  bank: z.string().max(20).optional(),
  phone: z.string().max(20).optional(),
  /** The user confirmed that this ends other payments. */
  cancelOthers: z.boolean().optional(),
});

export const paymentRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'createPayable',
    method: 'post',
    path: `${base}/bulk-payable`,
    summary: 'Put codes together that are to be paid at once',
    needs: ACT,
    body: z.strictObject({ ids: z.array(billingId).min(1, 'problem.field.required').max(MOST) }),
    status: 201,
    out: z.object({ businessKey: z.string() }),
    does: ({ ids }, scope) => makePayable(deps, scope, ids),
  });
  app.addRoute({
    operationId: 'getPayable',
    method: 'get',
    path: `${base}/tax/{businessKey}`,
    summary: 'What is to be paid, how it may be paid, and the step a person who comes back goes on with',
    needs: VIEW,
    params: z.object({ businessKey: billingId }),
    out: payableViewSchema,
    does: ({ businessKey }, scope) => viewPayable(deps, scope, businessKey),
  });
  app.addRoute({
    operationId: 'startPayment',
    method: 'post',
    path: `${base}/bulk-payment`,
    summary: 'Begin a payment: a virtual account, OVO, or at a counter',
    needs: ACT,
    body: start,
    status: 201,
    idempotent: true,
    out: paymentViewSchema,
    does: (input, scope) => startPayment(deps, scope, input),
  });
  app.addRoute({
    operationId: 'getPayment',
    method: 'get',
    path: `${base}/payment/{id}`,
    summary: 'One payment with its ledger',
    needs: VIEW,
    params: byId,
    out: paymentViewSchema,
    does: ({ id }, scope) => paymentView(deps, scope, id),
  });
  app.addRoute({
    operationId: 'checkPayment',
    method: 'post',
    path: `${base}/payment/{id}/check`,
    summary: 'Query the bank for the state of a payment',
    needs: VIEW,
    params: byId,
    out: paymentViewSchema,
    does: ({ id }, scope) => checkPayment(deps, scope, id),
  });
  app.addRoute({
    operationId: 'cancelPayment',
    method: 'delete',
    path: `${base}/payment/{id}`,
    summary: 'Cancel a payment nobody has paid, and close its account',
    needs: ACT,
    params: byId,
    out: paymentViewSchema,
    does: ({ id }, scope) => cancelPayment(deps, scope, id),
  });
  app.addRoute({
    operationId: 'cancelBillingPayment',
    method: 'delete',
    path: `${base}/{id}/payment`,
    summary: 'Cancel the payment of a code',
    needs: ACT,
    params: byId,
    out: paymentViewSchema,
    does: ({ id }, scope) => cancelPaymentOfCode(deps, scope, id),
  });
  return app;
};
