import { asc, lte } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../database.ts';
import { taxCalendarEvents } from '../tables.ts';

/** Those that begin by a day (YYYY-MM-DD). The same for every company. */
export const taxEventsUntil = (
  _scope: Scope,
  read: Query,
  day: string,
): Promise<(typeof taxCalendarEvents.$inferSelect)[]> =>
  read
    .select()
    .from(taxCalendarEvents)
    .where(lte(taxCalendarEvents.date, day))
    .orderBy(asc(taxCalendarEvents.date), asc(taxCalendarEvents.id))
    .then((rows) => rows);
