import type id from '../id/billing.ts';
import check from './billing-check.ts';
import moves from './billing-moves.ts';
import office from './billing-office.ts';
import paying from './billing-pay.ts';
import server from './billing-server.ts';

export default {
  check,
  pay: paying.pay,
  office,
  server,
  /** By what number a payer is known. */
  number_type: { NPWP: 'NPWP', NIK: 'NIK', NONE: 'Without NPWP' },
  status: {
    REQUESTING: 'Requesting code',
    PAYABLE: 'Unpaid',
    WAITING: 'Waiting for payment',
    CONFIRMABLE: 'NTPN to be confirmed',
    PAID: 'Paid',
    EXPIRED: 'Expired',
    FAILED: 'Failed',
    short: {
      REQUESTING: 'Requesting',
      PAYABLE: 'Unpaid',
      WAITING: 'Awaiting payment',
      CONFIRMABLE: 'NTPN needed',
      PAID: 'Paid',
      EXPIRED: 'Expired',
      FAILED: 'Failed',
    },
  },
  hint: {
    REQUESTING: 'The billing code is being asked for at the tax office',
    PAYABLE: 'The billing code is there and can be paid',
    WAITING: 'A payment was begun, waiting for word from the bank or the tax office',
    CONFIRMABLE: 'The bank has the money, the NTPN has not come yet',
    PAID: 'The NTPN is there, the money reached the state',
    EXPIRED: 'Its time ran out. Make a new billing code',
    FAILED: 'The tax office gave no billing code. Repair it, then try again',
  },
  ...moves,
  happened: {
    enter: 'Code of the portal typed in',
    withdraw: 'Not made in the portal after all',
    letter: 'Slip or receipt sent',
    create: 'Created',
    renewed: 'Made in place of an expired code',
    adopt: 'Taken over from a code made elsewhere',
    import: 'Imported',
    silent: 'The tax office has not answered; the code is asked for again automatically',
    save: 'Saved',
    retry: 'Code asked for again',
    renew: 'Made anew as another code',
    remove: 'Deleted',
    pay: 'Payment begun',
    cancelPayment: 'Payment cancelled',
    claim: 'NTPN reported',
    confirm: 'NTPN reported',
    inquire: 'Status refreshed',
    issue: 'Billing code issued',
    fail: 'No billing code issued',
    expire: 'Time ran out',
    lapse: 'No payment happened, the code can be paid again',
    receive: 'Money received by the bank',
    settle: 'NTPN received',
    reverse: 'Payment taken back by the bank',
    publicLink: 'Link to the slip made for somebody else',
  },
  lost: {
    payment_unknown: 'The payment is not found',
    order_unknown: 'No such order',
    happened: { attribute: 'Assigned', return: 'Sent back' },
  },
  ntpn: {
    ...paying.ntpn,
    status: {
      WAITING: 'Waiting for confirmation',
      COMPLETED: 'Completed',
      FAILED: 'Failed',
      RECONCILE: 'Received',
    },
    moves: { retry: 'Confirm again', match: 'Match', reject: 'Reject', inquire: 'Refresh status' },
    done: { inquire: 'Status refreshed' },
  },
  taxReturn: {
    ppn: 'VAT return',
    pph21: 'SPT Masa PPh Pasal 21/26',
    unifikasi: 'SPT Masa PPh Unifikasi',
    badan: 'SPT Tahunan Badan',
    pribadi: 'SPT Tahunan Orang Pribadi',
  },
} satisfies typeof id;
