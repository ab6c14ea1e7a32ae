import { asNtpn } from '#domain/billing/number.ts';
import {
  type CollectorReceiptInput,
  isCollected,
  receiptFaults,
  receiptPassedOn,
} from '#domain/faktur/collector-receipt.ts';
import type { FakturRow } from '#domain/faktur/record.ts';
import { allows } from '#domain/faktur/status-queries.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { staleSince } from '../../services/stale.ts';
import { loadRow, moveFakturs, type Step, wrongStatus } from './move-fakturs.ts';

type Seen = { readonly id: string; readonly version: number };
type ReceiptMove = 'keepReceipt' | 'dropReceipt';

/** Throws `not_found`, `wrong_status`, `stale`; `conflict` where the buyer is no VAT collector. */
const receiptOf = async (scope: Scope, query: Query, { id, version }: Seen, move: ReceiptMove): Promise<FakturRow> => {
  const read = await loadRow(scope, query, id);
  permit(scope, 'EFAKTUR_DOC_CREATE');
  if (!allows(move, read)) throw wrongStatus(read);
  if (!isCollected(read)) throw new Problem('conflict', { message: 'faktur.server.not_collected' });
  if (read.version !== version) throw await staleSince(scope, query, { id, version }, read);
  return read;
};

const written = (
  deps: Deps,
  scope: Scope,
  seen: Seen,
  move: ReceiptMove,
  set: Pick<FakturRow, 'collectorNtpn' | 'collectorPaidOn'>,
): Promise<FakturRow> =>
  deps.db.transact(async (tx) => {
    const read = await receiptOf(scope, tx.db, seen, move);
    const [moved = read] = await moveFakturs(tx, deps, scope, deps.now(), [{ read, move, set }]);
    return moved;
  });

/**
 * Replaces an earlier receipt. The return does not change. Throws `invalid` where the number is not an NTPN or the day
 * is in the future.
 */
export const keepReceipt = async (
  deps: Deps,
  scope: Scope,
  { id, version, ...receipt }: Seen & CollectorReceiptInput,
): Promise<FakturRow> => {
  const seen = { id, version };
  const { date } = await receiptOf(scope, deps.db.read, seen, 'keepReceipt');
  const errors = receiptFaults(receipt, jakartaDay(deps.now()), date);
  if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors });
  return written(deps, scope, seen, 'keepReceipt', {
    collectorNtpn: asNtpn(receipt.ntpn),
    collectorPaidOn: receipt.date,
  });
};

export const dropReceipt = async (deps: Deps, scope: Scope, { id, version }: Seen): Promise<FakturRow> => {
  const read = await receiptOf(scope, deps.db.read, { id, version }, 'dropReceipt');
  if (read.collectorNtpn === null) throw new Problem('conflict', { message: 'faktur.server.no_receipt' });
  return written(deps, scope, { id, version }, 'dropReceipt', { collectorNtpn: null, collectorPaidOn: null });
};

/** A substitute inherits the receipt of the original it replaces. */
export const passReceiptsOn = (steps: readonly Step[]): Step[] =>
  steps.map((step) => {
    const original = steps.find(({ read, move }) => move === 'amend' && read.id === step.read.replaces)?.read;
    const receipt = original && receiptPassedOn(original, step.read);
    return receipt ? { ...step, set: { ...step.set, ...receipt } } : step;
  });
