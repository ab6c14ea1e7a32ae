import { z } from '@hono/zod-openapi';
import { billingSchema } from '#domain/billing/stored-schema.ts';
import { annualReturn } from '#domain/spt-badan/annual-return.ts';
import { byId } from '../../../documents/routes/place.ts';
import { createRouter } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { billReturn } from '../../billing/bill-return.ts';
import { openAnnualBill } from '../open-bill.ts';

/** The billing code of what an annual return leaves to pay (411126-200), which only a return makes. */
export const annualBillRoutes = (deps: Deps) => {
  const app = createRouter('spt-badan');
  app.addRoute({
    operationId: 'billSptBadan',
    method: 'post',
    path: `/${annualReturn.resource}/{id}/billings`,
    summary: 'Make the billing code of what receipts do not cover; an open code of this amount is used again',
    needs: 'EBILLING_CREATE',
    params: byId,
    status: 201,
    idempotent: true,
    out: z.array(billingSchema),
    does: async ({ id }, scope) => billReturn(deps, scope, await openAnnualBill(deps, scope, id)),
  });
  return app;
};
