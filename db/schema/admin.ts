import type { RevertState } from '#domain/admin/faktur-schema.ts';
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
