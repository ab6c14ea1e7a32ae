import { z } from '@hono/zod-openapi';
import { billingSchema } from '#domain/billing/stored-schema.ts';
import { namedSchema } from '#domain/definition/answers.ts';
import { route, router } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { adoptBilling } from '../adopt-billing.ts';
import { createBilling } from '../create-billing.ts';
import { enterCode, withdrawBilling } from '../enter-code.ts';
import { dropBilling } from '../remove-billing.ts';
import { renewBilling } from '../renew-billing.ts';
import { editBilling, retryBilling } from '../retry-billing.ts';
import { base, byId, code, ignoreSame, input, tag, version } from './schemas.ts';

const CREATE = 'EBILLING_CREATE';

/** Making billings and what is done with one of them. */
export const billingWriteRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'createBilling',
      method: 'post',
      path: base,
      tag,
      summary: 'Make a billing and ask for its code; the answer waits up to three seconds for it',
      needs: CREATE,
      body: z.strictObject({ ...input.shape, ignoreSame }),
      status: 201,
      idempotent: true,
      out: billingSchema,
    }),
    async (c) => {
      const { ignoreSame: meant, ...given } = c.req.valid('json');
      return c.json(await createBilling(deps, c.get('scope'), { input: given, ignoreSame: meant }), 201);
    },
  );
  app.openapi(
    route({
      operationId: 'adoptBilling',
      method: 'post',
      path: `${base}/adopt`,
      tag,
      summary: 'Take over a code that was made elsewhere',
      needs: CREATE,
      body: z.strictObject({ code }),
      status: 201,
      idempotent: true,
      out: billingSchema,
    }),
    async (c) => c.json(await adoptBilling(deps, c.get('scope'), c.req.valid('json').code), 201),
  );
  app.openapi(
    route({
      operationId: 'renewBilling',
      method: 'post',
      path: `${base}/{id}/renew`,
      tag,
      summary: 'Make a code that has run out anew',
      needs: CREATE,
      params: byId,
      query: z.object({ ignoreSame: z.literal('1').optional() }),
      status: 201,
      idempotent: true,
      out: billingSchema,
    }),
    async (c) => {
      const meant = c.req.valid('query').ignoreSame === '1';
      return c.json(await renewBilling(deps, c.get('scope'), { ...c.req.valid('param'), ignoreSame: meant }), 201);
    },
  );
  app.openapi(
    route({
      operationId: 'retryBilling',
      method: 'post',
      path: `${base}/{id}/retry`,
      tag,
      summary: 'Ask again for a code the office did not give',
      needs: CREATE,
      params: byId,
      idempotent: true,
      out: billingSchema,
    }),
    async (c) => c.json(await retryBilling(deps, c.get('scope'), c.req.valid('param').id)),
  );
  app.openapi(
    route({
      operationId: 'enterBillingCode',
      method: 'post',
      path: `${base}/{id}/code`,
      tag,
      summary: 'Type the code that was made in the portal, where there is no line to ask for one',
      needs: CREATE,
      params: byId,
      body: z.strictObject({ code, issuedOn: z.iso.date('problem.field.day') }),
      out: billingSchema,
    }),
    async (c) => c.json(await enterCode(deps, c.get('scope'), { ...c.req.valid('param'), ...c.req.valid('json') })),
  );
  app.openapi(
    route({
      operationId: 'withdrawBilling',
      method: 'post',
      path: `${base}/{id}/withdraw`,
      tag,
      summary: 'Say that no code will be made in the portal for it as it stands',
      needs: CREATE,
      params: byId,
      out: billingSchema,
    }),
    async (c) => c.json(await withdrawBilling(deps, c.get('scope'), c.req.valid('param').id)),
  );
  app.openapi(
    route({
      operationId: 'updateBilling',
      method: 'put',
      path: `${base}/{id}`,
      tag,
      summary: 'Change a billing that never got its code; a stale version is refused with what changed',
      needs: CREATE,
      params: byId,
      body: z.strictObject({ ...input.shape, version, ignoreSame }),
      out: billingSchema,
    }),
    async (c) => {
      const { version: had, ignoreSame: meant, ...given } = c.req.valid('json');
      const edit = { ...c.req.valid('param'), version: had, input: given, ignoreSame: meant };
      return c.json(await editBilling(deps, c.get('scope'), edit));
    },
  );
  app.openapi(
    route({
      operationId: 'removeBilling',
      method: 'delete',
      path: `${base}/{id}`,
      tag,
      summary: 'Remove a billing',
      needs: 'EBILLING_DELETE',
      params: byId,
      out: namedSchema,
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      await dropBilling(deps, c.get('scope'), id);
      return c.json({ id });
    },
  );
  return app;
};
