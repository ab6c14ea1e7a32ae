import { isAnnual } from '#domain/bupot/kinds.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { allows, isIssued } from '#domain/bupot/status-queries.ts';
import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../../db/database.ts';
import { bupotsOfPayments } from '../../../../db/repositories/imports/duplicates.ts';
import type { ItemResult } from '../../../documents/item-result.ts';
import type { Deps } from '../../../services/deps.ts';
import { cancelItem } from '../cancel-bupots.ts';

const NO_IMPORT = '';

/** In its last masa, in force or being cancelled. */
export const monthlyRelated = async (scope: Scope, query: Query, slip: Bupot): Promise<Bupot[]> => {
  if (!isAnnual(slip.kind) || !slip.payeeNpwp) return [];
  const payment = { kind: 'BPMP' as const, period: slip.period, payee: slip.payeeNpwp.toLowerCase() };
  const found = await bupotsOfPayments(scope, query, [payment], NO_IMPORT);
  return found.filter((one) => isIssued(one) || allows('canceledByOffice', one));
};

/**
 * In the last masa only the annual slip may exist. Null once no monthly one is in force; otherwise the state or refusal
 * of the first.
 */
export const cancelMonthly = async (
  deps: Deps,
  scope: Scope,
  slip: Bupot,
  { attempts, since }: { readonly attempts: number; readonly since: number },
): Promise<ItemResult | null> => {
  const reason = say(scope.locale, 'refusals.done.monthly');
  for (const { id } of await monthlyRelated(scope, deps.db.read, slip)) {
    const result = await cancelItem(deps, scope, { id, attempts, payload: { reason, since } });
    if (result.status !== 'DONE') return result;
  }
  return null;
};
