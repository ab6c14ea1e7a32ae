import { and, desc, eq, gte, sql, sum } from 'drizzle-orm';
import type { QuotaEntry, QuotaProduct } from '#domain/definition/quota.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../database.ts';
import { newId } from '../id.ts';
import { quotaEntries, quotas } from '../tables.ts';
import { type Page, pageOf } from './page-of.ts';
import { chainRecords } from './records/append-links.ts';

export type Quota = { quota: number; used: number; reserved: number; remaining: number };

const ofProduct = (scope: Scope, product: QuotaProduct) =>
  and(eq(quotas.companyId, scope.companyId), eq(quotas.product, product));

export const quotaOf = async (scope: Scope, query: Query, product: QuotaProduct): Promise<Quota> => {
  const [row] = await query.select().from(quotas).where(ofProduct(scope, product));
  const { quota, used, reserved } = row ?? { quota: 0, used: 0, reserved: 0 };
  return { quota, used, reserved, remaining: Math.max(0, quota - used - reserved) };
};

type EntryRow = typeof quotaEntries.$inferSelect;

const entryRows = (
  of: { readonly companyId: string; readonly userName: string },
  product: QuotaProduct,
  now: number,
  entries: readonly QuotaEntry[],
): EntryRow[] =>
  entries.map((entry) => ({
    ...entry,
    id: newId(now),
    companyId: of.companyId,
    userName: of.userName,
    product,
    at: now,
    day: jakartaDay(now),
  }));

export const insertQuotaEntries = async (tx: Tx, rows: readonly EntryRow[]): Promise<void> => {
  await tx.insertMany(quotaEntries, rows);
  for (const { companyId, id } of rows) chainRecords(tx, companyId, 'quotaEntry', [id]);
};

/**
 * Also adds to the counters. False when there are not enough units: checked in the same statement, so two concurrent
 * calls cannot both take the last one.
 */
export const changeQuota = async (
  tx: Tx,
  scope: Scope,
  product: QuotaProduct,
  now: number,
  entries: readonly QuotaEntry[],
): Promise<boolean> => {
  const added = (of: 'quota' | 'reserved' | 'used') => entries.reduce((whole, entry) => whole + entry[of], 0);
  const [bought, reserved, used] = [added('quota'), added('reserved'), added('used')];
  if (entries.every((entry) => entry.quota === 0 && entry.reserved === 0 && entry.used === 0)) return true;
  const done = await tx.db
    .update(quotas)
    .set({
      quota: sql`${quotas.quota} + ${bought}`,
      reserved: sql`${quotas.reserved} + ${reserved}`,
      used: sql`${quotas.used} + ${used}`,
    })
    .where(
      and(
        ofProduct(scope, product),
        // Only a new reservation can be refused.
        reserved + used > 0 && reserved > 0
          ? sql`${quotas.quota} - ${quotas.used} - ${quotas.reserved} >= ${reserved}`
          : undefined,
      ),
    )
    .returning({ quota: quotas.quota });
  if (done.length === 0) return reserved <= 0;
  await insertQuotaEntries(tx, entryRows(scope, product, now, entries));
  return true;
};

export const addBought = async (
  tx: Tx,
  scope: Scope,
  product: QuotaProduct,
  now: number,
  units: number,
): Promise<void> => {
  if (units === 0) return;
  const none = { companyId: scope.companyId, product, quota: 0, used: 0, reserved: 0 };
  await tx.db.insert(quotas).values(none).onConflictDoNothing();
  await changeQuota(tx, scope, product, now, [{ kind: 'buy', quota: units, reserved: 0, used: 0 }]);
};

/** Bought but never paid, used or not: the balance may become negative. */
export const takeBought = async (
  tx: Tx,
  scope: Scope,
  product: QuotaProduct,
  now: number,
  units: number,
): Promise<void> => {
  await changeQuota(tx, scope, product, now, [{ kind: 'reverse', quota: -units, reserved: 0, used: 0 }]);
};

export const insertQuotas = async (
  tx: Tx,
  rows: readonly (typeof quotas.$inferSelect)[],
  now: number,
  userName: string,
): Promise<void> => {
  await tx.insertMany(quotas, rows);
  const begun = rows.flatMap(({ companyId, product, quota, used, reserved }) =>
    entryRows({ companyId, userName }, product, now, [
      ...(quota > 0 ? [{ kind: 'grant' as const, quota, reserved: 0, used: 0 }] : []),
      ...(used > 0 ? [{ kind: 'use' as const, quota: 0, reserved: 0, used }] : []),
      ...(reserved > 0 ? [{ kind: 'reserve' as const, quota: 0, reserved, used: 0 }] : []),
    ]),
  );
  await insertQuotaEntries(tx, begun);
};

export const quotaLedger = async (
  scope: Scope,
  query: Query,
  product: QuotaProduct,
  page: Page,
): Promise<{ rows: EntryRow[]; total: number }> => {
  const of = eq(quotaEntries.product, product);
  return pageOf(scope, query, quotaEntries, of, [desc(quotaEntries.at), desc(quotaEntries.id)], page);
};

/** Of both products; days without any are left out. */
export const quotaUseByDay = async (
  scope: Scope,
  query: Query,
  since: string,
): Promise<{ day: string; product: QuotaProduct; used: number }[]> => {
  const rows = await query
    .select({ day: quotaEntries.day, product: quotaEntries.product, used: sum(quotaEntries.used) })
    .from(quotaEntries)
    .where(and(eq(quotaEntries.companyId, scope.companyId), eq(quotaEntries.kind, 'use'), gte(quotaEntries.day, since)))
    .groupBy(quotaEntries.day, quotaEntries.product)
    .orderBy(quotaEntries.day);
  return rows.map(({ used, ...row }) => ({ ...row, used: Number(used ?? 0) }));
};
