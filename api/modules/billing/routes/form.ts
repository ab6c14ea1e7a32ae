import { billingStartSchema } from '#domain/billing/view-schema.ts';
import { addresses } from '../../../http/addresses.ts';
import type { Deps } from '../../../services/deps.ts';
import { formStart } from '../form-start.ts';

/** What the form of a billing asks before anything is typed. */
export const billingFormRoutes = (deps: Deps) => {
  const app = addresses('E-Billing');
  app.answers({
    operationId: 'getBillingStart',
    method: 'get',
    path: '/ebilling/initial',
    summary: 'What the form starts with: the company as payer, and today',
    needs: 'EBILLING_CREATE',
    out: billingStartSchema,
    does: (_said, scope) => formStart(deps, scope),
  });
  return app;
};
