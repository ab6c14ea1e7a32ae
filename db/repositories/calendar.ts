import { and, asc, eq, gte } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../company-context.ts';
import type { Query, Tx } from '../database.ts';
import { calendarFeeds, ownDates } from '../tables.ts';

export type CalendarFeed = typeof calendarFeeds.$inferSelect;

export const ownDatesFrom = (scope: Scope, read: Query, from: string): Promise<(typeof ownDates.$inferSelect)[]> =>
  read
    .select()
    .from(ownDates)
    .where(and(eq(ownDates.companyId, scope.companyId), gte(ownDates.date, from)))
    .orderBy(asc(ownDates.date), asc(ownDates.id))
    .then((rows) => rows);

const own = ({ companyId, userId }: Scope) =>
  and(eq(calendarFeeds.companyId, companyId), eq(calendarFeeds.userId, userId));

export const feedOf = async (scope: Scope, read: Query): Promise<CalendarFeed | undefined> =>
  (await read.select().from(calendarFeeds).where(own(scope)))[0];

export const removeFeed = async (tx: Tx, scope: Scope): Promise<boolean> =>
  (await tx.db.delete(calendarFeeds).where(own(scope)).returning({ id: calendarFeeds.id })).length > 0;

export const insertFeed = async (tx: Tx, feed: CalendarFeed): Promise<void> => {
  await tx.db.insert(calendarFeeds).values(feed);
};

export const unsafeFeedByToken = unscoped(
  async (read: Query, tokenHash: string): Promise<CalendarFeed | undefined> =>
    (await read.select().from(calendarFeeds).where(eq(calendarFeeds.tokenHash, tokenHash)))[0],
);
