import type { RevertState } from '#domain/admin/faktur-schema.ts';
import type { EfinState, OutsideSystem } from '#domain/admin/support.ts';
import { columns as c } from '../dialect/columns.ts';
import { record } from './groups.ts';

/** Requested by one internal admin, confirmed or refused by another. */
export const cancelReverts = c.table(
  'cancel_reverts',
  {
    ...record(),
    fakturId: c.id('faktur_id').notNull(),
    number: c.words('number').notNull(),
    state: c.code<RevertState>('state').notNull(),
    /** Set while it waits: an invoice has at most one such request. */
    open: c.code<'open'>('open'),
    reason: c.words('reason').notNull(),
    requestedById: c.id('requested_by_id').notNull(),
    requestedBy: c.words('requested_by').notNull(),
    requestedAt: c.moment('requested_at').notNull(),
    decidedBy: c.words('decided_by'),
    decidedAt: c.moment('decided_at'),
    decidedWhy: c.words('decided_why'),
  },
  (t) => [
    c.uniqueIndex('cancel_reverts_open').on(t.fakturId, t.open),
    c.index('cancel_reverts_requested').on(t.requestedAt),
  ],
);

/** Requests to move an EFIN to the company's account at the tax office. */
export const efinMigrations = c.table(
  'efin_migrations',
  {
    ...record(),
    efin: c.words('efin').notNull(),
    fileName: c.words('file_name').notNull(),
    state: c.code<EfinState>('state').notNull(),
    requestedBy: c.words('requested_by').notNull(),
    requestedAt: c.moment('requested_at').notNull(),
    decidedBy: c.words('decided_by'),
    decidedAt: c.moment('decided_at'),
    decidedWhy: c.words('decided_why'),
  },
  (t) => [c.index('efin_migrations_requested').on(t.requestedAt)],
);

/** An outside system that internal admins switched; on without a row. */
export const outsideSystems = c.table('outside_systems', {
  name: c.code<OutsideSystem>('name').primaryKey(),
  on: c.flag('is_on').notNull(),
  version: c.count('version').notNull(),
  updatedAt: c.moment('updated_at').notNull(),
});
