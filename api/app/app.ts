import type { OpenAPIHono } from '@hono/zod-openapi';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import { refusalRoutes } from '../documents/routes/refusals.ts';
import { accountingRoutes } from '../flows/accounting/routes.ts';
import { adminCompanyRoutes } from '../flows/admin/company-routes.ts';
import { adminFakturRoutes } from '../flows/admin/faktur-routes.ts';
import { adminSupportRoutes } from '../flows/admin/support-routes.ts';
import { batchRoutes } from '../flows/batch/routes.ts';
import { entryRoutes } from '../flows/books/routes.ts';
import { archiveRoutes } from '../flows/efiling/archive-routes.ts';
import { fileIntakeRoutes } from '../flows/efiling/intake-routes.ts';
import { reportRoutes } from '../flows/efiling/routes.ts';
import { calendarPublicRoutes, calendarRoutes } from '../flows/home/calendar-routes.ts';
import { homeRoutes } from '../flows/home/routes.ts';
import { taxActivityRoutes } from '../flows/home/tax-activity-routes.ts';
import { body } from '../http/body.ts';
import { inContractVersion } from '../http/contract-version.ts';
import type { Edge, Env, Router } from '../http/edge.ts';
import { sameOrigin, signedIn } from '../http/guard.ts';
import { headers } from '../http/headers.ts';
import { largeInThread } from '../http/in-thread.ts';
import { router } from '../http/route.ts';
import { billingImportRoutes, bupotImportRoutes, fakturImportRoutes } from '../imports/routes/imports.ts';
import { demoRoutes } from '../modules/demo/routes/demo.ts';
import { families } from '../modules/index.ts';
import { bankCallbackRoutes } from '../modules/payment/routes/bank-callback.ts';
import { adminMoneyRoutes } from '../modules/payment/routes/lost-money.ts';
import { noteLostReturned } from '../modules/quota/note-returned.ts';
import { adminOrderMoneyRoutes } from '../modules/quota/routes/lost-money.ts';
import { accountRoutes } from '../services/account/routes.ts';
import { adminOverviewRoutes } from '../services/admin/routes.ts';
import { apiKeyRoutes } from '../services/api-keys/routes.ts';
import { companyRoutes } from '../services/company/routes.ts';
import { fileRoutes } from '../services/files/routes.ts';
import { jobRoutes } from '../services/jobs/routes.ts';
import { newsRoutes } from '../services/news/routes.ts';
import { notificationRoutes } from '../services/notifications/routes.ts';
import { pageServiceRoutes } from '../services/page-services/routes.ts';
import { userRoutes } from '../services/people/routes.ts';
import { savedViewRoutes } from '../services/preferences/routes.ts';
import { quotaRoutes } from '../services/quota/routes.ts';
import { searchRoutes } from '../services/search/routes.ts';
import { secondFactorRoutes } from '../services/second-factor/routes.ts';
import { securityLogRoutes, systemSecurityLogRoutes } from '../services/security/routes.ts';
import { sessionRoutes } from '../services/session/routes.ts';
import { templateRoutes } from '../services/templates/routes.ts';
import {
  accountingAccountRoutes,
  accountingClockRoutes,
  accountingTaxCodeRoutes,
} from '../settings/accounting/routes.ts';
import { carouselRoutes } from '../settings/admin/carousel.ts';
import { quotaPackageRoutes } from '../settings/admin/quota-packages.ts';
import { taxCalendarEventRoutes } from '../settings/admin/tax-calendar-events.ts';
import { whatsNewRoutes } from '../settings/admin/whats-new.ts';
import { branchRoutes } from '../settings/branches.ts';
import { certificateRoutes } from '../settings/certificate/routes.ts';
import { companiesRoutes } from '../settings/companies/routes.ts';
import { withoutCompanyRoutes } from '../settings/companies/without-routes.ts';
import { coretaxRoutes } from '../settings/coretax/routes.ts';
import { countryRoutes } from '../settings/countries.ts';
import { countryNameRoutes } from '../settings/country-names.ts';
import { creditRuleRoutes } from '../settings/credit-rules.ts';
import { lawListRoutes } from '../settings/law/list-routes.ts';
import { lawTableRoutes } from '../settings/law/routes.ts';
import { lawRoutes } from '../settings/law/stored-routes.ts';
import { nsfpReminderRoutes } from '../settings/nsfp-reminder/reminder.ts';
import { ownDateRoutes } from '../settings/own-dates.ts';
import { pullClockRoutes } from '../settings/pull-clock.ts';
import { roleRoutes } from '../settings/roles.ts';
import { sandboxRoutes } from '../settings/sandbox/routes.ts';
import { sendingRoutes } from '../settings/sending/routes.ts';
import { signeeRoutes } from '../settings/signees.ts';
import { taxProfileRoutes } from '../settings/tax-profile/routes.ts';
import { webhookLogRoutes, webhookRoutes } from '../settings/webhooks/routes.ts';
import { answerProblem } from './answer-problem.ts';
import { apiDocs, docsForSignedIn } from './api-docs.ts';
import { compressed } from './compressed.ts';
import { eventRoutes } from './event-routes.ts';
import { reportInternally } from './note-internal.ts';
import { officeRoutes } from './office-routes.ts';
import { pageMoves } from './page-moves.ts';
import { pages } from './pages.ts';
import { publicRoutes } from './public-routes.ts';
import { redirectBodyMethod } from './redirect-body-method.ts';
import { requestFacts } from './request-facts.ts';

