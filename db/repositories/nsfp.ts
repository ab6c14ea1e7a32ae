import { and, asc, eq, lt, lte, sum } from 'drizzle-orm';
import { nsfpReminder } from '#domain/records/nsfp-reminder.ts';
import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../company-context.ts';
import type { Query, Tx } from '../database.ts';
import { lockedRows } from '../dialect/locked-rows.ts';
import { nsfpRanges, nsfpReminders } from '../tables.ts';
import { plainRecords } from './plain-records.ts';

type NsfpReminderRow = typeof nsfpReminders.$inferSelect;

export const nsfpLeft = async (scope: Scope, query: Query, year: number): Promise<{ left: number; total: number }> => {
  const [row] = await query
    .select({ total: sum(nsfpRanges.total), used: sum(nsfpRanges.used) })
    .from(nsfpRanges)
    .where(and(eq(nsfpRanges.companyId, scope.companyId), eq(nsfpRanges.year, year), eq(nsfpRanges.active, true)));
  const total = Number(row?.total ?? 0);
  return { left: Math.max(0, total - Number(row?.used ?? 0)), total };
};

/**
 * The next number for an invoice of this date (YYYY-MM-DD), 13 digits, of the oldest letter that has one; null if there
 * is none. The range is locked, so that two invoices never get the same number.
 */
export const takeNsfp = async (tx: Tx, { companyId }: Scope, date: string): Promise<string | null> => {
  const { id, year, issuedOn, active, used, total } = nsfpRanges;
  const [range] = await lockedRows(
    tx.db
      .select()
      .from(nsfpRanges)
      .where(
        and(
          eq(nsfpRanges.companyId, companyId),
          eq(year, Number(date.slice(0, 4))),
          eq(active, true),
          lte(issuedOn, date),
          lt(used, total),
        ),
      )
      .orderBy(asc(issuedOn), asc(nsfpRanges.first), asc(id))
      .limit(1),
  );
  if (!range) return null;
  await tx.db
    .update(nsfpRanges)
    .set({ used: range.used + 1 })
    .where(and(eq(nsfpRanges.companyId, companyId), eq(id, range.id)));
  return `${range.prefix}${date.slice(2, 4)}${String(range.first + range.used).padStart(8, '0')}`;
};

/** A company that only makes Coretax invoices cannot run out. */
export const hadNsfp = async (scope: Scope, query: Query): Promise<boolean> =>
  (await query.select({ id: nsfpRanges.id }).from(nsfpRanges).where(eq(nsfpRanges.companyId, scope.companyId)).limit(1))
    .length > 0;

export const nsfpReminderOf = async (scope: Scope, query: Query): Promise<NsfpReminderRow | undefined> =>
  (await query.select().from(nsfpReminders).where(eq(nsfpReminders.companyId, scope.companyId)))[0];

export const nsfpReminderStore = plainRecords(nsfpReminder, nsfpReminders, ({ companyId }) => ({ companyId }));

/** False when another process has already sent it. */
export const noteNsfpNotified = async (
  tx: Tx,
  scope: Scope,
  before: Pick<NsfpReminderRow, 'notifiedLow' | 'notifiedYear' | 'version'>,
  notified: Pick<NsfpReminderRow, 'notifiedLow' | 'notifiedYear'>,
): Promise<boolean> => {
  const noted = await tx.db
    .update(nsfpReminders)
    .set(notified)
    .where(
      and(
        eq(nsfpReminders.companyId, scope.companyId),
        eq(nsfpReminders.version, before.version),
        eq(nsfpReminders.notifiedLow, before.notifiedLow),
      ),
    )
    .returning({ version: nsfpReminders.version });
  return noted.length > 0;
};

export const unsafeNsfpReminders = unscoped(
  (query: Query): Promise<{ companyId: string }[]> =>
    query
      .select({ companyId: nsfpReminders.companyId })
      .from(nsfpReminders)
      .where(eq(nsfpReminders.on, true))
      .then((rows) => rows),
);
