import type { OpenAPIHono } from '@hono/zod-openapi';
import { Problem } from '#domain/problem.ts';
import { homeRoutes } from '../flows/home/routes.ts';
import { billingImportRoutes, bupotImportRoutes, fakturImportRoutes } from '../imports/routes/imports.ts';
import { billingFormRoutes } from '../modules/billing/routes/form.ts';
import { billingLookupRoutes } from '../modules/billing/routes/lookup.ts';
import { billingMoveRoutes } from '../modules/billing/routes/moves.ts';
import { billingPrintRoutes, billingPublicRoutes } from '../modules/billing/routes/print.ts';
import { billingRoutes } from '../modules/billing/routes/read.ts';
import { billingSendRoutes } from '../modules/billing/routes/send.ts';
import { billingWriteRoutes } from '../modules/billing/routes/write.ts';
import { pph21CalculateRoutes } from '../modules/bupot/routes/calculate.ts';
import { bupotFormRoutes } from '../modules/bupot/routes/form.ts';
import { bupotLookupRoutes } from '../modules/bupot/routes/lookup.ts';
import { bupotMoveRoutes } from '../modules/bupot/routes/moves.ts';
import { bupotOfficeRoutes } from '../modules/bupot/routes/office.ts';
import { bupotPaperRoutes, bupotPublicRoutes } from '../modules/bupot/routes/paper.ts';
import { bupotPullRoutes } from '../modules/bupot/routes/pull.ts';
import { bupotRoutes } from '../modules/bupot/routes/read.ts';
import { bupotSendRoutes } from '../modules/bupot/routes/send.ts';
import { bupotWriteRoutes } from '../modules/bupot/routes/write.ts';
import { bupotYearRoutes } from '../modules/bupot/routes/year.ts';
import { demoRoutes } from '../modules/demo/routes/demo.ts';
import { fakturBulkRoutes } from '../modules/faktur/routes/bulk.ts';
import { checkNumbersRoutes } from '../modules/faktur/routes/check-numbers.ts';
import { goodsRoutes } from '../modules/faktur/routes/goods.ts';
import { lookupRoutes } from '../modules/faktur/routes/lookup.ts';
import { fakturMoveRoutes } from '../modules/faktur/routes/moves.ts';
import { fakturPrintRoutes, fakturPublicRoutes } from '../modules/faktur/routes/print.ts';
import { fakturRoutes } from '../modules/faktur/routes/read.ts';
import { fakturSendRoutes } from '../modules/faktur/routes/send.ts';
import { fakturWriteRoutes } from '../modules/faktur/routes/write.ts';
import { auditLogRoutes } from '../modules/history/routes/audit-log.ts';
import { ntpnRoutes } from '../modules/ntpn/routes/read.ts';
import { ntpnReconcileRoutes } from '../modules/ntpn/routes/reconcile.ts';
import { bankCallbackRoutes } from '../modules/payment/routes/bank-callback.ts';
import { adminMoneyRoutes } from '../modules/payment/routes/lost-money.ts';
import { paymentRoutes } from '../modules/payment/routes/payments.ts';
import { quotaOrderRoutes } from '../modules/quota/routes/orders.ts';
import { simulatorRoutes } from '../modules/simulator/routes/messages.ts';
import { sptBulkRoutes } from '../modules/spt/routes/bulk.ts';
import { sptDepositRoutes } from '../modules/spt/routes/deposit.ts';
import { sptLineRoutes } from '../modules/spt/routes/line.ts';
import { sptMoveRoutes } from '../modules/spt/routes/moves.ts';
import { sptOfficeRoutes } from '../modules/spt/routes/office.ts';
import { sptPaperRoutes } from '../modules/spt/routes/paper.ts';
import { sptRoutes } from '../modules/spt/routes/read.ts';
import { sptToDoRoutes } from '../modules/spt/routes/to-do.ts';
import { sptWriteRoutes } from '../modules/spt/routes/write.ts';
import { taxActivityRoutes } from '../modules/tax-activity/routes/tax-activity.ts';
import { companyRoutes } from '../services/company/routes.ts';
import { fileRoutes } from '../services/files/routes.ts';
import { jobRoutes } from '../services/jobs/routes.ts';
import { notificationRoutes } from '../services/notifications/routes.ts';
import { userRoutes } from '../services/people/routes.ts';
import { savedViewRoutes } from '../services/preferences/routes.ts';
import { quotaRoutes } from '../services/quota/routes.ts';
import { searchRoutes } from '../services/search/routes.ts';
import { sessionRoutes } from '../services/session/routes.ts';
import { templateRoutes } from '../services/templates/routes.ts';
import { branchRoutes } from '../settings/branches.ts';
import { certificateRoutes } from '../settings/certificate/routes.ts';
import { companiesRoutes } from '../settings/companies/routes.ts';
import { signeeRoutes } from '../settings/signees.ts';
import { taxProfileRoutes } from '../settings/tax-profile/routes.ts';
import { answerProblem } from './answer-problem.ts';
import { apiDocs } from './api-docs.ts';
import { body } from './body.ts';
import { compressed } from './compressed.ts';
import type { Env } from './context.ts';
import type { Edge, Router } from './edge.ts';
import { eventRoutes } from './event-routes.ts';
import { sameOrigin, signedIn } from './guard.ts';
import { headers } from './headers.ts';
import { largeInThread } from './in-thread.ts';
import { officeRoutes } from './office-routes.ts';
import { pageMoves } from './page-moves.ts';
import { pages } from './pages.ts';
import { publicRoutes } from './public-routes.ts';
import { requestFacts } from './request-facts.ts';
import { router } from './route.ts';

