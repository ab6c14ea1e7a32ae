import { z } from '@hono/zod-openapi';
import { keysOf } from '#domain/access.ts';
import { flagOf } from '#domain/admin/flags.ts';
import { type FieldErrors, Problem } from '#domain/problem.ts';
import { webhook } from '#domain/records/webhook.ts';
import type { Scope } from '#domain/scope.ts';
import { type WebhookDelivery, webhookDeliverySchema, webhookLogSchema } from '#domain/webhooks/view-schema.ts';
import { companyOf } from '../../../db/repositories/companies.ts';
import {
  type Delivery,
  deliveriesOf,
  deliveryById,
  queueDeliveries,
  webhookById,
} from '../../../db/repositories/webhooks.ts';
import { createRouter } from '../../http/create-router.ts';
import { recordRoutes } from '../../records/routes.ts';
import type { Deps } from '../../services/deps.ts';
import { secretOf } from './deliver.ts';

const read = keysOf('webhooks', 'list');
const write = keysOf('webhooks', 'edit');
const params = z.object({ id: z.string() });

const viewOf = ({ id, createdAt, status, attempts, response, error, event }: Delivery): WebhookDelivery => ({
  id,
  at: new Date(createdAt).toISOString(),
  status,
  attempts,
  response,
  error,
  body: JSON.stringify(event),
});

const found = async (deps: Deps, scope: Scope, id: string): Promise<void> => {
  if (!(await webhookById(scope, deps.db.read, id))) throw new Problem('not_found');
};

const queue = async (
  deps: Deps,
  scope: Scope,
  one: Parameters<typeof queueDeliveries>[3][number],
): Promise<WebhookDelivery> => {
  const [id = ''] = await deps.db.transact((tx) => queueDeliveries(tx, scope, deps.now(), [one]));
  const queued = await deliveryById(scope, deps.db.read, id);
  if (!queued) throw new Problem('not_found');
  return viewOf(queued);
};

export const webhookLogRoutes = (deps: Deps) => {
  const app = createRouter('webhooks');
  app.addRoute({
    operationId: 'getWebhookLog',
    method: 'get',
    path: '/webhooks/{id}/log',
    summary: 'The signing secret for who may change webhooks, and the newest requests with their results',
    needs: read,
    params,
    out: webhookLogSchema,
    does: async ({ id }, scope) => {
      await found(deps, scope, id);
      const deliveries = await deliveriesOf(scope, deps.db.read, id);
      const secret = write.some((key) => scope.permissions.has(key)) ? secretOf(deps, scope, id) : null;
      return { secret, deliveries: deliveries.map(viewOf) };
    },
  });
  app.addRoute({
    operationId: 'testWebhook',
    method: 'post',
    path: '/webhooks/{id}/test',
    summary: 'Send an event that says nothing',
    needs: write,
    params,
    out: webhookDeliverySchema,
    does: async ({ id }, scope) => {
      await found(deps, scope, id);
      return queue(deps, scope, { webhookId: id, event: { event: 'test', object: null, from: null, to: null } });
    },
  });
  app.addRoute({
    operationId: 'replayWebhookDelivery',
    method: 'post',
    path: '/webhooks/deliveries/{id}/replay',
    summary: 'Send an event again, with the same id',
    needs: write,
    params,
    out: webhookDeliverySchema,
    does: async ({ id }, scope) => {
      const delivery = await deliveryById(scope, deps.db.read, id);
      if (!delivery) throw new Problem('not_found');
      const { webhookId, event } = delivery;
      return queue(deps, scope, { webhookId, event });
    },
  });
  return app;
};

export const webhookRoutes = (deps: Deps) =>
  recordRoutes(webhook, {
    check: async (scope, query, { url }): Promise<FieldErrors> => {
      const company = await companyOf(scope, query);
      if (!company || !flagOf(company.flags, 'isPublicApiUser')) return { url: 'apiKeys.off' };
      return deps.webhooks.accepts(String(url)) ? {} : { url: 'webhooks.refused' };
    },
  })(deps);
