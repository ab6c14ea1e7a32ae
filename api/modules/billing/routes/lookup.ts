import { z } from '@hono/zod-openapi';
import {
  billingBadgesSchema,
  billingSummarySchema,
  checkedBillingSchema,
  foundPairSchema,
  inquiredCodeSchema,
} from '#domain/billing/view-schema.ts';
import { codeNameSchema } from '#domain/office/lookup-schema.ts';
import { taxOffices } from '#domain/rules/identity/kpp.ts';
import { masa } from '../../../http/masa.ts';
import { route, router } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { badgeStates, badgesOf, clearBadges } from '../badges.ts';
import { billingSummary } from '../billing-summary.ts';
import { checkInput, searchPairs } from '../check-input.ts';
import { inquireCode } from '../inquire-code.ts';
import { base, billingId, code, input, tag } from './schemas.ts';

const VIEW = 'EBILLING_VIEW';

/** What the billing form and the menu look up: tax codes, checks, a code made elsewhere, counts. */
export const billingLookupRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'searchTaxCodes',
      method: 'get',
      path: `${base}/kap`,
      tag,
      summary: 'Tax codes by what people call them, or by their numbers; the first twenty',
      needs: VIEW,
      query: z.object({ q: z.string().max(100).default(''), period: masa.optional() }),
      out: z.array(foundPairSchema),
    }),
    (c) => c.json(searchPairs(deps, c.get('scope'), c.req.valid('query'))),
  );
  app.openapi(
    route({
      operationId: 'listTaxOffices',
      method: 'get',
      path: `${base}/kpp`,
      tag,
      summary: 'Tax offices (KPP) by their three digits',
      needs: VIEW,
      out: z.array(codeNameSchema),
    }),
    (c) => c.json(taxOffices),
  );
  app.openapi(
    route({
      operationId: 'checkBilling',
      method: 'post',
      path: `${base}/check`,
      tag,
      summary: 'What the server finds in an input without saving it: findings, same billings, due day, interest',
      needs: 'EBILLING_CREATE',
      body: z.strictObject({ ...input.shape, id: billingId.optional() }),
      out: checkedBillingSchema,
    }),
    async (c) => {
      const { id, ...given } = c.req.valid('json');
      return c.json(await checkInput(deps, c.get('scope'), { input: given, id }));
    },
  );
  app.openapi(
    route({
      operationId: 'inquireBillingCode',
      method: 'post',
      path: `${base}/inquiry`,
      tag,
      summary: 'What the tax office knows of a code, made here or elsewhere',
      needs: VIEW,
      body: z.strictObject({ code }),
      out: inquiredCodeSchema,
    }),
    async (c) => c.json(await inquireCode(deps, c.get('scope'), c.req.valid('json').code)),
  );
  app.openapi(
    route({
      operationId: 'getBillingBadges',
      method: 'get',
      path: `${base}/badge-notification`,
      tag,
      summary: 'What the badges in the menu show',
      needs: VIEW,
      out: billingBadgesSchema,
    }),
    async (c) => c.json(await badgesOf(deps, c.get('scope'))),
  );
  app.openapi(
    route({
      operationId: 'clearBillingBadges',
      method: 'delete',
      path: `${base}/badge-notification`,
      tag,
      summary: 'Says that the news of one kind, or all of it, was seen',
      needs: VIEW,
      query: z.object({ state: z.enum(badgeStates).optional() }),
      out: billingBadgesSchema,
    }),
    async (c) => {
      await clearBadges(deps, c.get('scope'), c.req.valid('query').state);
      return c.json(await badgesOf(deps, c.get('scope')));
    },
  );
  app.openapi(
    route({
      operationId: 'getBillingSummary',
      method: 'get',
      path: `${base}/summary`,
      tag,
      summary: 'Counts and amounts by state, what runs out next, and what is due next',
      needs: VIEW,
      out: billingSummarySchema,
    }),
    async (c) => c.json(await billingSummary(deps, c.get('scope'))),
  );
  return app;
};
