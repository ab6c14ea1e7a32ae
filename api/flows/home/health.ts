import type { PeriodHealth } from '#domain/home/view-schema.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { returnFor } from '#domain/spt/return-for.ts';
import type { ReturnType } from '#domain/spt/types.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { ownFamilies } from './own-families.ts';
import { returnFacts } from './return-facts.ts';
import { returnHealth, slipsOf } from './return-health.ts';
import { FIRST_VAT, invoicesOf, vatHealth } from './vat-health.ts';

const returns: readonly ReturnType[] = ['UNIFIKASI', 'PPH21'];

/** The returns of income tax there are of a masa. */
export const returnsOf = (period: string): readonly ReturnType[] => returns.filter((type) => returnFor(type, period));

/** Kesehatan masa: each tax the company works with here, step by step. */
export const healthOf = async (deps: Deps, scope: Scope, { period }: { period: string }): Promise<PeriodHealth> => {
  permit(scope, 'HOMEPAGE_REPORTING_VIEW');
  const today = jakartaDay(deps.now());
  const { faktur, bupot } = await ownFamilies(deps, scope);
  const own = bupot ? [scope.companyId] : [];
  const facts = await returnFacts(deps, { ofReturns: own, ofDifferences: own, period });
  const rows = await Promise.all([
    ...(faktur && period >= FIRST_VAT
      ? [invoicesOf(deps, scope, period).then((invoices) => vatHealth(scope, { period, today }, invoices))]
      : []),
    ...(bupot
      ? returnsOf(period).map(async (type) =>
          returnHealth(scope, { type, period, today }, await slipsOf(deps, scope, type, period), facts),
        )
      : []),
  ]);
  return { period, rows };
};
