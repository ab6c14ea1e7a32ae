import { labelOf } from '#domain/billing/label.ts';
import { masaText } from '#domain/billing/masa-text.ts';
import { formatBillingCode } from '#domain/billing/number.ts';
import { pairCode } from '#domain/billing/pairs.ts';
import { isConfirmed, paperOf } from '#domain/billing/status-queries.ts';
import type { Billing, NtpnRecord } from '#domain/billing/stored.ts';
import { say } from '#domain/messages/index.ts';
import { jakartaDay, jakartaTime, type Scope } from '#domain/scope.ts';
import { formatDay, formatRupiah } from '#domain/text/format.ts';
import type { Query, Tx } from '../../../db/database.ts';
import { billingById, ntpnsOf } from '../../../db/repositories/billing/billing.ts';
import { type Delivery, deliveriesOf } from '../../../db/repositories/deliveries.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { type OwnCompany, ownCompany } from '../../../db/repositories/own-company.ts';
import { handOver, writeLetter } from '../../documents/delivery.ts';
import { failed, type ItemResult, skipped } from '../../documents/item-result.ts';
import {
  asKept,
  type Channel,
  draftLetter,
  type Letter,
  type LetterServices,
  LINK_LATER,
  refuseAddress,
  type SendPayload,
} from '../../documents/letter.ts';
import { drawn, type PaperToDraw } from '../../documents/paper.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { billingFamily } from './family.ts';
import { OBJECT_TYPE, wrongStatus } from './move-billings.ts';
import { receiptToDraw, slipToDraw } from './print-billing.ts';
import { slipLinkIn } from './public-ssp.ts';

/** What goes out about a code: its slip while it is to be paid, the state's receipt afterwards. */
type Sheet = { kind: 'ssp'; billing: Billing } | { kind: 'bpn'; billing: Billing; receipt: NtpnRecord };

const sheetOf = async (scope: Scope, query: Query, billing: Billing): Promise<Sheet | null> => {
  const kind = paperOf(billing);
  if (kind !== 'bpn') return kind && { kind, billing };
  const known = await ntpnsOf(scope, query, billing.id);
  const receipt = known.find((one) => one.ntpn === billing.ntpn && isConfirmed(one));
  return receipt ? { kind, billing, receipt } : null;
};

const moment = (at: number): string => `${formatDay(jakartaDay(at))} ${jakartaTime(at).replace(':', '.')} WIB`;

/** What a template about a slip or a receipt may name, but for the link. Letters go out in Indonesian. */
const valuesOf = (sheet: Sheet, company: OwnCompany, senderName: string) => {
  const { billing } = sheet;
  return {
    payerName: billing.payerName,
    companyName: company.name,
    companyNpwp: company.npwp,
    code: formatBillingCode(billing.code ?? ''),
    taxName: `${pairCode(billing)} ${billing.taxName}`,
    period: masaText(billing.periodFrom, billing.periodTo, 'id'),
    amount: formatRupiah(billing.amount),
    ...(sheet.kind === 'bpn'
      ? { ntpn: sheet.receipt.ntpn, paidAt: moment(sheet.receipt.paidAt) }
      : { expiresAt: billing.expiresAt === null ? '-' : moment(billing.expiresAt) }),
    senderName,
  };
};

/** A code may be sent by whoever makes or pays them; its receipt is shown to whoever may see receipts. */
const permitSend = (scope: Scope, { kind }: Sheet): void => {
  permit(scope, 'EBILLING_CREATE', 'EBILLING_PAYMENT_CREATE');
  if (kind === 'bpn') permit(scope, 'EBILLING_NTPN_VIEW');
};

const loadSheet = async (deps: Deps, scope: Scope, id: string): Promise<Sheet> => {
  const billing = await billingFamily.load(scope, deps.db.read, id);
  const sheet = await sheetOf(scope, deps.db.read, billing);
  if (!sheet) throw wrongStatus(billing);
  permitSend(scope, sheet);
  return sheet;
};

