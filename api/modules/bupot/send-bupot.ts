import { isIssued } from '#domain/bupot/status-queries.ts';
import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { bupotById, lockBupot, updateBupot } from '../../../db/repositories/bupot/bupot.ts';
import { type Delivery, deliveriesOf } from '../../../db/repositories/deliveries.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { askedOnce } from '../../documents/asked-once.ts';
import { handOver, type Written, writeLetter } from '../../documents/delivery.ts';
import { failed, type ItemResult, skipped } from '../../documents/item-result.ts';
import { asKept, type LetterServices, refuseAddress, type SendPayload, type SendWish } from '../../documents/letter.ts';
import { drawn } from '../../documents/paper.ts';
import type { Deps } from '../../services/deps.ts';
import { valuesOf } from './letter.ts';
import { labelOf, loadBupot, permit } from './load-bupot.ts';
import { announce, OBJECT_TYPE, wrongStatus } from './move-bupots.ts';
import { slipToDraw, viewOf } from './print-bupot.ts';
import { linkIn } from './public-bupot.ts';
import { lackOf, letterOf, recipientOf } from './recipients.ts';

/** The history of the slip says that it was sent, and to whom. */
const recordSent = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  at: number,
  { objectId, channel, to }: Written,
): Promise<void> => {
  // Taken for the transaction: what was sent must not be lost to whoever changes the slip at this moment.
  const read = await lockBupot(tx, scope, objectId);
  if (!read) return;
  const version = read.version + 1;
  await updateBupot(tx, scope, read, { ...read, version, sentAt: at, updatedAt: at });
  await appendHistory(tx, scope, at, [
    {
      objectType: OBJECT_TYPE,
      objectId,
      action: 'send',
      fromStatus: read.status,
      toStatus: read.status,
      after: { channel, to, sentAt: at, version },
    },
  ]);
  await announce(tx, deps, scope, [objectId]);
};

/** Writes the letter about an issued slip, hands it over once with its paper, and writes down how it went. May run again. */
export const sendItem = async (
  deps: Deps,
  scope: Scope,
  letterServices: LetterServices,
  { id, deliveryId, payload }: { id: string; deliveryId: string; payload: SendPayload },
): Promise<ItemResult> => {
  const { read } = deps.db;
  const bupot = await bupotById(scope, read, id);
  if (!bupot) return failed('not_found', say(scope.locale, 'problem.not_found'));
  if (!isIssued(bupot)) return skipped('wrong_status', say(scope.locale, `bupot.status.${bupot.status}`));
  const view = await viewOf(scope, read, bupot);
  const { channel } = payload;
  let qr = view.qr;
  const letter = await writeLetter(deps, scope, letterServices, {
    objectId: id,
    deliveryId,
    product: 'ebupot',
    payload,
    known: () => recipientOf(scope, read, bupot, channel),
    lack: lackOf(channel),
    values: async (tx, letterId) => {
      const link = await linkIn(tx, deps, scope, letterServices.tokens, bupot, letterId);
      qr = link.url;
      return valuesOf(view, link, scope.userName);
    },
  });
  if ('status' in letter) return letter;
  const { bytes, name } = await drawn(deps, scope, slipToDraw({ ...view, qr }, scope.locale));
  return handOver(deps, scope, letter, {
    senderName: view.withholder.name,
    needs: ['EBUPOT_WITHHOLDING_VIEW'],
    template: 'bukti_potong',
    document: { name, content: bytes },
    sent: (tx, at) => recordSent(tx, deps, scope, at, letter),
  });
};

/** Sends one slip with the words a person chose. */
export const sendBupot = async (
  deps: Deps,
  scope: Scope,
  { id, addressChecked = false, ...payload }: SendWish & { id: string },
): Promise<{ jobId: string }> => {
  const bupot = await loadBupot(scope, deps.db.read, id);
  permit(scope, 'EBUPOT_WITHHOLDING_SEND');
  if (!isIssued(bupot)) throw wrongStatus(bupot);
  refuseAddress(payload, bupot.payeeEmail, lackOf('email'));
  if (payload.channel === 'email') await askedOnce(deps, scope, [[letterOf(bupot, payload.to)]], addressChecked);
  const jobId = await deps.db.transact((tx) =>
    enqueue(tx, scope, deps.now(), {
      kind: 'bupot.send',
      payload: asKept(payload),
      items: [{ refId: id, label: labelOf(bupot) }],
    }),
  );
  return { jobId };
};

/** What was sent about a slip, newest first. */
export const bupotDeliveries = async (deps: Deps, scope: Scope, id: string): Promise<Delivery[]> => {
  permit(scope, 'EBUPOT_WITHHOLDING_VIEW');
  await loadBupot(scope, deps.db.read, id);
  return deliveriesOf(scope, deps.db.read, id);
};
