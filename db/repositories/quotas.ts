import { and, eq, sql } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../database.ts';
import { quotas } from '../tables.ts';

export type QuotaProduct = 'efaktur' | 'ebupot';
export type Quota = { quota: number; used: number; reserved: number; remaining: number };

const ofProduct = (scope: Scope, product: QuotaProduct) =>
  and(eq(quotas.companyId, scope.companyId), eq(quotas.product, product));

/** The company's upload quota; nothing bought is a quota of zero. */
export const quotaOf = async (scope: Scope, query: Query, product: QuotaProduct): Promise<Quota> => {
  const [row] = await query.select().from(quotas).where(ofProduct(scope, product));
  const { quota, used, reserved } = row ?? { quota: 0, used: 0, reserved: 0 };
  return { quota, used, reserved, remaining: Math.max(0, quota - used - reserved) };
};

/** Changes what is reserved and used. Answers false, changing nothing, when that many units are not left: checked in the same statement, so two at once cannot both have the last one. */
export const changeQuota = async (
  tx: Tx,
  scope: Scope,
  product: QuotaProduct,
  { reserved, used }: { reserved: number; used: number },
): Promise<boolean> => {
  if (reserved === 0 && used === 0) return true;
  const takes = reserved + used > 0;
  const done = await tx.db
    .update(quotas)
    .set({ reserved: sql`${quotas.reserved} + ${reserved}`, used: sql`${quotas.used} + ${used}` })
    .where(
      and(
        ofProduct(scope, product),
        // What was approved is used, quota or not: only a new reservation can be refused.
        takes && reserved > 0 ? sql`${quotas.quota} - ${quotas.used} - ${quotas.reserved} >= ${reserved}` : undefined,
      ),
    )
    .returning({ quota: quotas.quota });
  return done.length > 0 || reserved <= 0;
};
