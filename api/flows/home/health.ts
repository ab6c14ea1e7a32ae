import type { PeriodHealth } from '#domain/home/view-schema.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { type IncomeReturn, incomeReturns, type ReturnType, returnTypes } from '#domain/spt/record.ts';
import type { AmendmentDue } from '#domain/spt/record-schema.ts';
import { returnFor } from '#domain/spt/return-for.ts';
import { isFiled, newestOf } from '#domain/spt/status-queries.ts';
import { amendmentDue } from '../../modules/spt/duty-amounts.ts';
import { ownFamilies } from '../../services/company/families.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { booksOf } from './books.ts';
import { type ReturnFacts, returnFacts } from './return-facts.ts';
import { slipHealth, slipsOf } from './slip-health.ts';
import { FIRST_VAT, invoicesOf, vatHealth } from './vat-health.ts';

export const returnsOf = (period: string): readonly IncomeReturn[] =>
  incomeReturns.filter((type) => returnFor(type, period));

const amendmentsDue = async (
  deps: Deps,
  scope: Scope,
  period: string,
  facts: ReturnFacts,
): Promise<ReturnFacts['amendment']> => {
  const due = new Map<ReturnType, AmendmentDue>();
  for (const type of returnTypes) {
    const newest = newestOf(facts.spts(scope.companyId), type, period);
    if (newest && isFiled(newest) && newest.stale) due.set(type, await amendmentDue(deps, scope, { type, period }));
  }
  return (type) => due.get(type) ?? null;
};

export const healthOf = async (deps: Deps, scope: Scope, { period }: { period: string }): Promise<PeriodHealth> => {
  permit(scope, 'HOMEPAGE_REPORTING_VIEW');
  const today = jakartaDay(deps.now());
  const { faktur, bupot } = await ownFamilies(deps, scope);
  const own = (has: boolean) => (has ? [scope.companyId] : []);
  const known = await returnFacts(deps, {
    ofReturns: own(faktur || bupot),
    ofDifferences: own(bupot),
    ofIncoming: own(faktur),
    period,
  });
  const facts = { ...known, amendment: await amendmentsDue(deps, scope, period, known) };
  const rows = await Promise.all([
    ...(faktur && period >= FIRST_VAT
      ? [
          invoicesOf(deps, scope, period).then(async (invoices) =>
            vatHealth(scope, { period, today }, invoices, facts, await booksOf(deps, scope, period, invoices)),
          ),
        ]
      : []),
    ...(bupot
      ? returnsOf(period).map(async (type) =>
          slipHealth(scope, { type, period, today }, await slipsOf(deps, scope, type, period), facts),
        )
      : []),
  ]);
  return { period, rows };
};
