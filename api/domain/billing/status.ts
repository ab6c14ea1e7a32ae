import { machine } from '../definition/status.ts';

/**
 * ID Billing, from the request for its code to the proof that the money reached the state. Why each way exists:
 * docs/decisions/0013-billing-states.md. A code made elsewhere and taken over starts as PAYABLE.
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
    /** A person types the code made in the portal, where there is no line to ask for one. */
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
    /** Makes a new billing with the same content, once; this one stays as it is. */
    renew: {
      from: ['EXPIRED'],
      to: 'same',
      by: 'EBILLING_CREATE',
      offer: { icon: 'refresh', asks: 'form', unless: 'renewedBy' },
    },
    /** Names the NTPN of a payment that is already known here. */
    confirm: {
      from: ['WAITING', 'CONFIRMABLE'],
      to: 'same',
      by: 'EBILLING_NTPN_CREATE',
      offer: { icon: 'check', asks: 'page' },
    },
    /** A person says it was paid at a bank, a post office or an ATM, and names the NTPN. */
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
    /** There will be no code for it as it stands: it may be changed or removed. */
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
    /** The virtual account ran out, or the office does not know the NTPN that was named. */
    lapse: { from: ['WAITING'], to: 'PAYABLE', by: 'system' },
    /** The bank has the money, the NTPN is still to come. Whatever we thought before, the bank is right. */
    receive: { from: ['PAYABLE', 'WAITING', 'EXPIRED'], to: 'CONFIRMABLE', by: 'system' },
    /** The NTPN is there and the office knows it. */
    settle: { from: ['PAYABLE', 'WAITING', 'CONFIRMABLE', 'EXPIRED'], to: 'PAID', by: 'system' },
    /** The bank takes back a payment that never got an NTPN. */
    reverse: { from: ['CONFIRMABLE'], to: 'PAYABLE', by: 'system' },
  },
});

export type BillingStatus = keyof (typeof billingStatus)['states'];
export type BillingMove = keyof (typeof billingStatus)['moves'];

/** NTPN record: named by a person or sent by the bank, then held against the office's books. */
export const ntpnStatus = machine({
  words: 'billing.ntpn',
  start: 'WAITING',
  states: { WAITING: 'orange', COMPLETED: 'green', FAILED: 'red', RECONCILE: 'green' },
  marks: { RECONCILE: 'replaced' },
  moves: {
    /** A person says which billing a received payment belongs to: the office knows the receipt, so it is done with that. */
    match: {
      from: ['RECONCILE'],
      to: 'COMPLETED',
      by: 'EBILLING_NTPN_CREATE',
      offer: { icon: 'check', asks: 'form' },
    },
    /** A person says that it belongs to none of ours. */
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
    /** Another number, or the same again, after the office did not find it. */
    retry: { from: ['FAILED'], to: 'WAITING', by: 'EBILLING_NTPN_CREATE', offer: { icon: 'edit', asks: 'page' } },
    complete: { from: ['WAITING', 'RECONCILE'], to: 'COMPLETED', by: 'system' },
    fail: { from: ['WAITING'], to: 'FAILED', by: 'system' },
    /** The office has the payment, but under another amount, period or code than ours. */
    reconcile: { from: ['WAITING', 'FAILED'], to: 'RECONCILE', by: 'system' },
  },
});

export type NtpnStatus = keyof (typeof ntpnStatus)['states'];
