import { and, asc, desc, eq, gt, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { QuotaPackageOnSale } from '#domain/company/quota-packages.ts';
import { type Sen, sen } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../company-context.ts';
import type { Query, Tx } from '../database.ts';
import { companies, quotaOrders, quotaPackages } from '../tables.ts';
import { type Page, pageOf } from './page-of.ts';

export type QuotaOrderRow = typeof quotaOrders.$inferSelect;

const own = (scope: Scope, id: string) => and(eq(quotaOrders.companyId, scope.companyId), eq(quotaOrders.id, id));

/** On sale on this day. */
export const unsafeQuotaPackages = unscoped(async (query: Query, day: string): Promise<QuotaPackageOnSale[]> => {
  const rows = await query
    .select()
    .from(quotaPackages)
    .where(and(lte(quotaPackages.fromDay, day), or(isNull(quotaPackages.untilDay), gte(quotaPackages.untilDay, day))))
    .orderBy(asc(quotaPackages.price), asc(quotaPackages.code));
  return rows.map(({ id, version, price, fromDay: _from, untilDay: _until, updatedAt: _at, ...row }) => ({
    ...row,
    price: sen(String(price)),
    ours: id === row.code && version === 1,
  }));
});

/** By an order, or as the package of a company. */
export const unsafeIsPackageUsed = unscoped(
  async (query: Query, { code, name }: { readonly code: string; readonly name: string }): Promise<boolean> => {
    const [ordered, owned] = await Promise.all([
      query.select({ id: quotaOrders.id }).from(quotaOrders).where(eq(quotaOrders.packageCode, code)).limit(1),
      query.select({ id: companies.id }).from(companies).where(eq(companies.packageName, name)).limit(1),
    ]);
    return ordered.length + owned.length > 0;
  },
);

export const unsafeInsertQuotaPackages = unscoped(
  (tx: Tx, rows: readonly (typeof quotaPackages.$inferSelect)[]): Promise<void> => tx.insertMany(quotaPackages, rows),
);

/** Throws `AlreadyThere` while another order of the company is unpaid. */
export const insertQuotaOrder = (tx: Tx, row: QuotaOrderRow): Promise<void> => tx.insertMany(quotaOrders, [row]);

export const quotaOrderById = async (scope: Scope, query: Query, id: string): Promise<QuotaOrderRow | undefined> =>
  (await query.select().from(quotaOrders).where(own(scope, id)))[0];

export const quotaOrdersById = async (scope: Scope, query: Query, ids: readonly string[]): Promise<QuotaOrderRow[]> =>
  ids.length === 0
    ? []
    : query
        .select()
        .from(quotaOrders)
        .where(and(eq(quotaOrders.companyId, scope.companyId), inArray(quotaOrders.id, [...ids])));

export const openQuotaOrder = async (scope: Scope, query: Query): Promise<QuotaOrderRow | undefined> =>
  (
    await query
      .select()
      .from(quotaOrders)
      .where(and(eq(quotaOrders.companyId, scope.companyId), eq(quotaOrders.open, 'open')))
  )[0];

export const quotaOrdersOf = async (
  scope: Scope,
  query: Query,
  page: Page,
): Promise<{ rows: QuotaOrderRow[]; total: number }> =>
  pageOf(scope, query, quotaOrders, undefined, [desc(quotaOrders.createdAt), desc(quotaOrders.id)], page);

/** Until the end of the transaction, so that only one writer books on it. */
export const takeQuotaOrder = async (tx: Tx, scope: Scope, id: string): Promise<QuotaOrderRow | undefined> =>
  (
    await tx.db
      .update(quotaOrders)
      .set({ version: sql`${quotaOrders.version} + 1` })
      .where(own(scope, id))
      .returning()
  )[0];

export const quotaOrdersPaidAfter = async (
  scope: Scope,
  query: Query,
  { updatedAt }: Pick<QuotaOrderRow, 'updatedAt'>,
): Promise<QuotaOrderRow[]> =>
  query
    .select()
    .from(quotaOrders)
    .where(
      and(
        eq(quotaOrders.companyId, scope.companyId),
        eq(quotaOrders.status, 'paid'),
        gt(quotaOrders.updatedAt, updatedAt),
      ),
    )
    .orderBy(asc(quotaOrders.updatedAt), asc(quotaOrders.id));

export const changeQuotaOrder = async (
  tx: Tx,
  scope: Scope,
  id: string,
  set: Partial<QuotaOrderRow>,
): Promise<void> => {
  await tx.db.update(quotaOrders).set(set).where(own(scope, id));
};

export const unsafeQuotaOrderCompany = unscoped(
  async (query: Query, id: string): Promise<string | undefined> =>
    (await query.select({ companyId: quotaOrders.companyId }).from(quotaOrders).where(eq(quotaOrders.id, id)))[0]
      ?.companyId,
);

export type FoundOrderRow = QuotaOrderRow & { readonly companyName: string };

/** Of all companies, newest first: by account or id, or by exact amount (sen). */
export const unsafeQuotaOrdersLike = unscoped(
  async (query: Query, { q, amount, limit }: { q: string; amount: Sen; limit: number }): Promise<FoundOrderRow[]> => {
    const digits = q.replace(/[\s.-]/g, '');
    const rows = await query
      .select({ order: quotaOrders, companyName: companies.name })
      .from(quotaOrders)
      .innerJoin(companies, eq(companies.id, quotaOrders.companyId))
      .where(
        digits === ''
          ? sql`${quotaOrders.price} + ${quotaOrders.fee} = ${amount}`
          : or(eq(quotaOrders.accountNumber, digits), eq(quotaOrders.id, q.trim())),
      )
      .orderBy(desc(quotaOrders.createdAt))
      .limit(limit);
    return rows.map(({ order, companyName }) => ({ ...order, companyName }));
  },
);

export type RareParams = { readonly since: number; readonly notSince: number };

const dueAgain = ({ since, notSince }: RareParams): SQL | undefined =>
  and(gt(quotaOrders.updatedAt, since), or(isNull(quotaOrders.checkedAt), lte(quotaOrders.checkedAt, notSince)));

/**
 * Of all companies, by id after the given one: unpaid ones, and less often those that might still be paid, paid twice,
 * or reversed by the bank.
 */
export const unsafeQuotaOrdersToAsk = unscoped(
  (
    query: Query,
    { after, seldom, limit }: { after: string; seldom: readonly RareParams[]; limit: number },
  ): Promise<{ id: string; companyId: string }[]> =>
    query
      .select({ id: quotaOrders.id, companyId: quotaOrders.companyId })
      .from(quotaOrders)
      .where(and(gt(quotaOrders.id, after), or(eq(quotaOrders.status, 'waiting'), ...seldom.map(dueAgain))))
      .orderBy(asc(quotaOrders.id))
      .limit(limit)
      .then((rows) => rows),
);
