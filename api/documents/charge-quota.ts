import { type QuotaEffect, type QuotaProduct, quotaEntriesOf, quotaSum } from '#domain/definition/quota.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../db/database.ts';
import { changeQuota, quotaOf } from '../../db/repositories/quotas.ts';

/** Reserves, uses and gives back units of a quota in the transaction that moves the documents. Throws `intercepted` where it is short. */
export const chargeQuota = async (
  tx: Tx,
  scope: Scope,
  now: number,
  product: QuotaProduct,
  effects: readonly QuotaEffect[],
): Promise<void> => {
  if (await changeQuota(tx, scope, product, now, quotaEntriesOf(effects))) return;
  const { remaining } = await quotaOf(scope, tx.db, product);
  throw new Problem('intercepted', {
    extra: { intercept: `${product}-upload-limit`, remaining, needed: quotaSum(effects).reserved },
  });
};
