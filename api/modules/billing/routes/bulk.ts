import { z } from '@hono/zod-openapi';
import { bulkAnswerSchema, eligibleSchema, wholeJobSchema } from '#domain/definition/answers.ts';
import { route, router } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { type BulkAction, bulkActions, eligibleBillings, removeBillings, wholeJob } from '../billing-bulk.ts';
import { base, selection, selectionOf, selectionWith, tag } from './schemas.ts';

const actions = Object.keys(bulkActions) as [BulkAction, ...BulkAction[]];

/** Work on many billings at once. */
export const billingBulkRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'countEligibleBillings',
      method: 'post',
      path: `${base}/eligible`,
      tag,
      summary: 'How many of a selection qualify for an action',
      needs: 'EBILLING_VIEW',
      body: selectionWith({ action: z.enum(actions) }),
      out: eligibleSchema,
    }),
    async (c) => {
      const { action, ...of } = c.req.valid('json');
      return c.json(await eligibleBillings(deps, c.get('scope'), selectionOf(of), action));
    },
  );
  app.openapi(
    route({
      operationId: 'removeBillings',
      method: 'post',
      path: `${base}/bulk-delete`,
      tag,
      summary: 'Remove billings, as a job; refused as a whole where one of them is being paid',
      needs: 'EBILLING_DELETE',
      body: selection,
      idempotent: true,
      out: bulkAnswerSchema,
    }),
    async (c) => c.json(await removeBillings(deps, c.get('scope'), selectionOf(c.req.valid('json')))),
  );
  app.openapi(
    route({
      operationId: 'exportBillings',
      method: 'post',
      path: `${base}/export`,
      tag,
      summary: 'A selection as Excel or CSV, as a job',
      needs: 'EBILLING_VIEW',
      body: z.strictObject({ selection, format: z.enum(['xlsx', 'csv']) }),
      idempotent: true,
      out: wholeJobSchema,
    }),
    async (c) => {
      const { format, selection: of } = c.req.valid('json');
      const job = { action: 'export', kind: 'billing.export', payload: { format } } as const;
      return c.json(await wholeJob(deps, c.get('scope'), selectionOf(of), job));
    },
  );
  return app;
};
