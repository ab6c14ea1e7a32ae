import { type QuotaEffect, quotaSum } from '#domain/definition/quota.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../db/database.ts';
import { changeQuota, type QuotaProduct, quotaOf } from '../../db/repositories/quotas.ts';

/** Reserves, uses and gives back units of a quota in the transaction that moves the documents. Throws `intercepted` where it is short. */
export const chargeQuota = async (
  tx: Tx,
  scope: Scope,
  product: QuotaProduct,
  effects: readonly QuotaEffect[],
): Promise<void> => {
  const sum = quotaSum(effects);
  if (await changeQuota(tx, scope, product, sum)) return;
  const { remaining } = await quotaOf(scope, tx.db, product);
  throw new Problem('intercepted', {
    extra: { intercept: `${product}-upload-limit`, remaining, needed: sum.reserved },
  });
};
