import { z } from '@hono/zod-openapi';
import { firstStepsSchema } from '#domain/home/first-steps.ts';
import { healthSchema, homeQuotaSchema, homeToDoSchema } from '#domain/home/view-schema.ts';
import { homeWaitingSchema, outputVatSchema, risksSchema, waitingPlanSchema } from '#domain/home/waiting-schema.ts';
import { masa } from '../../http/masa.ts';
import { route, router } from '../../http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { firstStepsOf } from './first-steps.ts';
import { healthOf } from './health.ts';
import { outputVat } from './output-vat.ts';
import { homeQuota } from './quota.ts';
import { risksOf } from './risks.ts';
import { toDoOf } from './to-do.ts';
import { priceOfWaiting, waitingPlan } from './waiting.ts';

const tag = 'home';

/** The cards of the start page, each by its own key. */
export const homeRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'getPeriodHealth',
      method: 'get',
      path: '/home/health',
      tag,
      summary: 'How the taxes of a masa stand: documents, reconciliation, payment, filing',
      needs: 'HOMEPAGE_REPORTING_VIEW',
      query: z.object({ period: masa }),
      out: healthSchema,
    }),
    async (c) => c.json(await healthOf(deps, c.get('scope'), c.req.valid('query'))),
  );
  app.openapi(
    route({
      operationId: 'getHomeToDo',
      method: 'get',
      path: '/home/to-do',
      tag,
      summary: 'What waits for a person: codes, returns and invoices, with the first of each',
      needs: 'HOMEPAGE_WAITING_VIEW',
      query: z.object({ limit: z.coerce.number().int().min(1).max(20).default(5) }),
      out: homeToDoSchema,
    }),
    async (c) => c.json(await toDoOf(deps, c.get('scope'), c.req.valid('query'))),
  );
  app.openapi(
    route({
      operationId: 'getFirstSteps',
      method: 'get',
      path: '/home/first-steps',
      tag,
      summary: 'What a new company still has to do before it can work',
      needs: 'HOMEPAGE_WAITING_VIEW',
      out: firstStepsSchema,
    }),
    async (c) => c.json(await firstStepsOf(deps, c.get('scope'))),
  );
  app.openapi(
    route({
      operationId: 'getHomeQuota',
      method: 'get',
      path: '/home/quota',
      tag,
      summary: 'What is left of the upload quotas, and until when at the pace of the last 90 days',
      needs: 'HOMEPAGE_QOUTA_VIEW',
      out: homeQuotaSchema,
    }),
    async (c) => c.json(await homeQuota(deps, c.get('scope'))),
  );
  app.openapi(
    route({
      operationId: 'getPriceOfWaiting',
      method: 'get',
      path: '/home/waiting',
      tag,
      summary: 'Fine and interest of each open obligation today, tomorrow and at the ends of months',
      needs: 'HOMEPAGE_WAITING_VIEW',
      out: homeWaitingSchema,
    }),
    async (c) => c.json(await priceOfWaiting(deps, c.get('scope'))),
  );
  app.openapi(
    route({
      operationId: 'getWaitingPlan',
      method: 'get',
      path: '/home/waiting/plan',
      tag,
      summary: 'The cheapest order to settle what is open for an amount a month, beside the order of due days',
      needs: 'HOMEPAGE_WAITING_VIEW',
      query: z.object({ monthly: z.string().regex(/^\d{1,13}(\.\d{1,2})?$/, 'problem.field.type') }),
      out: waitingPlanSchema,
    }),
    async (c) => c.json(await waitingPlan(deps, c.get('scope'), c.req.valid('query'))),
  );
  app.openapi(
    route({
      operationId: 'getOutputVat',
      method: 'get',
      path: '/home/vat',
      tag,
      summary: 'VAT of approved outgoing invoices in a masa and the eleven before it',
      needs: 'HOMEPAGE_REPORTING_VIEW',
      query: z.object({ period: masa }),
      out: outputVatSchema,
    }),
    async (c) => c.json(await outputVat(deps, c.get('scope'), c.req.valid('query'))),
  );
  app.openapi(
    route({
      operationId: 'getRisks',
      method: 'get',
      path: '/home/risks',
      tag,
      summary: 'What may go wrong soon: upload days, codes that run out, differences, slips, the certificate',
      needs: 'HOMEPAGE_REPORTING_VIEW',
      out: risksSchema,
    }),
    async (c) => c.json(await risksOf(deps, c.get('scope'))),
  );
  return app;
};
