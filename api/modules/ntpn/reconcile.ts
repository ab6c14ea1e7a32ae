import { ntpnStatus } from '#domain/billing/status.ts';
import { allows, isPaid, isToReconcile } from '#domain/billing/status-queries.ts';
import type { Billing, NtpnRecord } from '#domain/billing/stored.ts';
import { hasExpired } from '#domain/billing/validity.ts';
import { type Agreeing, agreeing, type Candidate, paidCode } from '#domain/billing/view.ts';
import { sen } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { billingById, mayBePaidWith, ntpnById } from '../../../db/repositories/billing/billing.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { wrongStatus } from '../billing/move-billings.ts';
import { type Change, changeNtpn, inOneGo, lockPayment, moveBilling } from '../payment/change.ts';
import { endPayment } from '../payment/end.ts';
import { recordMatch } from './receipt.ts';

const wrong = ({ status }: NtpnRecord): Problem =>
  new Problem('wrong_status', { params: { status: { key: `billing.ntpn.status.${status}` } }, extra: { status } });

const load = async (deps: Deps, scope: Scope, id: string): Promise<NtpnRecord> => {
  const record = await ntpnById(scope, deps.db.read, id);
  if (!record) throw new Problem('not_found');
  return record;
};

const agreed = (record: NtpnRecord, payer: string | undefined, billing: Billing): Agreeing[] => {
  const does: Record<Agreeing, boolean> = {
    amount: sen(billing.amount) === sen(record.amount),
    pair: billing.kap === record.kap && billing.kjs === record.kjs,
    masa: billing.periodFrom === record.periodFrom && billing.periodTo === record.periodTo,
    payer: billing.payerNpwp === payer,
  };
  return agreeing.filter((fact) => does[fact]);
};

const AT_MOST = 10;

/** Sorted by number of equal fields, its own code included. */
export const candidatesFor = async (deps: Deps, scope: Scope, id: string): Promise<Candidate[]> => {
  const record = await load(deps, scope, id);
  permit(scope, 'EBILLING_NTPN_VIEW');
  if (!isToReconcile(record)) throw wrong(record);
  const own = await billingById(scope, deps.db.read, record.billingId);
  const others = await mayBePaidWith(scope, deps.db.read, record);
  return [...(own && !isPaid(own) ? [own] : []), ...others.filter((one) => one.id !== own?.id)]
    .map((billing) => ({
      billing: paidCode(billing),
      agrees: agreed(record, own?.payerNpwp, billing),
      isOwn: billing.id === own?.id,
    }))
    .sort((a, b) => b.agrees.length - a.agrees.length)
    .slice(0, AT_MOST);
};

/** Or expires if its term is over. Throws where a payment holds money for it. */
const letGo = async (change: Change, billingId: string): Promise<void> => {
  const { tx, scope, now } = change;
  const before = await billingById(scope, tx.db, billingId);
  if (!before || !allows('reverse', before)) return;
  const taken = before.paymentId === null ? undefined : await lockPayment(change, before.paymentId);
  if (taken && taken.balance.held > 0) throw new Problem('conflict', { message: 'billing.ntpn.money_held' });
  const read = (await billingById(scope, tx.db, billingId)) ?? before;
  const free = await moveBilling(change, read, 'reverse', { paymentId: null, officeCode: null, officeMessage: null });
  if (taken) await endPayment(change, taken, 'superseded');
  if (free.expiresAt !== null && hasExpired(free.expiresAt, now)) await moveBilling(change, free, 'expire');
};

const inState = async (change: Change, id: string): Promise<NtpnRecord> => {
  const record = await ntpnById(change.scope, change.tx.db, id);
  if (!record) throw new Problem('not_found');
  if (!ntpnStatus.moves.match.from.some((status) => status === record.status)) throw wrong(record);
  return record;
};

/** The code is paid despite any differences; the previous code is released. */
export const matchNtpn = async (
  deps: Deps,
  scope: Scope,
  { id, billingId, reason }: { id: string; billingId: string; reason: string },
): Promise<NtpnRecord> => {
  await load(deps, scope, id);
  permit(scope, 'EBILLING_NTPN_CREATE');
  const target = await billingById(scope, deps.db.read, billingId);
  if (!target) throw new Problem('invalid', { errors: { billingId: 'billing.ntpn.code_unknown' } });
  await inOneGo(deps, scope, async (change) => {
    const record = await inState(change, id);
    if (record.billingId !== billingId) await letGo(change, record.billingId);
    if (!(await recordMatch(change, billingId, { record, reason }))) throw wrongStatus(target);
  });
  return load(deps, scope, id);
};

export const rejectNtpn = async (
  deps: Deps,
  scope: Scope,
  { id, reason }: { id: string; reason: string },
): Promise<NtpnRecord> => {
  await load(deps, scope, id);
  permit(scope, 'EBILLING_NTPN_CREATE');
  await inOneGo(deps, scope, async (change) => {
    const record = await inState(change, id);
    await letGo(change, record.billingId);
    await changeNtpn(change, record, 'reject', { status: 'FAILED' }, reason);
  });
  return load(deps, scope, id);
};
