import type { SwitchName } from '#domain/company/switches.ts';
import type { TemplateProduct } from '#domain/company/template-products.ts';
import type { DeliveryStatus } from '#domain/definition/answers.ts';
import type { Permission } from '#domain/permissions.ts';
import { columns as c } from '../dialect/columns.ts';

/** What was sent to a counterparty, by which channel, and its status. */
export const deliveries = c.table(
  'deliveries',
  {
    id: c.id('id').primaryKey(),
    companyId: c.id('company_id').notNull(),
    objectId: c.id('object_id').notNull(),
    /** The subject and its label. */
    product: c.code<TemplateProduct>('product').notNull(),
    label: c.words('label').notNull(),
    channel: c.code<'email' | 'whatsapp'>('channel').notNull(),
    recipient: c.words('recipient').notNull(),
    subject: c.words('subject').notNull(),
    body: c.words('body').notNull(),
    /** UNKNOWN: sent to the provider, answer lost; shown as "mungkin terkirim", never resent automatically. */
    status: c.code<DeliveryStatus>('status').notNull(),
    error: c.words('error'),
    answer: c.words('answer'),
    providerRef: c.words('provider_ref'),
    createdBy: c.words('created_by').notNull(),
    createdAt: c.moment('created_at').notNull(),
    sentAt: c.moment('sent_at'),
    bouncedAt: c.moment('bounced_at'),
  },
  (t) => [
    c.index('deliveries_object').on(t.companyId, t.objectId, t.createdAt),
    c.index('deliveries_log').on(t.companyId, t.product, t.createdAt),
  ],
);

/** No row: off. */
export const switches = c.table(
  'switches',
  {
    companyId: c.id('company_id').notNull(),
    name: c.code<SwitchName>('name').notNull(),
    on: c.flag('is_on').notNull(),
    version: c.count('version').notNull(),
    updatedAt: c.moment('updated_at').notNull(),
  },
  (t) => [c.primaryKey({ columns: [t.companyId, t.name] })],
);

/** Messages that would have been sent. */
export const simulatedMessages = c.table(
  'simulated_messages',
  {
    id: c.id('id').primaryKey(),
    companyId: c.id('company_id').notNull(),
    channel: c.code<'email' | 'whatsapp'>('channel').notNull(),
    sender: c.words('sender').notNull(),
    recipient: c.words('recipient').notNull(),
    subject: c.words('subject').notNull(),
    body: c.words('body').notNull(),
    attachments: c.json<{ name: string; type: string; size: number; fileId: string | null }[]>('attachments').notNull(),
    /** Permissions needed to read it, all of them. Null: not recorded, only an Owner may read it. */
    needs: c.json<Permission[]>('needs'),
    /**
     * Of a letter whose link gives access to an account: the id of its only reader, or the address of a person without
     * an account.
     */
    addressee: c.words('addressee'),
    at: c.moment('at').notNull(),
  },
  (t) => [
    c.index('simulated_messages_company').on(t.companyId, t.at),
    c.index('simulated_messages_addressee').on(t.addressee),
  ],
);

export const templates = c.table(
  'templates',
  {
    companyId: c.id('company_id').notNull(),
    channel: c.code<'email' | 'whatsapp'>('channel').notNull(),
    product: c.code<TemplateProduct>('product').notNull(),
    subject: c.words('subject').notNull(),
    body: c.words('body').notNull(),
    version: c.count('version').notNull(),
    updatedAt: c.moment('updated_at').notNull(),
  },
  (t) => [c.primaryKey({ columns: [t.companyId, t.channel, t.product] })],
);

/** Public previews: the SHA-256 of an unguessable token, 30 days. */
export const publicTokens = c.table(
  'public_tokens',
  {
    tokenHash: c.words('token_hash').primaryKey(),
    companyId: c.id('company_id').notNull(),
    objectType: c.words('object_type').notNull(),
    objectId: c.id('object_id').notNull(),
    expiresAt: c.moment('expires_at').notNull(),
    createdAt: c.moment('created_at').notNull(),
  },
  (t) => [c.index('public_tokens_object').on(t.companyId, t.objectId)],
);

export const notes = c.table(
  'notes',
  {
    id: c.id('id').primaryKey(),
    companyId: c.id('company_id').notNull(),
    objectId: c.id('object_id').notNull(),
    userId: c.id('user_id').notNull(),
    userName: c.words('user_name').notNull(),
    text: c.words('text').notNull(),
    mentions: c.json<string[]>('mentions').notNull(),
    at: c.moment('at').notNull(),
  },
  (t) => [c.index('notes_object').on(t.companyId, t.objectId, t.at)],
);

export const notifications = c.table(
  'notifications',
  {
    id: c.id('id').primaryKey(),
    companyId: c.id('company_id').notNull(),
    userId: c.id('user_id').notNull(),
    /** Message key and its parameters: translated when read. */
    message: c.words('message').notNull(),
    params: c.json<Record<string, string | number>>('params').notNull(),
    link: c.words('link'),
    at: c.moment('at').notNull(),
    readAt: c.moment('read_at'),
  },
  (t) => [c.index('notifications_user').on(t.companyId, t.userId, t.at)],
);

export const savedViews = c.table(
  'saved_views',
  {
    id: c.id('id').primaryKey(),
    companyId: c.id('company_id').notNull(),
    userId: c.id('user_id').notNull(),
    list: c.words('list').notNull(),
    name: c.words('name').notNull(),
    /** Filter, sort, columns and density in the list's own format. */
    state: c.json<Record<string, unknown>>('state').notNull(),
  },
  (t) => [c.index('saved_views_user').on(t.companyId, t.userId, t.list)],
);
