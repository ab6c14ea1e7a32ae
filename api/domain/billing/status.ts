import { machine } from '../definition/status.ts';

/**
 * From the request for a code to the proof that the money reached the state (docs/decisions/0013-billing-states.md). A
 * code created elsewhere starts as PAYABLE.
 */
export const billingStatus = machine({
  words: 'billing',
  start: 'REQUESTING',
  states: {
    REQUESTING: 'orange',
    PAYABLE: 'orange',
    WAITING: 'orange',
    CONFIRMABLE: 'orange',
    PAID: 'green',
    EXPIRED: 'grey',
    FAILED: 'red',
  },
  marks: { PAYABLE: 'dot', EXPIRED: 'history' },
  moves: {
    enter: {
      from: ['REQUESTING'],
      to: 'PAYABLE',
      by: 'EBILLING_CREATE',
      offer: { icon: 'edit', office: 'byHand', asks: 'form' },
    },
    /** Opens a virtual account or sends the payment to a bank. */
    pay: { from: ['PAYABLE'], to: 'WAITING', by: 'EBILLING_PAYMENT_CREATE', offer: { icon: 'card', asks: 'page' } },
    save: { from: ['FAILED'], to: 'same', by: 'EBILLING_CREATE', offer: { icon: 'edit', asks: 'page' } },
    retry: { from: ['FAILED'], to: 'REQUESTING', by: 'EBILLING_CREATE', offer: { icon: 'refresh' } },
    renew: {
      from: ['EXPIRED'],
      to: 'same',
      by: 'EBILLING_CREATE',
      offer: { icon: 'refresh', asks: 'form', unless: 'renewedBy' },
    },
    /** Enters the NTPN of a payment already known here. */
    confirm: {
      from: ['WAITING', 'CONFIRMABLE'],
      to: 'same',
      by: 'EBILLING_NTPN_CREATE',
      offer: { icon: 'check', asks: 'page' },
    },
    /** A user reports a payment at a bank, a post office or an ATM, and enters the NTPN. */
    claim: {
      from: ['PAYABLE', 'EXPIRED'],
      to: 'WAITING',
      by: 'EBILLING_NTPN_CREATE',
      offer: { icon: 'check', asks: 'page' },
    },
    cancelPayment: {
      from: ['WAITING'],
      to: 'PAYABLE',
      by: 'EBILLING_PAYMENT_CREATE',
      offer: { icon: 'close', danger: true, asks: 'confirm' },
    },
    remove: {
      from: ['PAYABLE', 'EXPIRED', 'FAILED'],
      to: 'gone',
      by: 'EBILLING_DELETE',
      offer: { icon: 'trash', danger: true, asks: 'confirm' },
    },
    withdraw: {
      from: ['REQUESTING'],
      to: 'FAILED',
      by: 'EBILLING_CREATE',
      offer: { icon: 'close', office: 'byHand' },
    },
    inquire: {
      from: ['REQUESTING', 'PAYABLE', 'WAITING', 'CONFIRMABLE', 'EXPIRED'],
      to: 'same',
      by: 'EBILLING_VIEW',
    },
    issue: { from: ['REQUESTING'], to: 'PAYABLE', by: 'system' },
    fail: { from: ['REQUESTING'], to: 'FAILED', by: 'system' },
    expire: { from: ['PAYABLE', 'WAITING'], to: 'EXPIRED', by: 'system' },
    /** The virtual account expired, or the tax office does not know the entered NTPN. */
    lapse: { from: ['WAITING'], to: 'PAYABLE', by: 'system' },
    /** The bank has the money, the NTPN is pending. The bank's information overrides the earlier state. */
    receive: { from: ['PAYABLE', 'WAITING', 'EXPIRED'], to: 'CONFIRMABLE', by: 'system' },
    /** The NTPN is known to the tax office. */
    settle: { from: ['PAYABLE', 'WAITING', 'CONFIRMABLE', 'EXPIRED'], to: 'PAID', by: 'system' },
    /** The bank reverses a payment that never got an NTPN. */
    reverse: { from: ['CONFIRMABLE'], to: 'PAYABLE', by: 'system' },
  },
});

export type BillingStatus = keyof (typeof billingStatus)['states'];
export type BillingMove = keyof (typeof billingStatus)['moves'];

/** Entered by a user or sent by the bank, then compared with the tax office's records. */
export const ntpnStatus = machine({
  words: 'billing.ntpn',
  start: 'WAITING',
  states: { WAITING: 'orange', COMPLETED: 'green', FAILED: 'red', RECONCILE: 'green' },
  marks: { RECONCILE: 'replaced' },
  moves: {
    /** The tax office already knows the receipt, so assigning it completes it. */
    match: {
      from: ['RECONCILE'],
      to: 'COMPLETED',
      by: 'EBILLING_NTPN_CREATE',
      offer: { icon: 'check', asks: 'form' },
    },
    /** A user states that it belongs to none of our billings. */
    reject: {
      from: ['RECONCILE'],
      to: 'FAILED',
      by: 'EBILLING_NTPN_CREATE',
      offer: { icon: 'close', danger: true, asks: 'form' },
    },
    inquire: {
      from: ['WAITING', 'FAILED', 'RECONCILE'],
      to: 'same',
      by: 'EBILLING_NTPN_VIEW',
      offer: { icon: 'refresh' },
    },
    /** Another number, or the same again, after the tax office did not find it. */
    retry: { from: ['FAILED'], to: 'WAITING', by: 'EBILLING_NTPN_CREATE', offer: { icon: 'edit', asks: 'page' } },
    complete: { from: ['WAITING', 'RECONCILE'], to: 'COMPLETED', by: 'system' },
    fail: { from: ['WAITING'], to: 'FAILED', by: 'system' },
    /** The tax office has the payment with another amount, period or code than ours. */
    reconcile: { from: ['WAITING', 'FAILED'], to: 'RECONCILE', by: 'system' },
  },
});

export type NtpnStatus = keyof (typeof ntpnStatus)['states'];
