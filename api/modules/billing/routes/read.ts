import { billingRowSchema } from '#domain/billing/stored-schema.ts';
import { billingViewSchema } from '#domain/billing/view-schema.ts';
import { bulkRoutes, exporting, removing } from '../../../documents/routes/bulk.ts';
import { readingRoutes } from '../../../documents/routes/reading.ts';
import { router } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { billingFamily } from '../family.ts';
import { refuseUnderway } from '../refuse-underway.ts';
import { viewBilling } from '../view-billing.ts';
import { at } from './schemas.ts';

/** Reading billings, and work on many at once. */
export const billingRoutes = (deps: Deps) => {
  const app = router();
  app.route(
    '/',
    readingRoutes(deps, billingFamily, {
      at,
      view: viewBilling,
      answers: { row: billingRowSchema, one: billingViewSchema },
    }),
  );
  app.route(
    '/',
    bulkRoutes(deps, billingFamily, {
      at,
      refuse: refuseUnderway,
      jobs: [
        removing('billing.remove'),
        exporting(billingFamily.definition.exports, 'billing.export'),
        {
          operation: () => 'downloadBillingSsps',
          path: 'bulk-ssp',
          summary: 'Payment slips of a selection in a zip, as a job',
          action: 'ssp',
          job: 'billing.ssp-zip',
        },
      ],
    }),
  );
  return app;
};