/** Routers receive the dependencies of the use cases and nothing of the HTTP side. */
const routers: readonly Router[] = [
  companyRoutes,
  quotaRoutes,
  jobRoutes,
  fileRoutes,
  notificationRoutes,
  officeRoutes,
  savedViewRoutes,
  searchRoutes(families.flatMap(({ search = [] }) => search)),
  refusalRoutes(families.flatMap(({ refused = [] }) => refused)),
  templateRoutes,
  sendingRoutes,
  creditRuleRoutes,
  nsfpReminderRoutes,
  pullClockRoutes,
  signeeRoutes,
  certificateRoutes,
  branchRoutes,
  companiesRoutes,
  sandboxRoutes,
  withoutCompanyRoutes,
  taxProfileRoutes,
  countryNameRoutes,
  coretaxRoutes,
  homeRoutes,
  taxActivityRoutes,
  reportRoutes,
  archiveRoutes,
  fileIntakeRoutes,
  calendarRoutes,
  ownDateRoutes,
  lawRoutes,
  lawListRoutes,
  newsRoutes,
  pageServiceRoutes,
  userRoutes,
  securityLogRoutes,
  roleRoutes,
  accountingRoutes,
  accountingAccountRoutes,
  accountingTaxCodeRoutes,
  accountingClockRoutes,
  webhookLogRoutes,
  webhookRoutes,
  fakturImportRoutes,
  batchRoutes,
  entryRoutes,
  billingImportRoutes,
  bupotImportRoutes,
  ...families.flatMap(({ routes }) => routes),
];

export const createApp = (edge: Edge, more: readonly Router[] = []): OpenAPIHono<Env> => {
  const { deps, log } = edge;
  const app = router();
  app.onError(answerProblem(log, deps));
  app.notFound(() => {
    throw new Problem('not_found');
  });
  app.use(headers(deps.publicUrl.startsWith('https:')));
  app.use(requestFacts(edge));
  app.use(sameOrigin(edge));
  app.use(body(edge));
  app.use(redirectBodyMethod((request, env) => app.fetch(request, env)));
  app.use(compressed);

  app.get('/health', async (c) => {
    const reason = await deps.db.trouble();
    if (!reason) return c.json({ status: 'ok' });
    return c.json({ status: 'failing', reason, message: say(c.get('locale'), `problem.storage_${reason}`) }, 503);
  });
  app.route('/', pageMoves(edge));
  app.route('/public/api', publicRoutes(edge));
  app.route('/public/api', bankCallbackRoutes(edge));
  for (const { open = [] } of families) for (const routes of open) app.route('/public/api', routes(deps));
  app.route('/public/api', calendarPublicRoutes(deps));
  app.route('/demo/api', demoRoutes(edge));

  const api = router();
  api.use('/docs', docsForSignedIn(edge));
  api.use(signedIn(edge));
  api.use(inContractVersion(edge));
  api.use(largeInThread);
  api.route('/', sessionRoutes(edge));
  api.route('/', accountRoutes(edge));
  api.route('/', secondFactorRoutes(edge));
  api.route('/', apiKeyRoutes(edge));
  api.route('/', eventRoutes(edge));
  for (const open of [...routers, ...more]) api.route('/', open(deps));
  apiDocs(api, app, edge);
  api.all('*', () => {
    throw new Problem('not_found');
  });
  app.route('/main/api', api);
  const admin = router();
  admin.use(signedIn(edge));
  admin.use(reportInternally);
  admin.route('/', adminOverviewRoutes(deps));
  admin.route('/', adminMoneyRoutes(deps, noteLostReturned(deps)));
  admin.route('/', adminOrderMoneyRoutes(deps));
  admin.route('/', systemSecurityLogRoutes(deps));
  admin.route('/', countryRoutes(deps));
  admin.route('/', adminCompanyRoutes(deps));
  admin.route('/', adminFakturRoutes(deps));
  admin.route('/', adminSupportRoutes(deps));
  admin.route('/', carouselRoutes(deps));
  admin.route('/', quotaPackageRoutes(deps));
  admin.route('/', taxCalendarEventRoutes(deps));
  admin.route('/', whatsNewRoutes(deps));
  admin.route('/', lawTableRoutes(deps));
  app.route('/admin/api', admin);
  for (const prefix of ['/main/api', '/admin/api', '/public/api', '/demo/api'])
    app.all(`${prefix}/*`, () => {
      throw new Problem('not_found');
    });
  if (edge.webDir) app.route('/', pages(edge, edge.webDir));
  return app;
};
