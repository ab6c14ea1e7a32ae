import type { Scope } from '#domain/scope.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import { isConcept } from '#domain/spt/status-queries.ts';
import type { Deps } from '../../../services/deps.ts';
import { billReturn } from '../../billing/bill-return.ts';
import type { Named } from '../family.ts';
import { fileSpt, openBillsOf, refuseFiling } from '../file-spt.ts';

/** Signs and files a return; what it leaves to pay gets its codes first. */
export const submitSpt = async (
  deps: Deps,
  scope: Scope,
  filing: Named & { readonly signeeId?: string | undefined },
): Promise<SptRecord> => {
  const spt = await refuseFiling(deps, scope, filing);
  if (isConcept(spt)) {
    const open = await openBillsOf(deps, scope, filing);
    if (open.rows.length > 0) await billReturn(deps, scope, open);
  }
  return fileSpt(deps, scope, filing);
};
