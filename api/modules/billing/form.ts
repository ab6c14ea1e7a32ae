import { checkBilling } from '#domain/billing/check.ts';
import { pairOfInput } from '#domain/billing/check-pair.ts';
import { findPairs } from '#domain/billing/find-pair.ts';
import { eraOf, madeByHand } from '#domain/billing/pairs.ts';
import { type BillingInput, needsOf } from '#domain/billing/record.ts';
import type { CheckedBilling, FoundPair } from '#domain/billing/view-schema.ts';
import { isPeriod, periodOf } from '#domain/definition/day.ts';
import { say } from '#domain/messages/index.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { sameBillings } from '../../../db/repositories/billing/billing.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { inWords } from '../../documents/findings.ts';
import { bookYearStartOf } from '../../services/company/book-year.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { duesIn } from './dues.ts';
import { aroundOf } from './save-billings.ts';

export const formStart = async (deps: Deps, scope: Scope) => {
  permit(scope, 'EBILLING_CREATE');
  const { npwp, name, address, city } = await ownCompany(scope, deps.db.read);
  const bookYearStart = await bookYearStartOf(scope, deps.db.read);
  return { company: { npwp, name, address, city, bookYearStart }, today: jakartaDay(deps.now()) };
};

export const checkInput = async (
  deps: Deps,
  scope: Scope,
  { input, id }: { input: BillingInput; id?: string | undefined },
): Promise<CheckedBilling> => {
  permit(scope, 'EBILLING_CREATE');
  const findings = checkBilling(input, await aroundOf(deps, scope, deps.db.read));
  const pair = pairOfInput(input);
  const spans = isPeriod(input.periodFrom) && isPeriod(input.periodTo);
  const same = spans ? await sameBillings(scope, deps.db.read, id === undefined ? input : { ...input, id }) : [];
  const byReturn = pair?.taxReturn && !madeByHand(pair, input.periodFrom) ? pair.taxReturn : null;
  return {
    findings: inWords(scope.locale, findings),
    same,
    returnName: byReturn && say(scope.locale, `billing.taxReturn.${byReturn}`),
    ...(await duesIn(deps, scope))(input),
  };
};

export const searchPairs = (
  deps: Deps,
  scope: Scope,
  { q, period }: { q: string; period?: string | undefined },
): FoundPair[] => {
  permit(scope, 'EBILLING_VIEW');
  const masa = period ?? periodOf(jakartaDay(deps.now()));
  return findPairs(q, eraOf(masa)).map((pair) => ({
    kap: pair.kap,
    kjs: pair.kjs,
    tax: pair.tax,
    description: pair.description,
    needs: needsOf(pair),
    returnName:
      pair.taxReturn && !madeByHand(pair, masa) ? say(scope.locale, `billing.taxReturn.${pair.taxReturn}`) : null,
  }));
};
