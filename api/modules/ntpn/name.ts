import { asNtpn } from '#domain/billing/number.ts';
import { ntpnStatus } from '#domain/billing/status.ts';
import { allows, isNamed } from '#domain/billing/status-queries.ts';
import type { Billing, NtpnRecord } from '#domain/billing/stored.ts';
import { sen } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { billingByCode, billingById, ntpnById } from '../../../db/repositories/billing/billing.ts';
import { insertFile } from '../../../db/repositories/files.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { ntpnByNumber } from '../../../db/repositories/payment/clock.ts';
import { HANDED_OVER_MS, soon } from '../../documents/soon.ts';
import { RECEIPT_BYTES, receiptTypeOf } from '../../imports/files/receipt-file.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { plainName } from '../../services/files/plain-name.ts';
import { sha256Of } from '../../services/files/sha256.ts';
import { wrongStatus } from '../billing/move-billings.ts';
import { addNtpn, type Change, changeNtpn, inOneGo, moveBilling } from '../payment/change.ts';
import { confirmNtpn } from './confirm.ts';
import { ofCode } from './receipt.ts';

export type NamedReceipt = {
  readonly billingId?: string | undefined;
  readonly billingCode?: string | undefined;
  readonly ntpn: string;
  readonly amount: string;
  /** Time of the payment, in milliseconds. */
  readonly paidAt: number;
  /** One of the masa of the code, YYYY-MM. */
  readonly period?: string | undefined;
  readonly file?: { readonly name: string; readonly bytes: Uint8Array } | undefined;
};

const codeOf = async (deps: Deps, scope: Scope, given: NamedReceipt): Promise<Billing> => {
  const { read } = deps.db;
  if (given.billingId !== undefined) {
    const found = await billingById(scope, read, given.billingId);
    if (!found) throw new Problem('not_found');
    return found;
  }
  const found = await billingByCode(scope, read, (given.billingCode ?? '').replace(/[\s.-]/g, ''));
  if (!found) throw new Problem('invalid', { errors: { billingCode: 'billing.ntpn.code_unknown' } });
  return found;
};

const isSame = (amount: string, of: string): boolean => {
  try {
    return sen(amount) === sen(of);
  } catch {
    return false;
  }
};

const check = (billing: Billing, given: NamedReceipt, ntpn: string | null, now: number): void => {
  const errors: Record<string, string> = {};
  if (ntpn === null) errors.ntpn = 'billing.ntpn.pattern';
  if (!isSame(given.amount, billing.amount)) errors.amount = 'billing.ntpn.amount_differs';
  if (given.paidAt > now) errors.paidAt = 'billing.ntpn.paid_at';
  const { period } = given;
  if (period && (period < billing.periodFrom || period > billing.periodTo))
    errors.period = 'billing.ntpn.period_differs';
  if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors });
};

/** Retention period: as long as the law requires books to be kept. */
const FILE_MS = 10 * 366 * 86_400_000;

type StoredFile = { id: string; name: string; type: string; size: number; sha256: string };

const keepFile = async (deps: Deps, file: NamedReceipt['file']): Promise<StoredFile | null> => {
  if (!file || file.bytes.byteLength === 0) return null;
  if (file.bytes.byteLength > RECEIPT_BYTES) throw new Problem('too_large', { params: { limit: '5 MB' } });
  const found = receiptTypeOf(file.bytes);
  if (!found) throw new Problem('unsupported_file', { message: 'billing.ntpn.file_type' });
  const id = deps.newId();
  await deps.files.write(id, file.bytes);
  const { byteLength: size } = file.bytes;
  return { id, name: plainName(file.name), type: found.type, size, sha256: sha256Of(file.bytes) };
};

/** For the same code it is queried again; for another code it is refused unless it was wrong for the first. */
const nameAgain = async (change: Change, known: NtpnRecord, set: Partial<NtpnRecord>): Promise<NtpnRecord> => {
  const isRetry = ntpnStatus.moves.retry.from.some((status) => status === known.status);
  if (isRetry) return changeNtpn(change, known, 'retry', { ...set, status: 'WAITING', officeMessage: null });
  if (known.billingId !== set.billingId) throw new Problem('invalid', { errors: { ntpn: 'billing.ntpn.taken' } });
  return known;
};

const name = async (
  change: Change,
  billing: Billing,
  { ntpn, paidAt, file }: { ntpn: string; paidAt: number; file: StoredFile | null },
): Promise<NtpnRecord> => {
  const { tx, scope, now } = change;
  if (allows('claim', billing)) await moveBilling(change, billing, 'claim');
  else if (allows('confirm', billing)) await moveBilling(change, billing, 'confirm');
  else throw wrongStatus(billing);
  if (file)
    await insertFile(tx, scope, { ...file, needs: ['EBILLING_NTPN_VIEW'], createdAt: now, expiresAt: now + FILE_MS });
  const set = { ...ofCode(billing), paymentId: billing.paymentId, paidAt, ...(file ? { receiptFileId: file.id } : {}) };
  const known = await ntpnByNumber(scope, tx.db, ntpn);
  if (known) return nameAgain(change, known, set);
  return addNtpn(
    change,
    { ...set, status: ntpnStatus.start, ntpn, from: 'person' },
    { ntpn, billingId: billing.id, paidAt },
  );
};

/** Queries the tax office and waits briefly for the answer. */
export const nameNtpn = async (deps: Deps, scope: Scope, given: NamedReceipt): Promise<NtpnRecord> => {
  const before = await codeOf(deps, scope, given);
  permit(scope, 'EBILLING_NTPN_CREATE');
  const ntpn = asNtpn(given.ntpn);
  check(before, given, ntpn, deps.now());
  const file = await keepFile(deps, given.file);
  const record = await inOneGo(deps, scope, async (change) => {
    const billing = await billingById(scope, change.tx.db, before.id);
    if (!billing) throw new Problem('not_found');
    const named = await name(change, billing, { ntpn: ntpn ?? '', paidAt: given.paidAt, file });
    if (isNamed(named))
      await enqueue(change.tx, scope, change.now, {
        kind: 'ntpn.confirm',
        payload: {},
        items: [{ refId: named.id, label: named.ntpn }],
        uniqueKey: `ntpn.confirm:${named.id}:${named.version}`,
        runAt: change.now + HANDED_OVER_MS,
        visible: false,
      });
    return named;
  });
  await soon(deps, confirmNtpn(deps, scope, { id: record.id, attempts: 0, isNotified: true }));
  return (await ntpnById(scope, deps.db.read, record.id)) ?? record;
};
