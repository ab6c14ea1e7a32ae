import type { Permission } from '#domain/permissions.ts';
import { columns as c } from '../dialect/columns.ts';

/** The SHA-256 of the key; the key itself is not stored. */
export const apiKeys = c.table(
  'api_keys',
  {
    id: c.id('id').primaryKey(),
    companyId: c.id('company_id').notNull(),
    userId: c.id('user_id').notNull(),
    name: c.words('name').notNull(),
    keys: c.json<Permission[]>('keys').notNull(),
    tokenHash: c.words('token_hash').notNull(),
    /** Version of the contract, null until the first use. */
    contractVersion: c.day('contract_version'),
    createdAt: c.moment('created_at').notNull(),
    expiresAt: c.moment('expires_at').notNull(),
    lastUsedAt: c.moment('last_used_at'),
  },
  (t) => [c.uniqueIndex('api_keys_token').on(t.tokenHash), c.index('api_keys_company').on(t.companyId, t.userId)],
);
