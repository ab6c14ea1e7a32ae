import { z } from '@hono/zod-openapi';
import { paymentViewSchema } from '#domain/billing/payment-schema.ts';
import type { BillingInput } from '#domain/billing/record.ts';
import { billingSchema } from '#domain/billing/stored-schema.ts';
import { letterSchema, namedSchema } from '#domain/definition/answers.ts';
import { letterRoutes } from '../../../documents/routes/letters.ts';
import { moveRoutes } from '../../../documents/routes/moves.ts';
import { removeRoutes, saveRoutes } from '../../../documents/routes/saves.ts';
import { createRouter } from '../../../http/create-router.ts';
import { route } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { cancelPaymentOfCode } from '../../payment/cancel.ts';
import { billingFamily, billingLinks } from '../family.ts';
import { adoptBilling } from '../inquire-code.ts';
import { billingLetters } from '../letters.ts';
import { enterCode, retryBilling, withdrawBilling } from '../request-code.ts';
import { billingSaves, renewBilling } from '../save-billings.ts';
import { at, base, byId, code, ignoreSame, input, place, tag } from './schemas.ts';

const CREATE = 'EBILLING_CREATE';

export const billingWriteRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.route(
    '/',
    saveRoutes(deps, billingSaves, {
      at,
      body: () => ({ ...input.shape, ignoreSame }),
      toParams: ({ ignoreSame: meant, ...given }) => ({ input: given as BillingInput, ignoreSame: meant === true }),
      answer: billingSchema,
      summary: {
        create: 'Make a billing and ask for its code; the answer waits up to three seconds for it',
        change: 'Change a billing that never got its code; a stale version is refused with what changed',
      },
    }),
  );
  app.route('/', removeRoutes(deps, billingSaves, { at, summary: 'Remove a billing' }));
  app.addRoute({
    operationId: 'adoptBilling',
    method: 'post',
    path: `${base}/adopt`,
    summary: 'Take over a code that was made elsewhere',
    needs: CREATE,
    body: z.strictObject({ code }),
    status: 201,
    idempotent: true,
    out: billingSchema,
    does: ({ code }, scope) => adoptBilling(deps, scope, code),
  });
  app.openapi(
    route({
      operationId: 'renewBilling',
      method: 'post',
      path: `${base}/{id}/renew`,
      tag,
      summary: 'Make a code that has run out anew',
      needs: CREATE,
      params: byId,
      query: z.object({ ignoreSame: z.literal('1').optional() }),
      status: 201,
      idempotent: true,
      out: billingSchema,
    }),
    async (c) => {
      const meant = c.req.valid('query').ignoreSame === '1';
      return c.json(await renewBilling(deps, c.get('scope'), { ...c.req.valid('param'), ignoreSame: meant }), 201);
    },
  );
  app.addRoute({
    operationId: 'retryBilling',
    method: 'post',
    path: `${base}/{id}/retry`,
    summary: 'Ask again for a code the office did not give',
    needs: CREATE,
    params: byId,
    idempotent: true,
    out: billingSchema,
    does: ({ id }, scope) => retryBilling(deps, scope, id),
  });
  app.addRoute({
    operationId: 'enterBillingCode',
    method: 'post',
    path: `${base}/{id}/code`,
    summary: 'Type the code that was made in the portal, where there is no line to ask for one',
    needs: CREATE,
    params: byId,
    body: z.strictObject({ code, issuedOn: z.iso.date('problem.field.day') }),
    out: billingSchema,
    does: (input, scope) => enterCode(deps, scope, input),
  });
  app.addRoute({
    operationId: 'withdrawBilling',
    method: 'post',
    path: `${base}/{id}/withdraw`,
    summary: 'Confirm that no billing code exists for it in the portal',
    needs: CREATE,
    params: byId,
    out: billingSchema,
    does: ({ id }, scope) => withdrawBilling(deps, scope, id),
  });
  return app;
};

export const billingMoveRoutes = (deps: Deps) =>
  moveRoutes(deps, billingFamily, {
    at,
    answer: z.union([billingSchema, paymentViewSchema, namedSchema]),
    does: {
      retry: (inner, scope, { id }) => retryBilling(inner, scope, id),
      withdraw: (inner, scope, { id }) => withdrawBilling(inner, scope, id),
      cancelPayment: (inner, scope, { id }) => cancelPaymentOfCode(inner, scope, id),
      remove: billingSaves.remove,
    },
  });

export const billingSendRoutes = (deps: Deps) =>
  letterRoutes(deps, {
    place,
    view: billingFamily.access.view,
    letters: billingLetters,
    links: billingLinks,
    answer: letterSchema.extend({ paper: z.enum(['ssp', 'bpn']) }),
  });
