import { and, count, eq, gt, gte, inArray, max, min, or, sql } from 'drizzle-orm';
import { unscoped } from '../../company-context.ts';
import type { Query } from '../../database.ts';
import { newId } from '../../id.ts';
import { files, gatewayCalls, jobs, securityLog } from '../../tables.ts';

const total = (column: typeof files.size | typeof securityLog.times) =>
  sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

/** Work that is not done, and what failed since a moment (epoch milliseconds), by state. */
export const unsafeJobStates = unscoped((read: Query, since: number) =>
  read
    .select({ status: jobs.status, count: count(), oldest: min(jobs.createdAt) })
    .from(jobs)
    .where(
      or(
        inArray(jobs.status, ['WAITING', 'RUNNING', 'PAUSED']),
        and(eq(jobs.status, 'FAILED'), gte(jobs.finishedAt, since)),
      ),
    )
    .groupBy(jobs.status)
    .orderBy(jobs.status),
);

/** Calls since a moment that did not succeed, by outside system. Ids begin with their time. */
export const unsafeFailedCalls = unscoped((read: Query, since: number) =>
  read
    .select({
      gateway: gatewayCalls.gateway,
      outcome: gatewayCalls.outcome,
      count: count(),
      last: max(gatewayCalls.at),
    })
    .from(gatewayCalls)
    .where(and(gte(gatewayCalls.id, newId(since)), inArray(gatewayCalls.outcome, ['refused', 'unreachable'])))
    .groupBy(gatewayCalls.gateway, gatewayCalls.outcome)
    .orderBy(gatewayCalls.gateway, gatewayCalls.outcome),
);

/** By event. One that is in the logs of several companies counts once. */
export const unsafeRefusedSignIns = unscoped((read: Query, since: number) =>
  read
    .select({ event: securityLog.event, count: total(securityLog.times) })
    .from(securityLog)
    .where(
      and(
        gte(securityLog.at, since),
        eq(securityLog.kind, 'sign_in'),
        eq(securityLog.outcome, 'refused'),
        gt(securityLog.places, 0),
      ),
    )
    .groupBy(securityLog.event)
    .orderBy(securityLog.event),
);

/** Files of all companies; size in bytes. */
export const unsafeStorage = unscoped(async (read: Query): Promise<{ count: number; bytes: number }> => {
  const [row] = await read.select({ count: count(), bytes: total(files.size) }).from(files);
  return row ?? { count: 0, bytes: 0 };
});
