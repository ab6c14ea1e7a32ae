import { isApproved } from '#domain/faktur/standing.ts';
import { isEmail } from '#domain/kit/field.ts';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/connection.ts';
import { beginDelivery, type Delivery, deliveryById, endDelivery } from '../../../db/repositories/deliveries.ts';
import { fakturById, lockFaktur, patchFaktur } from '../../../db/repositories/faktur.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import type { Answer } from '../../gateways/answer.ts';
import type { Deps } from '../deps.ts';
import { failed, type ItemResult, skipped } from '../kit/item-result.ts';
import { phoneOf, type Stationery, valuesOf } from './letter.ts';
import { labelOf, loadRow, permit } from './load-faktur.ts';
import { announce, OBJECT_TYPE, wrongStatus } from './move-fakturs.ts';
import { type PrintData, printDataOf } from './print-data.ts';
import { linkIn } from './public-link.ts';
import { type Channel, recipientOf } from './recipients.ts';

/** What a person wrote instead of the template; only for one document at a time. */
export type Written = { to?: string | undefined; subject?: string | undefined; body?: string | undefined };
export type SendPayload = { channel: Channel } & Written;

export type Prepared = PrintData & {
  id: string;
  channel: Channel;
  to: string;
  subject: string;
  body: string;
  html: string;
  values: string[];
};

/**
 * Writes down what is about to leave, before it leaves. A delivery found begun by an earlier run whose end nobody saw may have
 * arrived: it is marked so and never sent again by itself.
 */
export const prepareDelivery = async (
  deps: Deps,
  scope: Scope,
  stationery: Stationery,
  { fakturId, deliveryId, payload }: { fakturId: string; deliveryId: string; payload: SendPayload },
): Promise<Prepared | ItemResult> => {
  const { channel } = payload;
  const faktur = await fakturById(scope, deps.db.read, fakturId);
  if (!faktur) return failed('not_found', say(scope.locale, 'problem.not_found'));
  if (!isApproved(faktur)) return skipped('wrong_status', say(scope.locale, `status.${faktur.status}`));
  let id = deliveryId;
  let before = await deliveryById(scope, deps.db.read, id);
  // What failed for certain may be tried again, as a delivery of its own.
  for (let n = 1; before?.status === 'FAILED'; n++) {
    id = `${deliveryId}.${n}`;
    before = await deliveryById(scope, deps.db.read, id);
  }
  if (before) return seen(deps, scope, before);
  const found = payload.to || (await recipientOf(scope, deps.db.read, faktur, channel));
  if (!found)
    return failed('no_recipient', say(scope.locale, `faktur.server.no_${channel === 'email' ? 'email' : 'phone'}`));
  const to = channel === 'email' ? found : phoneOf(found);
  const data = await printDataOf(scope, deps.db.read, faktur);
  const template = await stationery.template(deps, scope, { channel, product: 'efaktur' });
  const words = { subject: payload.subject || template.subject, body: payload.body || template.body };
  return deps.db.transact(async (tx) => {
    const values = valuesOf(data, await linkIn(tx, deps, scope, stationery.tokens, fakturId), scope.userName);
    const { subject, text: body, html } = stationery.render(words, values);
    await beginDelivery(tx, scope, {
      id,
      objectId: fakturId,
      channel,
      recipient: to,
      subject,
      body,
      status: 'SENDING',
      error: null,
      providerRef: null,
      createdBy: scope.userName,
      createdAt: deps.now(),
      sentAt: null,
    });
    return { ...data, id, channel, to, subject, body, html, values: Object.values(values) };
  });
};

/** A delivery that exists already: what it came to, or "perhaps sent" when its end was never seen. */
const seen = async (deps: Deps, scope: Scope, { id, status }: Delivery): Promise<ItemResult> => {
  if (status === 'SENT') return { status: 'DONE' };
  if (status === 'SENDING')
    await deps.db.transact((tx) =>
      endDelivery(tx, scope, id, { status: 'UNKNOWN', error: null, providerRef: null, sentAt: null }),
    );
  return { status: 'DONE', code: 'UNKNOWN', message: say(scope.locale, 'faktur.server.maybe_sent') };
};

