import { billingRowSchema } from '#domain/billing/stored-schema.ts';
import { billingStartSchema, billingViewSchema, publicSlipSchema } from '#domain/billing/view-schema.ts';
import { bulkRoutes, exporting, removing } from '../../../documents/routes/bulk.ts';
import { paperRoutes, previewRoutes } from '../../../documents/routes/papers.ts';
import { readingRoutes } from '../../../documents/routes/reading.ts';
import { createRouter } from '../../../http/create-router.ts';
import { router } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { billingFamily, publicSlip, publicSlipPdf, refuseUnderway, sspPdf } from '../family.ts';
import { formStart } from '../form.ts';
import { viewBilling } from '../view-billing.ts';
import { at, base } from './schemas.ts';

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
      jobs: [
        { ...removing('billing.remove'), refuse: refuseUnderway },
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

export const billingFormRoutes = (deps: Deps) => {
  const app = createRouter('E-Billing');
  app.addRoute({
    operationId: 'getBillingStart',
    method: 'get',
    path: '/ebilling/initial',
    summary: 'What the form starts with: the company as payer, and today',
    needs: 'EBILLING_CREATE',
    out: billingStartSchema,
    does: (_input, scope) => formStart(deps, scope),
  });
  return app;
};

export const billingPrintRoutes = (deps: Deps) =>
  paperRoutes(deps, {
    at,
    view: billingFamily.access.view,
    papers: [{ operation: (noun) => `get${noun}Ssp`, path: 'ssp', summary: 'Payment slip (SSP) as PDF', make: sspPdf }],
  });

export const billingPublicRoutes = (deps: Deps) =>
  previewRoutes(deps, {
    base,
    noun: 'Billing',
    summary: 'A payment slip',
    answer: publicSlipSchema,
    view: publicSlip,
    pdf: publicSlipPdf,
  });
