import { rupiah, type Sen, sen, total } from '#domain/definition/money.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { SptFilter } from '#domain/spt/filter.ts';
import { isVoid } from '#domain/spt/status-queries.ts';
import { sptList } from '../../../db/repositories/spt/list.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { withPaid } from './with-paid.ts';

/** Count and sums over a whole filter, in rupiah; what the office annulled is counted apart. */
export const totalSpts = async (deps: Deps, scope: Scope, filter: SptFilter = {}) => {
  permit(scope, 'EBUPOT_SPT_VIEW');
  const { read } = deps.db;
  const today = jakartaDay(deps.now());
  // One account never pays for another, which no sum of columns knows. A company has few returns: those with proofs are held against them.
  const paid: Sen[] = [];
  const rest: Sen[] = [];
  for await (const page of sptList.walk(scope, read, { filter }, today))
    for (const row of await withPaid(
      scope,
      read,
      page.filter((one) => !isVoid(one)),
    )) {
      paid.push(sen(row.paid));
      rest.push(sen(row.rest));
    }
  const totals = await sptList.totals(scope, read, filter, today);
  return { ...totals, paid: rupiah(total(paid)), rest: rupiah(total(rest)) };
};