const hand = (deps: Deps, scope: Scope, prepared: Prepared, pdf: Uint8Array): Promise<Answer<{ ref: string }>> => {
  const name = `Faktur ${labelOf(prepared.faktur).replace(/[\\/:*?"<>|]/g, '-')}.pdf`;
  const document = { name, type: 'application/pdf', content: pdf };
  const common = { companyId: scope.companyId, objectId: prepared.faktur.id, id: prepared.id, to: prepared.to };
  if (prepared.channel === 'whatsapp')
    return deps.whatsapp.send({
      ...common,
      text: prepared.body,
      template: { name: 'faktur_keluaran', language: scope.locale, values: prepared.values },
      document,
    });
  return deps.mail.send({
    ...common,
    senderName: prepared.seller.name,
    replyTo: null,
    subject: prepared.subject,
    text: prepared.body,
    html: prepared.html,
    attachments: [document],
  });
};

/** The trail of the document says that it was sent, and to whom. */
const recordSent = async (tx: Tx, deps: Deps, scope: Scope, { faktur, channel, to }: Prepared): Promise<void> => {
  // Taken for the transaction: what was sent must not be lost to whoever changes the invoice at this moment.
  const read = await lockFaktur(tx, scope, faktur.id);
  if (!read) return;
  const at = deps.now();
  await patchFaktur(tx, scope, read, { sentAt: at }, at, read.updatedBy);
  await appendHistory(tx, scope, at, [
    {
      objectType: OBJECT_TYPE,
      objectId: faktur.id,
      action: 'send',
      fromStatus: read.status,
      toStatus: read.status,
      after: { channel, to, sentAt: at, version: read.version + 1 },
    },
  ]);
  await announce(tx, deps, scope, [faktur.id]);
};

/** Sends what was prepared, once, and writes down how it went. */
export const deliver = async (deps: Deps, scope: Scope, prepared: Prepared, pdf: Uint8Array): Promise<ItemResult> => {
  const answer = await hand(deps, scope, prepared, pdf);
  return deps.db.transact(async (tx) => {
    const end = (outcome: Parameters<typeof endDelivery>[3]) => endDelivery(tx, scope, prepared.id, outcome);
    if (answer.kind === 'done') {
      await end({ status: 'SENT', error: null, providerRef: answer.value.ref, sentAt: deps.now() });
      await recordSent(tx, deps, scope, prepared);
      return { status: 'DONE', message: prepared.to };
    }
    if (answer.kind === 'refused') {
      await end({ status: 'FAILED', error: answer.message, providerRef: null, sentAt: null });
      return failed(answer.code, answer.message);
    }
    if (answer.unknown) {
      await end({ status: 'UNKNOWN', error: null, providerRef: null, sentAt: null });
      return { status: 'DONE', code: 'UNKNOWN', message: say(scope.locale, 'faktur.server.maybe_sent') };
    }
    const message = say(scope.locale, 'faktur.server.delivery_unreachable');
    await end({ status: 'FAILED', error: message, providerRef: null, sentAt: null });
    return { status: 'again', afterMs: answer.retryAfterMs, code: 'UNREACHABLE', message };
  });
};

/** Sends one invoice with the words a person chose. */
export const sendFaktur = async (
  deps: Deps,
  scope: Scope,
  { id, ...payload }: SendPayload & { id: string },
): Promise<{ jobId: string }> => {
  const row = await loadRow(scope, deps.db.read, id);
  permit(scope, 'EFAKTUR_DOC_SEND');
  if (!isApproved(row)) throw wrongStatus(row);
  if (payload.channel === 'email' && !payload.to && !row.buyerEmail)
    throw new Problem('invalid', { errors: { to: 'faktur.server.no_email' } });
  // One address: a mail program would read "a@x, b@y" as two, and the trail would name one letter.
  if (payload.channel === 'email' && payload.to && !isEmail(payload.to))
    throw new Problem('invalid', { errors: { to: 'faktur.check.email_invalid' } });
  const jobId = await deps.db.transact((tx) =>
    enqueue(tx, scope, deps.now(), { kind: 'faktur.send', payload, items: [{ refId: id, label: labelOf(row) }] }),
  );
  return { jobId };
};
