import { z } from '@hono/zod-openapi';
import { registerCheckSchema } from '#domain/office/lookup-schema.ts';
import { addresses } from '../../../http/addresses.ts';
import type { Deps } from '../../../services/deps.ts';
import { checkNumbers } from '../check-numbers.ts';

/** So many at once; a longer column is asked about piece by piece, so that it can be stopped. */
const MOST = 20;

/** Numbers held against the office's register, open to everybody who is signed in. */
export const checkNumbersRoutes = (deps: Deps) => {
  const app = addresses('e-Faktur lookups');
  app.answers({
    operationId: 'checkNumbers',
    method: 'post',
    path: '/npwp-validator/check',
    summary: "What the office's register says of some numbers, beside the company's own book",
    body: z.strictObject({ numbers: z.array(z.string().trim().min(1).max(40)).min(1).max(MOST) }),
    out: z.array(registerCheckSchema),
    does: ({ numbers }, scope) => checkNumbers(deps, scope, numbers),
  });
  return app;
};