/** What would be sent about a code, to be changed. Its mail goes to the company itself unless a person says otherwise. */
export const billingLetter = async (
  deps: Deps,
  scope: Scope,
  letterServices: Pick<LetterServices, 'template' | 'render'>,
  { id, channel }: { id: string; channel: Channel },
): Promise<Letter & { paper: Sheet['kind'] }> => {
  const sheet = await loadSheet(deps, scope, id);
  const company = await ownCompany(scope, deps.db.read);
  const values = { ...valuesOf(sheet, company, scope.userName), ...(sheet.kind === 'ssp' ? LINK_LATER : {}) };
  const to = channel === 'email' ? company.email : null;
  const letter = await draftLetter(deps, scope, letterServices, { key: { channel, product: sheet.kind }, to, values });
  return { ...letter, paper: sheet.kind };
};

const recordSent = async (
  tx: Tx,
  { deps, scope, at }: { deps: Deps; scope: Scope; at: number },
  { billing: { id, status }, kind }: Sheet,
  after: { channel: Channel; to: string },
): Promise<void> => {
  await appendHistory(tx, scope, at, [
    {
      objectType: OBJECT_TYPE,
      objectId: id,
      action: 'send',
      fromStatus: status,
      toStatus: status,
      after: { ...after, paper: kind },
    },
  ]);
  tx.afterCommit(() => deps.events.publish(scope.companyId, { kind: 'billing', ids: [id] }));
};

const toDraw = (scope: Scope, query: Query, sheet: Sheet): Promise<PaperToDraw> =>
  sheet.kind === 'bpn' ? receiptToDraw(scope, query, sheet.receipt) : slipToDraw(scope, query, sheet.billing);

/** Names under which a WhatsApp provider knows our message templates. */
const approved = { ssp: 'kode_billing', bpn: 'bukti_penerimaan_negara' } as const;

/** Writes the letter about a code, hands it over once with its paper, and writes down how it went. May run again. */
export const sendItem = async (
  deps: Deps,
  scope: Scope,
  letterServices: LetterServices,
  { id, deliveryId, payload }: { id: string; deliveryId: string; payload: SendPayload },
): Promise<ItemResult> => {
  const { read } = deps.db;
  const billing = await billingById(scope, read, id);
  if (!billing) return failed('not_found', say(scope.locale, 'problem.not_found'));
  const sheet = await sheetOf(scope, read, billing);
  if (!sheet) return skipped('wrong_status', say(scope.locale, `billing.status.${billing.status}`));
  const company = await ownCompany(scope, read);
  const { channel } = payload;
  const letter = await writeLetter(deps, scope, letterServices, {
    objectId: id,
    deliveryId,
    product: sheet.kind,
    payload,
    known: async () => (channel === 'email' ? company.email : null),
    lack: `mail.no_${channel === 'email' ? 'email' : 'phone'}`,
    values: async (tx, letterId) => {
      const values = valuesOf(sheet, company, scope.userName);
      if (sheet.kind === 'bpn') return values;
      const { url, expiresAt } = await slipLinkIn(tx, deps, scope, letterServices.tokens, id, letterId);
      return { ...values, link: url, linkExpires: formatDay(jakartaDay(expiresAt)) };
    },
  });
  if ('status' in letter) return letter;
  const { bytes, name } = await drawn(deps, scope, await toDraw(scope, read, sheet));
  return handOver(deps, scope, letter, {
    senderName: company.name,
    needs: [sheet.kind === 'bpn' ? 'EBILLING_NTPN_VIEW' : 'EBILLING_VIEW'],
    template: approved[sheet.kind],
    document: { name, content: bytes },
    sent: (tx, at) => recordSent(tx, { deps, scope, at }, sheet, { channel, to: letter.to }),
  });
};

/** Sends the slip or the receipt of one code with the words a person chose. */
export const sendBilling = async (
  deps: Deps,
  scope: Scope,
  { id, ...payload }: SendPayload & { id: string },
): Promise<{ jobId: string }> => {
  const { billing } = await loadSheet(deps, scope, id);
  const { email } = await ownCompany(scope, deps.db.read);
  refuseAddress(payload, email, 'mail.no_email');
  const jobId = await deps.db.transact((tx) =>
    enqueue(tx, scope, deps.now(), {
      kind: 'billing.send',
      payload: asKept(payload),
      items: [{ refId: id, label: labelOf(billing) }],
    }),
  );
  return { jobId };
};

/** What was sent about a code, newest first. */
export const billingDeliveries = async (deps: Deps, scope: Scope, id: string): Promise<Delivery[]> => {
  permit(scope, 'EBILLING_VIEW');
  await billingFamily.load(scope, deps.db.read, id);
  return deliveriesOf(scope, deps.db.read, id);
};
