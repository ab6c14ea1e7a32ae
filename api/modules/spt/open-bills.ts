import { rupiah } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { labelOf } from '#domain/spt/label.ts';
import { allows } from '#domain/spt/status-queries.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { coveredBy } from './cover.ts';
import { loadSpt, type Named } from './load-spt.ts';
import { wrongStatus } from './move-spts.ts';

/**
 * What a posted return still leaves to pay, account by account, as codes are asked for; of these accounts (KAP-KJS) alone where some are
 * named. Amounts in rupiah.
 */
export const openBillsOf = async (
  deps: Deps,
  scope: Scope,
  named: Named,
  accounts?: readonly string[],
): Promise<{ sptId: string; period: string; label: string; rows: { kapKjs: string; amount: string }[] }> => {
  const spt = await loadSpt(scope, deps.db.read, named);
  permit(scope, 'EBUPOT_SPT_CREATE');
  if (!allows('prove', spt)) throw wrongStatus(spt);
  if (spt.postedAt === null || spt.stale) throw new Problem('conflict', { message: 'spt.server.not_posted' });
  const { coverage } = await coveredBy(scope, deps.db.read, spt);
  const known = new Set(coverage.bills.map(({ bill }) => bill.kapKjs));
  if (accounts?.some((account) => !known.has(account)))
    throw new Problem('invalid', { errors: { accounts: 'spt.server.not_owed' } });
  return {
    sptId: spt.id,
    period: spt.period,
    label: labelOf(spt),
    rows: coverage.bills.flatMap(({ bill, rest }) =>
      rest > 0 && (accounts?.includes(bill.kapKjs) ?? true) ? [{ kapKjs: bill.kapKjs, amount: rupiah(rest) }] : [],
    ),
  };
};