/** Routers, one line each. They are handed the use cases' dependencies and nothing of the edge. */
const routers: readonly Router[] = [
  companyRoutes,
  quotaRoutes,
  quotaOrderRoutes,
  jobRoutes,
  fileRoutes,
  notificationRoutes,
  officeRoutes,
  savedViewRoutes,
  searchRoutes,
  templateRoutes,
  signeeRoutes,
  auditLogRoutes,
  taxActivityRoutes,
  certificateRoutes,
  branchRoutes,
  companiesRoutes,
  taxProfileRoutes,
  homeRoutes,
  userRoutes,
  simulatorRoutes,
  goodsRoutes,
  lookupRoutes,
  checkNumbersRoutes,
  billingFormRoutes,
  fakturBulkRoutes,
  fakturMoveRoutes,
  fakturPrintRoutes,
  fakturSendRoutes,
  fakturWriteRoutes,
  fakturRoutes,
  fakturImportRoutes,
  paymentRoutes,
  billingImportRoutes,
  ntpnReconcileRoutes,
  ntpnRoutes,
  billingMoveRoutes,
  billingPrintRoutes,
  billingLookupRoutes,
  billingSendRoutes,
  billingWriteRoutes,
  billingRoutes,
  pph21CalculateRoutes,
  bupotMoveRoutes,
  bupotOfficeRoutes,
  bupotPaperRoutes,
  bupotSendRoutes,
  bupotFormRoutes,
  bupotLookupRoutes,
  bupotYearRoutes,
  bupotPullRoutes,
  bupotImportRoutes,
  bupotWriteRoutes,
  bupotRoutes,
  sptMoveRoutes,
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
export const createApp = (edge: Edge, more: readonly Router[] = []): OpenAPIHono<Env> => {
  const { deps, log } = edge;
  const app = router();
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
  const api = router();
  api.use(signedIn(edge));
  api.use(largeInThread);
  api.route('/', sessionRoutes(edge));
  api.route('/', eventRoutes(edge));
  for (const open of [...routers, ...more]) api.route('/', open(deps));
  api.all('*', () => {
    throw new Problem('not_found');
  });
  app.route('/main/api', api);
  const admin = router();
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
