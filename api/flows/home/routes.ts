import { z } from '@hono/zod-openapi';
import { keysOf } from '#domain/access.ts';
import { dayText } from '#domain/definition/view-pieces.ts';
import { firstStepsSchema } from '#domain/home/first-steps.ts';
import { companiesHealthSchema, healthSchema, homeQuotaSchema, homeToDoSchema } from '#domain/home/view-schema.ts';
import { homeWaitingSchema, outputVatSchema, risksSchema, waitingPlanSchema } from '#domain/home/waiting-schema.ts';
import { createRouter, masa } from '../../http/create-router.ts';
import type { Deps } from '../../services/deps.ts';
import { companiesHealth } from './companies.ts';
import { firstStepsOf } from './first-steps.ts';
import { healthOf } from './health.ts';
import { outputVat } from './output-vat.ts';
import { homeQuota } from './quota.ts';
import { risksOf } from './risks.ts';
import { toDoOf } from './to-do.ts';
import { priceOfWaiting, waitingPlan } from './waiting.ts';

const tag = 'home';
const toDoQuery = z.object({ limit: z.coerce.number().int().min(1).max(20).default(5) });

export const homeRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'getPeriodHealth',
    method: 'get',
    path: '/home/health',
    summary: 'How the taxes of a masa stand: documents, reconciliation, payment, filing',
    needs: 'HOMEPAGE_REPORTING_VIEW',
    query: z.object({ period: masa }),
    out: healthSchema,
    does: (input, scope) => healthOf(deps, scope, input),
  });
  app.addRoute({
    operationId: 'getCompaniesHealth',
    method: 'get',
    path: '/home/companies',
    summary: 'The health of a masa of all companies of the person, each cell as their role there may read it',
    needs: keysOf('home/companies', 'show'),
    query: z.object({ period: masa, dueBy: dayText.optional() }),
    out: companiesHealthSchema,
    does: (input, scope) => companiesHealth(deps, scope, input),
  });
  app.addRoute({
    operationId: 'getHomeToDo',
    method: 'get',
    path: '/home/to-do',
    summary: 'What waits for a person: codes, returns and invoices, with the first of each',
    needs: 'HOMEPAGE_WAITING_VIEW',
    query: toDoQuery,
    out: homeToDoSchema,
    does: (input, scope) => toDoOf(deps, scope, input),
  });
  app.addRoute({
    operationId: 'listTaxActions',
    method: 'get',
    path: '/tax_action',
    summary: 'What waits for a person, as on Home',
    needs: 'HOMEPAGE_WAITING_VIEW',
    query: toDoQuery,
    out: homeToDoSchema,
    does: (input, scope) => toDoOf(deps, scope, input),
  });
  app.addRoute({
    operationId: 'getFirstSteps',
    method: 'get',
    path: '/home/first-steps',
    summary: 'What a new company still has to do before it can work',
    needs: 'HOMEPAGE_WAITING_VIEW',
    out: firstStepsSchema,
    does: (_input, scope) => firstStepsOf(deps, scope),
  });
  app.addRoute({
    operationId: 'getHomeQuota',
    method: 'get',
    path: '/home/quota',
    summary: 'What is left of the upload quotas, and until when at the pace of the last 90 days',
    needs: 'HOMEPAGE_QOUTA_VIEW',
    out: homeQuotaSchema,
    does: (_input, scope) => homeQuota(deps, scope),
  });
  app.addRoute({
    operationId: 'getPriceOfWaiting',
    method: 'get',
    path: '/home/waiting',
    summary: 'Fine and interest of each open obligation today, tomorrow and at the ends of months',
    needs: 'HOMEPAGE_WAITING_VIEW',
    out: homeWaitingSchema,
    does: (_input, scope) => priceOfWaiting(deps, scope),
  });
  app.addRoute({
    operationId: 'getWaitingPlan',
    method: 'get',
    path: '/home/waiting/plan',
    summary: 'The cheapest order to settle what is open for an amount a month, beside the order of due days',
    needs: 'HOMEPAGE_WAITING_VIEW',
    query: z.object({ monthly: z.string().regex(/^\d{1,13}(\.\d{1,2})?$/, 'problem.field.type') }),
    out: waitingPlanSchema,
    does: (input, scope) => waitingPlan(deps, scope, input),
  });
  app.addRoute({
    operationId: 'getOutputVat',
    method: 'get',
    path: '/home/vat',
    summary: 'VAT of approved outgoing invoices, and of incoming ones credited, in a masa and the eleven before it',
    needs: 'HOMEPAGE_REPORTING_VIEW',
    query: z.object({ period: masa }),
    out: outputVatSchema,
    does: (input, scope) => outputVat(deps, scope, input),
  });
  app.addRoute({
    operationId: 'getRisks',
    method: 'get',
    path: '/home/risks',
    summary: 'What may go wrong soon: upload days, codes that run out, differences, slips, the certificate',
    needs: 'HOMEPAGE_REPORTING_VIEW',
    out: risksSchema,
    does: (_input, scope) => risksOf(deps, scope),
  });
  return app;
};
