import type { NtpnFilter } from '#domain/billing/filter.ts';
import { ntpn as receipts } from '#domain/billing/ntpn.ts';
import { ntpnStatus } from '#domain/billing/status.ts';
import type { NtpnListRow } from '#domain/billing/stored.ts';
import { paidCode } from '#domain/billing/view.ts';
import type { NtpnView } from '#domain/billing/view-schema.ts';
import { movesFrom } from '#domain/definition/status.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { billingById, ntpnById } from '../../../db/repositories/billing/billing.ts';
import { ntpnList } from '../../../db/repositories/billing/list.ts';
import { type ListAsked, sortOf } from '../../documents/list-asked.ts';
import { soon } from '../../documents/soon.ts';
import { timelineOf } from '../../documents/timeline.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { confirmNtpn } from './confirm.ts';

/** One page of the receipts and how many there are in all. */
export const listNtpns = async (
  deps: Deps,
  scope: Scope,
  { filter = {}, sort, offset, limit }: ListAsked<NtpnFilter>,
): Promise<{ rows: NtpnListRow[]; total: number }> => {
  permit(scope, 'EBILLING_NTPN_VIEW');
  return ntpnList.page(scope, deps.db.read, {
    filter,
    sort: sortOf(sort, receipts.list.sorts, receipts.list.usual),
    offset,
    limit,
    today: jakartaDay(deps.now()),
  });
};

/** Count and amount over a whole filter; what the office does not know is counted apart. */
export const totalNtpns = async (deps: Deps, scope: Scope, filter: NtpnFilter = {}) => {
  permit(scope, 'EBILLING_NTPN_VIEW');
  return ntpnList.totals(scope, deps.db.read, filter, jakartaDay(deps.now()));
};

/** One receipt with the code it is for. Another company's is not found. */
export const viewNtpn = async (deps: Deps, scope: Scope, id: string): Promise<NtpnView> => {
  const record = await ntpnById(scope, deps.db.read, id);
  if (!record) throw new Problem('not_found');
  permit(scope, 'EBILLING_NTPN_VIEW', 'EBILLING_NTPN_CREATE');
  const billing = await billingById(scope, deps.db.read, record.billingId);
  return {
    ...record,
    billing: billing ? paidCode(billing) : null,
    actions: movesFrom(ntpnStatus, record.status, scope.held),
  };
};

/** The history of one receipt, oldest first, in words. */
export const ntpnTimeline = async (deps: Deps, scope: Scope, id: string) => {
  await viewNtpn(deps, scope, id);
  return timelineOf(scope, deps.db.read, id, { happened: 'billing.ntpn.happened' });
};

/** Asks the office again about a receipt it has not confirmed. */
export const refreshNtpn = async (deps: Deps, scope: Scope, id: string): Promise<NtpnView> => {
  await viewNtpn(deps, scope, id);
  await soon(deps, confirmNtpn(deps, scope, { id, attempts: 0, told: true }));
  return viewNtpn(deps, scope, id);
};
