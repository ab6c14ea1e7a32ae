import type { PeriodHealth } from '#domain/home/view-schema.ts';
import type { Scope } from '#domain/scope.ts';
import { returnFor } from '#domain/spt/return-for.ts';
import type { ReturnType } from '#domain/spt/types.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { ownFamilies } from './own-families.ts';
import { returnHealth } from './return-health.ts';
import { vatHealth } from './vat-health.ts';

const returns: readonly ReturnType[] = ['UNIFIKASI', 'PPH21'];
/** Upload days are known for invoices from this masa on. */
const FIRST_VAT = '2022-04';

/** Kesehatan masa: each tax the company works with here, step by step. */
export const healthOf = async (deps: Deps, scope: Scope, { period }: { period: string }): Promise<PeriodHealth> => {
  permit(scope, 'HOMEPAGE_REPORTING_VIEW');
  const { faktur, bupot } = await ownFamilies(deps, scope);
  const rows = await Promise.all([
    ...(faktur && period >= FIRST_VAT ? [vatHealth(deps, scope, period)] : []),
    ...(bupot
      ? returns.filter((type) => returnFor(type, period)).map((type) => returnHealth(deps, scope, type, period))
      : []),
  ]);
  return { period, rows };
};
