import { z } from '@hono/zod-openapi';
import {
  billingBadgesSchema,
  billingSummarySchema,
  checkedBillingSchema,
  foundPairSchema,
  inquiredCodeSchema,
} from '#domain/billing/view-schema.ts';
import { codeNameSchema } from '#domain/office/lookup-schema.ts';
import { taxOfficesOn } from '#domain/rules/identity/npwp.ts';
import { jakartaDay } from '#domain/scope.ts';
import { createRouter, masa } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { badgeStates, badgesOf, billingSummary, clearBadges } from '../billing-summary.ts';
import { checkInput, searchPairs } from '../form.ts';
import { inquireCode } from '../inquire-code.ts';
import { base, billingId, code, input, tag } from './schemas.ts';

const VIEW = 'EBILLING_VIEW';

export const billingLookupRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'searchTaxCodes',
    method: 'get',
    path: `${base}/kap`,
    summary: 'Tax codes by what people call them, or by their numbers; the first twenty',
    needs: VIEW,
    query: z.object({ q: z.string().max(100).default(''), period: masa.optional() }),
    out: z.array(foundPairSchema),
    does: (input, scope) => searchPairs(deps, scope, input),
  });
  app.addRoute({
    operationId: 'listTaxOffices',
    method: 'get',
    path: `${base}/kpp`,
    summary: 'Tax offices (KPP) by their three digits',
    needs: VIEW,
    out: z.array(codeNameSchema),
    does: () => [...taxOfficesOn(jakartaDay(deps.now()))],
  });
  app.addRoute({
    operationId: 'checkBilling',
    method: 'post',
    path: `${base}/check`,
    summary: 'What the server finds in an input without saving it: findings, same billings, due day, interest',
    needs: 'EBILLING_CREATE',
    body: z.strictObject({ ...input.shape, id: billingId.optional() }),
    out: checkedBillingSchema,
    does: ({ id, ...given }, scope) => checkInput(deps, scope, { input: given, id }),
  });
  app.addRoute({
    operationId: 'inquireBillingCode',
    method: 'post',
    path: `${base}/inquiry`,
    summary: 'What the tax office knows of a code, made here or elsewhere',
    needs: VIEW,
    body: z.strictObject({ code }),
    out: inquiredCodeSchema,
    does: ({ code }, scope) => inquireCode(deps, scope, code),
  });
  app.addRoute({
    operationId: 'getBillingBadges',
    method: 'get',
    path: `${base}/badge-notification`,
    summary: 'What the badges in the menu show',
    needs: VIEW,
    out: billingBadgesSchema,
    does: (_input, scope) => badgesOf(deps, scope),
  });
  app.addRoute({
    operationId: 'clearBillingBadges',
    method: 'delete',
    path: `${base}/badge-notification`,
    summary: 'Says that the news of one kind, or all of it, was seen',
    needs: VIEW,
    query: z.object({ state: z.enum(badgeStates).optional() }),
    out: billingBadgesSchema,
    does: async ({ state }, scope) => {
      await clearBadges(deps, scope, state);
      return badgesOf(deps, scope);
    },
  });
  app.addRoute({
    operationId: 'getBillingSummary',
    method: 'get',
    path: `${base}/summary`,
    summary: 'Counts and amounts by state, what runs out next, and what is due next',
    needs: VIEW,
    out: billingSummarySchema,
    does: (_input, scope) => billingSummary(deps, scope),
  });
  return app;
};
