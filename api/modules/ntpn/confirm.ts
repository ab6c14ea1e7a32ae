import { ntpnStatus } from '#domain/billing/status.ts';
import { allows, isNamed, isPaid } from '#domain/billing/status-queries.ts';
import type { NtpnRecord } from '#domain/billing/stored.ts';
import { hasExpired } from '#domain/billing/validity.ts';
import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import { billingById, ntpnById, ntpnsOf } from '../../../db/repositories/billing/billing.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { tellMembers } from '../../../db/repositories/tell-members.ts';
import { backoff, failed, type ItemResult, retryLater } from '../../documents/item-result.ts';
import { asOffice } from '../../documents/moves.ts';
import type { Deps } from '../../services/deps.ts';
import { gone } from '../payment/account.ts';
import { type Change, changeNtpn, inOneGo, moveBilling } from '../payment/change.ts';
import { bookedOtherwise, recordReceipt } from './receipt.ts';

const tell = async (change: Change, userId: string, message: string, { ntpn, id }: NtpnRecord): Promise<void> => {
  const { tx, scope, now, deps, notifiedUsers } = change;
  const notified = await tellMembers(tx, scope, now, deps.newId, [userId], {
    message: `billing.ntpn.notice.${message}`,
    params: { ntpn },
    link: `/main/ebilling/ntpn#${id}`,
  });
  for (const one of notified) notifiedUsers.add(one);
};

/** If the tax office does not know an entered receipt, a code held by that receipt alone becomes payable again. */
const letGo = async (change: Change, { id, billingId }: NtpnRecord): Promise<void> => {
  const billing = await billingById(change.scope, change.tx.db, billingId);
  if (!billing || billing.paymentId !== null || !allows('lapse', billing)) return;
  const others = (await ntpnsOf(change.scope, change.tx.db, billingId)).filter((other) => other.id !== id);
  if (others.some(isNamed)) return;
  const free = await moveBilling(change, billing, 'lapse');
  if (free.expiresAt !== null && hasExpired(free.expiresAt, change.now)) await moveBilling(change, free, 'expire');
};

const notKnown = (deps: Deps, scope: Scope, id: string, message: string, isNotified: boolean): Promise<void> =>
  inOneGo(deps, asOffice(scope), async (change) => {
    const record = await ntpnById(scope, change.tx.db, id);
    if (!record || !isNamed(record)) return;
    // Lock order: the code before its receipt, as everywhere.
    await letGo(change, record);
    const next = await changeNtpn(change, record, 'fail', { status: 'FAILED', officeMessage: message });
    if (!isNotified) await tell(change, scope.userId, 'failed', next);
  });

/** Safe to repeat. `isNotified`: the user sees the result anyway. */
export const confirmNtpn = async (
  deps: Deps,
  scope: Scope,
  { id, attempts, isNotified = false }: { id: string; attempts: number; isNotified?: boolean },
): Promise<ItemResult> => {
  const record = await ntpnById(scope, deps.db.read, id);
  const billing = record && (await billingById(scope, deps.db.read, record.billingId));
  if (!record || !billing?.code) return gone(scope);
  if (!ntpnStatus.moves.inquire.from.some((status) => status === record.status)) return { status: 'DONE' };
  const refused = async (code: string, message: string): Promise<ItemResult> => {
    await notKnown(deps, scope, id, message, isNotified);
    return failed(code, message);
  };
  if (isPaid(billing)) return refused('ALREADY_PAID', say('id', 'billing.ntpn.other_known'));

  if (deps.billingOffice.byHand) {
    // Without a connection to the tax office only the entered data is available.
    const receipt = { ntpn: record.ntpn, ntb: '', stan: '', at: record.paidAt };
    await inOneGo(deps, scope, (change) => recordReceipt(change, billing.id, { receipt, from: 'person' }));
    return { status: 'DONE', message: record.ntpn };
  }

  const { npwp: tin } = await ownCompany(scope, deps.db.read);
  const query = { companyId: scope.companyId, objectId: billing.id, tin, code: billing.code };
  const answer = await deps.billingOffice.confirm({ ...query, ntpn: record.ntpn });
  const known = answer.kind === 'done' ? await deps.billingOffice.inquire(query) : null;
  if (answer.kind === 'unreachable' || known?.kind === 'unreachable')
    return retryLater(backoff(attempts), 'UNREACHABLE', say(scope.locale, 'billing.pay.office_unreachable'));
  if (answer.kind === 'refused') return refused(answer.code, answer.message);
  const booked = known?.kind === 'done' ? bookedOtherwise(known.value, billing) : null;
  const { value: receipt } = answer;
  await inOneGo(deps, asOffice(scope), async (change) => {
    await recordReceipt(change, billing.id, { receipt, from: 'person', booked });
    if (!isNotified) await tell(change, scope.userId, 'confirmed', record);
  });
  return { status: 'DONE', message: record.ntpn };
};
