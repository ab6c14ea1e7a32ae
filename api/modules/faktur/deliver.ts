import { isApproved } from '#domain/faktur/status-queries.ts';
import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { fakturById, lockFaktur, patchFaktur } from '../../../db/repositories/faktur/faktur.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { askedOnce } from '../../documents/asked-once.ts';
import { handOver, type Written, writeLetter } from '../../documents/delivery.ts';
import { failed, type ItemResult, skipped } from '../../documents/item-result.ts';
import { asKept, type LetterServices, refuseAddress, type SendPayload, type SendWish } from '../../documents/letter.ts';
import { drawn } from '../../documents/paper.ts';
import type { Deps } from '../../services/deps.ts';
import { valuesOf } from './letter.ts';
import { labelOf, loadRow, permit } from './load-faktur.ts';
import { announce, OBJECT_TYPE, wrongStatus } from './move-fakturs.ts';
import { fakturToDraw, printDataOf } from './print-data.ts';
import { linkIn } from './public-link.ts';
import { lackOf, letterOf, recipientOf } from './recipients.ts';

/** The history of the document says that it was sent, and to whom. */
const recordSent = async (tx: Tx, deps: Deps, scope: Scope, { objectId, channel, to }: Written): Promise<void> => {
  // Taken for the transaction: what was sent must not be lost to whoever changes the invoice at this moment.
  const read = await lockFaktur(tx, scope, objectId);
  if (!read) return;
  const at = deps.now();
  await patchFaktur(tx, scope, read, { sentAt: at }, at, read.updatedBy);
  await appendHistory(tx, scope, at, [
    {
      objectType: OBJECT_TYPE,
      objectId,
      action: 'send',
      fromStatus: read.status,
      toStatus: read.status,
      after: { channel, to, sentAt: at, version: read.version + 1 },
    },
  ]);
  await announce(tx, deps, scope, [objectId]);
};

/** Writes the letter about an approved invoice, hands it over once with its paper, and writes down how it went. May run again. */
export const sendItem = async (
  deps: Deps,
  scope: Scope,
  letterServices: LetterServices,
  { id, deliveryId, payload }: { id: string; deliveryId: string; payload: SendPayload },
): Promise<ItemResult> => {
  const { channel } = payload;
  const { read } = deps.db;
  const faktur = await fakturById(scope, read, id);
  if (!faktur) return failed('not_found', say(scope.locale, 'problem.not_found'));
  if (!isApproved(faktur)) return skipped('wrong_status', say(scope.locale, `faktur.status.${faktur.status}`));
  const data = await printDataOf(scope, read, faktur);
  const letter = await writeLetter(deps, scope, letterServices, {
    objectId: id,
    deliveryId,
    product: 'efaktur',
    payload,
    known: () => recipientOf(scope, read, faktur, channel),
    lack: lackOf(channel),
    values: async (tx, letterId) =>
      valuesOf(data, await linkIn(tx, deps, scope, letterServices.tokens, id, letterId), scope.userName),
  });
  if ('status' in letter) return letter;
  const name = `Faktur ${labelOf(faktur).replace(/[\\/:*?"<>|]/g, '-')}.pdf`;
  const { bytes } = await drawn(deps, scope, { drawing: fakturToDraw(data, scope.locale), name });
  return handOver(deps, scope, letter, {
    senderName: data.seller.name,
    needs: ['EFAKTUR_DOC_VIEW'],
    template: 'faktur_keluaran',
    document: { name, content: bytes },
    sent: (tx) => recordSent(tx, deps, scope, letter),
  });
};

/** Sends one invoice with the words a person chose. */
export const sendFaktur = async (
  deps: Deps,
  scope: Scope,
  { id, addressChecked = false, ...payload }: SendWish & { id: string },
): Promise<{ jobId: string }> => {
  const row = await loadRow(scope, deps.db.read, id);
  permit(scope, 'EFAKTUR_DOC_SEND');
  if (!isApproved(row)) throw wrongStatus(row);
  refuseAddress(payload, row.counterpartyEmail, lackOf('email'));
  if (payload.channel === 'email') await askedOnce(deps, scope, [[letterOf(row, payload.to)]], addressChecked);
  const jobId = await deps.db.transact((tx) =>
    enqueue(tx, scope, deps.now(), {
      kind: 'faktur.send',
      payload: asKept(payload),
      items: [{ refId: id, label: labelOf(row) }],
    }),
  );
  return { jobId };
};
