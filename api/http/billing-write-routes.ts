import { z } from '@hono/zod-openapi';
import { createBilling } from '../modules/billing/create-billing.ts';
import type { Deps } from '../modules/deps.ts';
import { base, ignoreSame, input, record, tag } from './billing-schemas.ts';
import { room, route } from './route.ts';

const CREATE = 'EBILLING_CREATE';

/** Making billings and what is done with one of them. */
export const billingWriteRoutes = (deps: Deps) => {
  const app = room();
  app.openapi(
    route({
      method: 'post',
      path: base,
      tag,
      summary: 'Make a billing and ask for its code; the answer waits up to three seconds for it',
      needs: CREATE,
      body: z.strictObject({ ...input.shape, ignoreSame }),
      status: 201,
      idempotent: true,
      out: record,
    }),
    async (c) => {
      const { ignoreSame: meant, ...given } = c.req.valid('json');
      return c.json(await createBilling(deps, c.get('scope'), { input: given, ignoreSame: meant }), 201);
    },
  );
  return app;
};
