import { allows, hasMoneyUnderway, isPaid } from '#domain/billing/status-queries.ts';
import type { Scope } from '#domain/scope.ts';
import { billingById } from '../../../db/repositories/billing/billing.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { asOffice } from '../../documents/moves.ts';
import type { Deps } from '../../services/deps.ts';
import { bookedOtherwise, recordReceipt } from '../ntpn/receipt.ts';
import { inOneGo, moveBilling } from '../payment/change.ts';

/** `unknown`: the tax office could not be reached. */
export type CodeStatus = 'paid' | 'unpaid' | 'unknown';

export const askOffice = async (
  deps: Deps,
  scope: Scope,
  billingId: string,
  { elsewhere = false }: { elsewhere?: boolean } = {},
): Promise<CodeStatus> => {
  const billing = await billingById(scope, deps.db.read, billingId);
  if (!billing?.code) return 'unpaid';
  if (isPaid(billing)) return 'paid';
  const { npwp: tin } = await ownCompany(scope, deps.db.read);
  const query = { companyId: scope.companyId, objectId: billing.id, tin, code: billing.code };
  const answer = await deps.billingOffice.inquire(query);
  if (answer.kind === 'unreachable') return 'unknown';
  if (answer.kind === 'refused' || answer.value.state !== 'paid') return 'unpaid';
  const { receipt } = answer.value;
  // ALREADY_PAID: the tax office refused our payment because another one paid the code, so the receipt is not ours.
  const isOthers = elsewhere || billing.officeCode === 'ALREADY_PAID';
  await inOneGo(deps, asOffice(scope), async (change) => {
    const booked = bookedOtherwise(answer.value, billing);
    if (receipt) return recordReceipt(change, billing.id, { receipt, from: 'office', booked, elsewhere: isOthers });
    const read = await billingById(scope, change.tx.db, billing.id);
    if (read && hasMoneyUnderway(read) && allows('receive', read)) await moveBilling(change, read, 'receive');
  });
  return 'paid';
};
