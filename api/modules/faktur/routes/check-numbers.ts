import { z } from '@hono/zod-openapi';
import { registerCheckSchema } from '#domain/office/lookup-schema.ts';
import { route, router } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { checkNumbers } from '../check-numbers.ts';

/** So many at once; a longer column is asked about piece by piece, so that it can be stopped. */
const MOST = 20;

/** Numbers held against the office's register, open to everybody who is signed in. */
export const checkNumbersRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'checkNumbers',
      method: 'post',
      path: '/npwp-validator/check',
      tag: 'e-Faktur lookups',
      summary: "What the office's register says of some numbers, beside the company's own book",
      body: z.strictObject({ numbers: z.array(z.string().trim().min(1).max(40)).min(1).max(MOST) }),
      out: z.array(registerCheckSchema),
    }),
    async (c) => c.json(await checkNumbers(deps, c.get('scope'), c.req.valid('json').numbers)),
  );
  return app;
};
