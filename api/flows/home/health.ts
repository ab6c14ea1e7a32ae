import type { PeriodHealth } from '#domain/home/view-schema.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { type IncomeReturn, incomeReturns } from '#domain/spt/record.ts';
import { returnFor } from '#domain/spt/return-for.ts';
import { type Company, companyOf } from '../../../db/repositories/companies.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { booksOf } from './books.ts';
import { returnFacts } from './return-facts.ts';
import { slipHealth, slipsOf } from './slip-health.ts';
import { FIRST_VAT, invoicesOf, vatHealth } from './vat-health.ts';

type Families = { readonly faktur: boolean; readonly bupot: boolean };

/** Which families of documents a company works with in Coretax. */
export const familiesOf = ({ flags }: Pick<Company, 'flags'>): Families => ({
  faktur: !flags.isCtasEfakturDisabled,
  bupot: !flags.isCtasEbupotDisabled && flags.ebupot.isRegistered,
});

/** Those of the company of the scope. */
export const ownFamilies = async (deps: Deps, scope: Scope): Promise<Families> => {
  const company = await companyOf(scope, deps.db.read);
  if (!company) throw new Problem('not_found');
  return familiesOf(company);
};

/** The returns of income tax there are of a masa. */
export const returnsOf = (period: string): readonly IncomeReturn[] =>
  incomeReturns.filter((type) => returnFor(type, period));

/** Kesehatan masa: each tax the company works with here, step by step. */
export const healthOf = async (deps: Deps, scope: Scope, { period }: { period: string }): Promise<PeriodHealth> => {
  permit(scope, 'HOMEPAGE_REPORTING_VIEW');
  const today = jakartaDay(deps.now());
  const { faktur, bupot } = await ownFamilies(deps, scope);
  const own = (has: boolean) => (has ? [scope.companyId] : []);
  const facts = await returnFacts(deps, {
    ofReturns: own(faktur || bupot),
    ofDifferences: own(bupot),
    ofIncoming: own(faktur),
    period,
  });
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
