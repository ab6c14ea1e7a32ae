import { balanceOf, type PaymentBalance } from '#domain/billing/payment/balance.ts';
import type { PaymentEntry } from '#domain/billing/payment/entry.ts';
import type { BillingMove, NtpnStatus } from '#domain/billing/status.ts';
import type { Billing, NtpnRecord, Payment } from '#domain/billing/stored.ts';
import { rupiah } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { isAnnualPayment } from '#domain/spt-badan/sources/receipts.ts';
import { AlreadyThere, type Tx } from '../../../db/database.ts';
import { insertNtpn, updateNtpn } from '../../../db/repositories/billing/billing.ts';
import { BILLING_LIST, NTPN_LIST } from '../../../db/repositories/billing/list.ts';
import { appendHistory, type Change as HistoryChange } from '../../../db/repositories/history.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { appendEntries, ledgerOf, takePayment } from '../../../db/repositories/payment/payments.ts';
import { bumpRevision } from '../../../db/repositories/revisions.ts';
import { newRecordFields } from '../../documents/new-record-fields.ts';
import type { Deps } from '../../services/deps.ts';
import { type BillingStep, stepBillings } from '../billing/move-billings.ts';

/** Billings, payments and receipts in one transaction; history, revisions and notifications are written at its end. */
export type Change = {
  readonly tx: Tx;
  readonly deps: Deps;
  readonly scope: Scope;
  readonly now: number;
  readonly history: HistoryChange[];
  readonly billings: Set<string>;
  readonly payments: Set<string>;
  readonly ntpns: Set<string>;
  readonly notifiedUsers: Set<string>;
};

const announce = async ({ tx, deps, scope, billings, payments, ntpns, notifiedUsers }: Change): Promise<void> => {
  if (billings.size > 0) await bumpRevision(tx, scope, BILLING_LIST);
  if (ntpns.size > 0) await bumpRevision(tx, scope, NTPN_LIST);
  tx.afterCommit(() => {
    const { companyId } = scope;
    if (billings.size > 0) deps.events.publish(companyId, { kind: 'billing', ids: [...billings] });
    if (payments.size > 0) deps.events.publish(companyId, { kind: 'payment', ids: [...payments] });
    for (const userId of notifiedUsers) deps.events.publish(companyId, { kind: 'notification', userId });
  });
};

/**
 * Rows are locked in one order everywhere (payments, billings, receipts, the company's history last), so that two
 * transactions never deadlock.
 */
export const withLocks = async <T>(
  tx: Tx,
  deps: Deps,
  scope: Scope,
  work: (change: Change) => Promise<T>,
): Promise<T> => {
  const change: Change = {
    tx,
    deps,
    scope,
    now: deps.now(),
    history: [],
    billings: new Set(),
    payments: new Set(),
    ntpns: new Set(),
    notifiedUsers: new Set(),
  };
  const result = await work(change);
  await appendHistory(tx, scope, change.now, change.history);
  await announce(change);
  return result;
};

const TRIES = 3;

const isOvertaken = (error: unknown): boolean =>
  error instanceof AlreadyThere || (error instanceof Problem && error.code === 'conflict');

export const retryOnConflict = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let tried = 1; ; tried++)
    try {
      return await work();
    } catch (error) {
      if (tried >= TRIES || !isOvertaken(error)) throw error;
    }
};

export const inOneGo = <T>(deps: Deps, scope: Scope, work: (change: Change) => Promise<T>): Promise<T> =>
  retryOnConflict(() => deps.db.transact((tx) => withLocks(tx, deps, scope, work)));

const changed = (before: object, after: object): { before: object; after: object } => {
  const keys = Object.keys(after) as (keyof typeof after)[];
  return { before: Object.fromEntries(keys.map((key) => [key, (before as typeof after)[key]])), after };
};

/** Tells the return that a code was made from: an annual one pays under an account of its own. */
const tellReturn = async ({ tx, scope, now }: Change, { id, kap, kjs }: Billing, sptId: string): Promise<void> => {
  const kind = isAnnualPayment({ kap, kjs }) ? 'spt-badan.settle' : 'spt.settle';
  await enqueue(tx, scope, now, {
    kind,
    payload: {},
    items: [{ refId: sptId, label: sptId }],
    uniqueKey: `${kind}:${id}`,
    visible: false,
  });
};

