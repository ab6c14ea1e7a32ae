import { type BillingMove, billingStatus } from '#domain/billing/status.ts';
import { byHandOnly, hasMoneyUnderway, hasSlip, isPaid, paperOf } from '#domain/billing/status-queries.ts';
import type { Billing } from '#domain/billing/stored.ts';
import { movesFrom } from '#domain/definition/status.ts';

/** What may be asked for a code: a move of its own, or to go on with the payment that is under way. */
export type BillingStep = BillingMove | 'go_on';

/** Moves in the order a person wants them. */
const wanted: readonly BillingMove[] = [
  'enter',
  'pay',
  'save',
  'retry',
  'renew',
  'confirm',
  'claim',
  'cancelPayment',
  'remove',
  'withdraw',
];

/** Taken back with trouble or not at all. */
export const dangerous: readonly BillingStep[] = ['remove', 'cancelPayment'];

type Of = Pick<Billing, 'status' | 'code' | 'paymentId' | 'renewedBy'>;

/** What may be asked for a code as it stands; `codesByHand`: there is no line to the office that gives codes. */
export const possibleMoves = (billing: Of, held: ReadonlySet<string>, codesByHand: boolean): readonly BillingStep[] => {
  const allowed = movesFrom(billingStatus, billing.status, held);
  const goesOn = hasMoneyUnderway(billing) && billing.paymentId && held.has('EBILLING_PAYMENT_VIEW');
  return [
    ...(goesOn ? (['go_on'] as const) : []),
    ...wanted
      .filter((move) => allowed.includes(move))
      .filter((move) => codesByHand || !byHandOnly.includes(move))
      // One code is made anew once; the new one stands beside it.
      .filter((move) => move !== 'renew' || billing.renewedBy === null),
  ];
};

export type BillingPaper = 'receipt' | 'slip' | 'email' | 'whatsapp' | 'link' | 'copy';

/** The papers of a code that may be fetched, sent, or shown to others, the one to be handed on first. */
export const papersOf = (billing: Of, held: ReadonlySet<string>): readonly BillingPaper[] => {
  const paper = paperOf(billing);
  const maySend =
    (held.has('EBILLING_CREATE') || held.has('EBILLING_PAYMENT_CREATE')) &&
    (paper === 'ssp' || held.has('EBILLING_NTPN_VIEW'));
  const there: Record<BillingPaper, boolean> = {
    receipt: isPaid(billing) && held.has('EBILLING_NTPN_VIEW'),
    slip: hasSlip(billing),
    email: paper !== null && maySend,
    whatsapp: paper !== null && maySend,
    link: hasSlip(billing),
    copy: billing.code !== null,
  };
  return (Object.keys(there) as BillingPaper[]).filter((key) => there[key]);
};
