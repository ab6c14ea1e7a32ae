import { billingStartSchema } from '#domain/billing/view-schema.ts';
import { route, router } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { formStart } from '../form-start.ts';

/** What the form of a billing asks before anything is typed. */
export const billingFormRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'getBillingStart',
      method: 'get',
      path: '/ebilling/initial',
      tag: 'E-Billing',
      summary: 'What the form starts with: the company as payer, and today',
      needs: 'EBILLING_CREATE',
      out: billingStartSchema,
    }),
    async (c) => c.json(await formStart(deps, c.get('scope'))),
  );
  return app;
};
