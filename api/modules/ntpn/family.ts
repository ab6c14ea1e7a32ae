import { ntpn } from '#domain/billing/ntpn.ts';
import { ntpnStatus } from '#domain/billing/status.ts';
import type { NtpnRecord } from '#domain/billing/stored.ts';
import { paidCode } from '#domain/billing/view.ts';
import type { NtpnView } from '#domain/billing/view-schema.ts';
import { sen } from '#domain/definition/money.ts';
import { movesFrom } from '#domain/definition/status.ts';
import type { Scope } from '#domain/scope.ts';
import { billingById, ntpnById } from '../../../db/repositories/billing/billing.ts';
import { ntpnList } from '../../../db/repositories/billing/list.ts';
import { family } from '../../documents/family.ts';
import { soon } from '../../documents/soon.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { confirmNtpn } from './confirm.ts';

export const ntpnFamily = family({
  definition: ntpn,
  list: ntpnList,
  find: ntpnById,
  labelOf: (row: NtpnRecord) => row.ntpn,
  amountOf: ({ amount }) => BigInt(sen(amount)),
});

export const viewNtpn = async (deps: Deps, scope: Scope, id: string): Promise<NtpnView> => {
  const record = await ntpnFamily.load(scope, deps.db.read, id);
  permit(scope, 'EBILLING_NTPN_VIEW', 'EBILLING_NTPN_CREATE');
  const billing = await billingById(scope, deps.db.read, record.billingId);
  return {
    ...record,
    billing: billing ? paidCode(billing) : null,
    actions: movesFrom(ntpnStatus, record.status, scope.permissions),
  };
};

export const refreshNtpn = async (deps: Deps, scope: Scope, id: string): Promise<NtpnView> => {
  await viewNtpn(deps, scope, id);
  await soon(deps, confirmNtpn(deps, scope, { id, attempts: 0, isNotified: true }));
  return viewNtpn(deps, scope, id);
};
