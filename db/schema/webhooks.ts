import { webhook } from '#domain/records/webhook.ts';
import type { WebhookEvent } from '#domain/webhooks/webhook-event.ts';
import { columns as c } from '../dialect/columns.ts';
import { recordColumns } from './record-table.ts';

export const webhooks = c.table(
  'webhooks',
  { companyId: c.id('company_id').notNull(), ...recordColumns(webhook) },
  (t) => [c.index('webhooks_company').on(t.companyId, t.url)],
);

export const webhookDeliveries = c.table(
  'webhook_deliveries',
  {
    id: c.id('id').primaryKey(),
    companyId: c.id('company_id').notNull(),
    webhookId: c.id('webhook_id').notNull(),
    event: c.json<WebhookEvent>('event').notNull(),
    status: c.code<'WAITING' | 'DONE' | 'FAILED'>('status').notNull(),
    attempts: c.count('attempts').notNull(),
    /** HTTP status of the last attempt. */
    response: c.count('response'),
    error: c.words('error'),
    createdAt: c.moment('created_at').notNull(),
  },
  (t) => [
    c.index('webhook_deliveries_webhook').on(t.companyId, t.webhookId, t.createdAt),
    c.index('webhook_deliveries_age').on(t.createdAt),
  ],
);