/** Checked against the state read. Throws `wrong_status`, or `conflict` after a concurrent change. */
export const moveBilling = async (
  change: Change,
  read: Billing,
  move: BillingMove,
  set: NonNullable<BillingStep['set']> = {},
): Promise<Billing> => {
  const { moved, changes } = await stepBillings(change.tx, change.scope, change.now, [{ read, move, set }]);
  change.billings.add(read.id);
  change.history.push(...changes);
  if (move === 'settle' && read.sptId !== null) await tellReturn(change, read, read.sptId);
  return moved[0] ?? read;
};

const blank = { ntb: null, stan: null, receiptFileId: null, officeMessage: null, usedIn: null };
type NewNtpn = Omit<NtpnRecord, keyof ReturnType<typeof newRecordFields> | keyof typeof blank> &
  Partial<Pick<NtpnRecord, keyof typeof blank>>;

/** `details`: content of the history row. */
export const addNtpn = async (change: Change, given: NewNtpn, details: object): Promise<NtpnRecord> => {
  const { tx, scope, deps } = change;
  const { updatedBy: _, ...birth } = newRecordFields(deps, scope);
  const record: NtpnRecord = { ...blank, ...given, ...birth };
  await insertNtpn(tx, scope, record);
  change.ntpns.add(record.id);
  const { id: objectId, status: toStatus } = record;
  change.history.push({ objectType: 'ntpn', objectId, action: 'create', toStatus, after: details });
  return record;
};

/** As it was read. Throws `conflict` after a concurrent change. */
export const changeNtpn = async (
  change: Change,
  read: NtpnRecord,
  action: string,
  set: Partial<NtpnRecord> & { status: NtpnStatus },
  reason: string | null = null,
): Promise<NtpnRecord> => {
  const { tx, scope, now } = change;
  const next: NtpnRecord = { ...read, ...set, version: read.version + 1, updatedAt: now };
  if (!(await updateNtpn(tx, scope, read, next))) throw new Problem('conflict');
  change.ntpns.add(read.id);
  change.history.push({
    objectType: 'ntpn',
    objectId: read.id,
    action,
    fromStatus: read.status,
    toStatus: next.status,
    ...changed(read, { ...set, version: next.version }),
    reason,
  });
  return next;
};

/** Locked until the end of the transaction, so that nobody else adds to the ledger. */
export type TakenPayment = {
  readonly payment: Payment;
  readonly ledger: readonly PaymentEntry[];
  readonly balance: PaymentBalance;
};

export const lockPayment = async ({ tx, scope }: Change, id: string): Promise<TakenPayment | undefined> => {
  const payment = await takePayment(tx, scope, id);
  if (!payment) return undefined;
  const ledger = await ledgerOf(scope, tx.db, id);
  return { payment, ledger, balance: balanceOf(ledger) };
};

export const recordEntries = async (
  change: Change,
  taken: TakenPayment,
  entries: readonly PaymentEntry[],
  set: Partial<Pick<Payment, 'bankRef' | 'accountNumber' | 'expiresAt'>> = {},
): Promise<TakenPayment> => {
  if (entries.length === 0) return taken;
  const { tx, scope, now } = change;
  const ledger = [...taken.ledger, ...entries];
  const balance = balanceOf(ledger);
  const moved = { ...set, status: balance.status, held: rupiah(balance.held) };
  const payment: Payment = { ...taken.payment, ...moved, updatedAt: now };
  await appendEntries(tx, scope, payment, { before: taken.ledger.length, entries, set: moved });
  change.payments.add(payment.id);
  change.history.push(
    ...entries.map((entry) => ({
      objectType: 'payment',
      objectId: payment.id,
      action: entry.kind,
      fromStatus: taken.balance.status,
      toStatus: balance.status,
      after: entry,
    })),
  );
  return { payment, ledger, balance };
};
