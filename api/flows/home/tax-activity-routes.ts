import { z } from '@hono/zod-openapi';
import { keysOf } from '#domain/access.ts';
import { LONGEST_REASON } from '#domain/definition/reason.ts';
import { taxActivityTabs } from '#domain/tax-activity/tabs.ts';
import { taxActivitySchema } from '#domain/tax-activity/view-schema.ts';
import { masa } from '../../http/create-router.ts';
import { listQuery, onePage } from '../../http/list-query.ts';
import { route, router } from '../../http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { sayDue, unsayDue } from './state-duty.ts';
import { taxActivity } from './tax-activity.ts';

const tag = 'tax activity';
const filter = z.strictObject({ from: masa.optional(), to: masa.optional() });
const one = z.object({ type: z.enum(['UNIFIKASI', 'PPH21']), period: masa });

export const taxActivityRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'listTaxActivity',
      method: 'get',
      path: '/tax-activity/{tab}',
      tag,
      summary: 'What one tab of Tax Activity lists, for masa from one to another',
      needs: keysOf('tax-activity', 'list'),
      params: z.object({ tab: z.enum(taxActivityTabs) }),
      query: listQuery(filter).pick({ range: true, filter: true }),
      out: z.array(taxActivitySchema),
    }),
    async (c) => {
      const { range, filter: params = {} } = c.req.valid('query');
      const { tab } = c.req.valid('param');
      return c.json(await onePage(c, range, (page) => taxActivity(deps, c.get('scope'), tab, { ...params, ...page })));
    },
  );
  app.openapi(
    route({
      operationId: 'stateDuty',
      method: 'post',
      path: '/tax-activity/duties',
      tag,
      summary: 'Say that a return is due for a masa the product sees none for',
      needs: keysOf('tax-activity', 'state'),
      body: z.strictObject({
        ...one.shape,
        reason: z.string().trim().min(1, 'problem.field.required').max(LONGEST_REASON),
      }),
      status: 204,
    }),
    async (c) => {
      await sayDue(deps, c.get('scope'), c.req.valid('json'));
      return c.body(null, 204);
    },
  );
  app.openapi(
    route({
      operationId: 'takeDutyBack',
      method: 'delete',
      path: '/tax-activity/duties/{type}/{period}',
      tag,
      summary: 'Take back that a return is due',
      needs: keysOf('tax-activity', 'state'),
      params: one,
      status: 204,
    }),
    async (c) => {
      await unsayDue(deps, c.get('scope'), c.req.valid('param'));
      return c.body(null, 204);
    },
  );
  return app;
};
