import { columns as c } from '../dialect/columns.ts';

export const ownDates = c.table(
  'own_dates',
  {
    id: c.id('id').primaryKey(),
    companyId: c.id('company_id').notNull(),
    date: c.day('date').notNull(),
    title: c.words('title').notNull(),
    note: c.words('note'),
    version: c.count('version').notNull(),
    updatedAt: c.moment('updated_at').notNull(),
  },
  (t) => [c.index('own_dates_company').on(t.companyId, t.date)],
);

/** The secret is derived from the id. */
export const calendarFeeds = c.table(
  'calendar_feeds',
  {
    id: c.id('id').primaryKey(),
    companyId: c.id('company_id').notNull(),
    userId: c.id('user_id').notNull(),
    tokenHash: c.words('token_hash').notNull(),
    createdAt: c.moment('created_at').notNull(),
  },
  (t) => [
    c.uniqueIndex('calendar_feeds_token').on(t.tokenHash),
    c.uniqueIndex('calendar_feeds_person').on(t.companyId, t.userId),
  ],
);
