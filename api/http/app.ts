import type { OpenAPIHono } from '@hono/zod-openapi';
import { Problem } from '#domain/problem.ts';
import { adminMoneyRoutes } from './admin-money-routes.ts';
import { answerProblem } from './answer-problem.ts';
import { apiDocs } from './api-docs.ts';
import { bankCallbackRoutes } from './bank-callback-routes.ts';
import { billingBulkRoutes } from './billing-bulk-routes.ts';
import { billingFormRoutes } from './billing-form-routes.ts';
import { billingLookupRoutes } from './billing-lookup-routes.ts';
import { billingPrintRoutes, billingPublicRoutes } from './billing-print-routes.ts';
import { billingRoutes } from './billing-routes.ts';
import { billingSendRoutes } from './billing-send-routes.ts';
import { billingWriteRoutes } from './billing-write-routes.ts';
import { body } from './body.ts';
import { bupotFormRoutes } from './bupot-form-routes.ts';
import { bupotOfficeRoutes } from './bupot-office-routes.ts';
import { bupotPaperRoutes, bupotPublicRoutes } from './bupot-paper-routes.ts';
import { bupotPullRoutes } from './bupot-pull-routes.ts';
import { bupotRoutes } from './bupot-routes.ts';
import { bupotSendRoutes } from './bupot-send-routes.ts';
import { bupotWriteRoutes } from './bupot-write-routes.ts';
import { bupotYearRoutes } from './bupot-year-routes.ts';
import { companyRoutes } from './company-routes.ts';
import { compressed } from './compressed.ts';
import type { Env } from './context.ts';
import { demoRoutes } from './demo-routes.ts';
import type { Edge, Room } from './edge.ts';
import { eventRoutes } from './event-routes.ts';
import { fakturBulkRoutes } from './faktur-bulk-routes.ts';
import { fakturPrintRoutes, fakturPublicRoutes } from './faktur-print-routes.ts';
import { fakturRoutes } from './faktur-routes.ts';
import { fakturWriteRoutes } from './faktur-write-routes.ts';
import { fileRoutes } from './file-routes.ts';
import { goodsRoutes } from './goods-routes.ts';
import { sameOrigin, signedIn } from './guard.ts';
import { headers } from './headers.ts';
import { billingImportRoutes, bupotImportRoutes, fakturImportRoutes } from './import-routes.ts';
import { largeInThread } from './in-thread.ts';
import { jobRoutes } from './job-routes.ts';
import { lookupRoutes } from './lookup-routes.ts';
import { notificationRoutes } from './notification-routes.ts';
import { ntpnBulkRoutes } from './ntpn-bulk-routes.ts';
import { ntpnReconcileRoutes } from './ntpn-reconcile-routes.ts';
import { ntpnRoutes } from './ntpn-routes.ts';
import { officeRoutes } from './office-routes.ts';
import { pageMoves } from './page-moves.ts';
import { pages } from './pages.ts';
import { paymentRoutes } from './payment-routes.ts';
import { pph21CalculateRoutes } from './pph21-calculate-routes.ts';
import { publicRoutes } from './public-routes.ts';
import { requestFacts } from './request-facts.ts';
import { room } from './route.ts';
import { savedViewRoutes } from './saved-view-routes.ts';
import { searchRoutes } from './search-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { simulatorRoutes } from './simulator-routes.ts';
import { sptBulkRoutes } from './spt-bulk-routes.ts';
import { sptDepositRoutes } from './spt-deposit-routes.ts';
import { sptLineRoutes } from './spt-line-routes.ts';
import { sptOfficeRoutes } from './spt-office-routes.ts';
import { sptPaperRoutes } from './spt-paper-routes.ts';
import { sptRoutes } from './spt-routes.ts';
import { sptToDoRoutes } from './spt-to-do-routes.ts';
import { sptWriteRoutes } from './spt-write-routes.ts';
import { templateRoutes } from './template-routes.ts';

/** Rooms of documents, one line each. They are handed the use cases' dependencies and nothing of the edge. */
const rooms: readonly Room[] = [
  companyRoutes,
  jobRoutes,
  fileRoutes,
  notificationRoutes,
  officeRoutes,
  savedViewRoutes,
  searchRoutes,
  templateRoutes,
  simulatorRoutes,
  goodsRoutes,
  lookupRoutes,
  billingFormRoutes,
  fakturBulkRoutes,
  fakturPrintRoutes,
  fakturWriteRoutes,
  fakturRoutes,
  fakturImportRoutes,
  paymentRoutes,
  billingImportRoutes,
  ntpnBulkRoutes,
  ntpnReconcileRoutes,
  ntpnRoutes,
  billingBulkRoutes,
  billingPrintRoutes,
  billingLookupRoutes,
  billingSendRoutes,
  billingWriteRoutes,
  billingRoutes,
  pph21CalculateRoutes,
  bupotOfficeRoutes,
  bupotPaperRoutes,
  bupotSendRoutes,
  bupotFormRoutes,
  bupotYearRoutes,
  bupotPullRoutes,
  bupotImportRoutes,
  bupotWriteRoutes,
  bupotRoutes,
  sptBulkRoutes,
  sptDepositRoutes,
  sptToDoRoutes,
  sptOfficeRoutes,
  sptPaperRoutes,
  sptWriteRoutes,
  sptLineRoutes,
  sptRoutes,
];

/** The whole HTTP side: the API under its prefixes, the moves of the page, and the built front end for everything else. */
export const createApp = (edge: Edge): OpenAPIHono<Env> => {
  const { deps, log } = edge;
  const app = room();
  app.onError(answerProblem(log, deps.newId));
  app.notFound(() => {
    throw new Problem('not_found');
  });
  app.use(headers(deps.publicUrl.startsWith('https:')));
  app.use(requestFacts(edge));
  app.use(sameOrigin(edge));
  app.use(body(edge));
  app.use(compressed);

  app.get('/health', async (c) => {
    await deps.db.rows('select 1');
    return c.json({ status: 'ok' });
  });
  app.route('/', pageMoves(edge));
  app.route('/public/api', publicRoutes(edge));
  app.route('/public/api', bankCallbackRoutes(edge));
  app.route('/public/api', fakturPublicRoutes(deps));
  app.route('/public/api', billingPublicRoutes(deps));
  app.route('/public/api', bupotPublicRoutes(deps));
  app.route('/demo/api', demoRoutes(edge));

  apiDocs(app);
  const api = room();
  api.use(signedIn(edge));
  api.use(largeInThread);
  api.route('/', sessionRoutes(edge));
  api.route('/', eventRoutes(edge));
  for (const open of rooms) api.route('/', open(deps));
  api.all('*', () => {
    throw new Problem('not_found');
  });
  app.route('/main/api', api);
  const admin = room();
  admin.use(signedIn(edge));
  admin.route('/', adminMoneyRoutes(deps));
  app.route('/admin/api', admin);
  for (const prefix of ['/main/api', '/admin/api', '/public/api', '/demo/api'])
    app.all(`${prefix}/*`, () => {
      throw new Problem('not_found');
    });
  if (edge.webDir) app.route('/', pages(edge, edge.webDir));
  return app;
};
