import { say } from '#domain/messages/index.ts';
import type { Permission } from '#domain/permissions.ts';
import type { Scope } from '#domain/scope.ts';
import { withoutTokens } from '#domain/text/opening-links.ts';
import type { Tx } from '../../db/database.ts';
import {
  beginDelivery,
  type Delivery,
  deliveryById,
  endDelivery,
  type TemplateKey,
} from '../../db/repositories/letters.ts';
import { isProven } from '../../db/repositories/proofs.ts';
import type { Answer } from '../gateways/answer.ts';
import type { Deps } from '../services/deps.ts';
import { getTemplate, renderTemplate } from '../services/templates/templates.ts';
import { failed, type ItemResult } from './item-result.ts';
import { phoneOf, type SendPayload, type Values } from './letter.ts';

export type Written = {
  readonly id: string;
  readonly objectId: string;
  readonly channel: TemplateKey['channel'];
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  readonly html: string;
  readonly values: readonly string[];
};

type ToWrite = {
  readonly objectId: string;
  readonly label: string;
  /** The same in a second run of the same attempt. */
  readonly deliveryId: string;
  readonly product: TemplateKey['product'];
  readonly payload: SendPayload;
  readonly known: () => Promise<string | null>;
  readonly lack: string;
  /** Why a user has to check the address before it is sent. */
  readonly doubt?: (() => Promise<string | null>) | undefined;
  /** The link is created from the letter's id in the transaction that records the letter. */
  readonly values: (tx: Tx, letterId: string) => Promise<Values>;
};

/**
 * Recorded before it is sent. A delivery begun by an earlier run without a known result may have arrived: it is marked
 * so and never sent again automatically.
 */
export const writeLetter = async (
  deps: Deps,
  scope: Scope,
  { objectId, label, deliveryId, product, payload, known, lack, doubt, values: valuesIn }: ToWrite,
): Promise<Written | ItemResult> => {
  // Recipients trust that a letter comes from the taxpayer whose number it shows.
  if (!(await isProven(scope.companyId, deps.db.read)))
    return failed('unproven', say(scope.locale, 'problem.unproven'));
  const { channel } = payload;
  let id = deliveryId;
  let before = await deliveryById(scope, deps.db.read, id);
  // A definite failure may be retried as a separate delivery.
  for (let n = 1; before?.status === 'FAILED'; n++) {
    id = `${deliveryId}.${n}`;
    before = await deliveryById(scope, deps.db.read, id);
  }
  if (before) return seen(deps, scope, before);
  const found = payload.to || (await known());
  const why = found ? ((await doubt?.()) ?? null) : say(scope.locale, lack);
  const about = { id, objectId, product, label, channel };
  const begun = { ...about, status: 'SENDING' as const, error: null, answer: null, providerRef: null, bouncedAt: null };
  const by = { createdBy: scope.userName, createdAt: deps.now(), sentAt: null };
  if (!found || why !== null) {
    // An automatic letter has no user to report to.
    const unsent = { ...begun, ...by, recipient: found ?? '', subject: '', body: '', status: 'FAILED' as const };
    if (payload.automatic) await deps.db.transact((tx) => beginDelivery(tx, scope, { ...unsent, error: why }));
    return failed(found ? 'mail_elsewhere' : 'no_recipient', why ?? '');
  }
  const to = channel === 'email' ? found : phoneOf(found);
  const template = await getTemplate(deps, scope, { channel, product });
  const words = { subject: payload.subject || template.subject, body: payload.body || template.body };
  return deps.db.transact(async (tx) => {
    const values = await valuesIn(tx, id);
    const { subject, text: body, html } = renderTemplate(words, values);
    await beginDelivery(tx, scope, {
      ...begun,
      ...by,
      recipient: to,
      subject: withoutTokens(subject),
      body: withoutTokens(body),
    });
    return { id, objectId, channel, to, subject, body, html, values: Object.values(values) };
  });
};

const maybeSent = (scope: Scope): ItemResult => ({
  status: 'DONE',
  code: 'UNKNOWN',
  message: say(scope.locale, 'mail.maybe_sent'),
});

/** "Perhaps sent" if the result is unknown. */
const seen = async (deps: Deps, scope: Scope, { id, status }: Delivery): Promise<ItemResult> => {
  if (status === 'SENT') return { status: 'DONE' };
  if (status === 'SENDING')
    await deps.db.transact((tx) =>
      endDelivery(tx, scope, id, { status: 'UNKNOWN', error: null, providerRef: null, sentAt: null }),
    );
  return maybeSent(scope);
};

type Enclosed = {
  readonly senderName: string;
  /** Required to keep a copy of the letter. */
  readonly needs: readonly Permission[];
  /** Name of the template approved by the WhatsApp provider. */
  readonly template: string;
  readonly document: { readonly name: string; readonly content: Uint8Array };
};

const hand = (
  deps: Deps,
  scope: Scope,
  letter: Written,
  { senderName, needs, template, document: { name, content } }: Enclosed,
): Promise<Answer<{ ref: string; response?: string }>> => {
  const document = { name, type: 'application/pdf', content };
  const common = { companyId: scope.companyId, objectId: letter.objectId, id: letter.id, to: letter.to, needs };
  if (letter.channel === 'whatsapp')
    return deps.whatsapp.send({
      ...common,
      text: letter.body,
      template: { name: template, language: scope.locale, values: [...letter.values] },
      document,
    });
  return deps.mail.send({
    ...common,
    senderName,
    replyTo: null,
    subject: letter.subject,
    text: letter.body,
    html: letter.html,
    attachments: [document],
  });
};

/** Sends once and records the result. `sent`: changes to the document, in the same transaction. */
export const handOver = async (
  deps: Deps,
  scope: Scope,
  letter: Written,
  { sent, ...enclosed }: Enclosed & { readonly sent: (tx: Tx, at: number) => Promise<void> },
): Promise<ItemResult> => {
  const answer = await hand(deps, scope, letter, enclosed);
  return deps.db.transact(async (tx) => {
    const end = (outcome: Parameters<typeof endDelivery>[3]) => endDelivery(tx, scope, letter.id, outcome);
    if (answer.kind === 'done') {
      const at = deps.now();
      const { ref, response = null } = answer.value;
      await end({ status: 'SENT', error: null, answer: response, providerRef: ref, sentAt: at });
      await sent(tx, at);
      return { status: 'DONE', message: letter.to };
    }
    if (answer.kind === 'refused') {
      await end({ status: 'FAILED', error: answer.message, providerRef: null, sentAt: null });
      return failed(answer.code, answer.message);
    }
    if (answer.unknown) {
      await end({ status: 'UNKNOWN', error: null, providerRef: null, sentAt: null });
      return maybeSent(scope);
    }
    const message = say(scope.locale, 'mail.unreachable');
    await end({ status: 'FAILED', error: message, providerRef: null, sentAt: null });
    return { status: 'again', afterMs: answer.retryAfterMs, code: 'UNREACHABLE', message };
  });
};
