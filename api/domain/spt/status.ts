import { machine } from '../definition/status.ts';
import { incomeReturnAccess, type ReturnAccess, vatReturnAccess } from './access.ts';

/** Not with the office. Where sending failed it may be there all the same: the office is asked first. */
const ours = ['CONCEPT', 'REJECTED', 'FAILED_PROCESSING'] as const;
const working = ['PREPARING', 'POSTING', 'VALIDATING'] as const;

/**
 * A monthly return, by the keys of its kind. Posting draws its documents in and ends as a concept again, with the moment it was posted; so does checking it. What is
 * filed stays FILED for ever: a correction is a return of its own.
 */
const returnMachine = <const Keys extends ReturnAccess>({ view, write, remove, upload, pay }: Keys) =>
  machine({
    words: 'spt',
    start: 'CONCEPT',
    states: {
      CONCEPT: 'grey',
      PREPARING: 'orange',
      POSTING: 'orange',
      VALIDATING: 'orange',
      FILING: 'orange',
      WAITING_PAYMENT: 'orange',
      FILED: 'green',
      FAILED_PROCESSING: 'red',
      FAILED_SUBMITTING: 'red',
      REJECTED: 'red',
      CANCELED: 'grey',
    },
    marks: { WAITING_PAYMENT: 'card', CANCELED: 'close' },
    happened: {
      create: 'plus',
      post: 'refresh',
      retry: 'refresh',
      file: 'send',
      amend: 'replaced',
      prove: 'card',
      unprove: 'card',
    },
    moves: {
      /** Draws in the documents of the period that are in force; again after any of them changed. */
      post: { from: ['CONCEPT', 'REJECTED'], to: 'PREPARING', by: write, offer: { icon: 'refresh' } },
      retry: { from: ['FAILED_PROCESSING'], to: 'PREPARING', by: write, offer: { icon: 'refresh' } },
      validate: { from: ['CONCEPT'], to: 'VALIDATING', by: write, offer: { icon: 'shield' } },
      /** Writes down what it says besides its documents. */
      fill: {
        from: ['CONCEPT', 'REJECTED'],
        to: 'same',
        by: write,
        offer: { icon: 'edit', asks: 'form' },
      },
      /** Names a state receipt (NTPN) or a transfer (Pbk) that pays for it. */
      prove: {
        from: ['CONCEPT', 'WAITING_PAYMENT'],
        to: 'same',
        by: write,
        offer: { icon: 'card', asks: 'page' },
      },
      /** Signs and sends it; what is still to be paid gets its billing code from the office. */
      file: {
        from: ['CONCEPT', 'FAILED_SUBMITTING'],
        to: 'FILING',
        by: upload,
        offer: { icon: 'send', asks: 'form' },
      },
      pay: {
        from: ['WAITING_PAYMENT'],
        to: 'same',
        by: pay,
        offer: { icon: 'card', asks: 'page' },
      },
      cancelWaiting: {
        from: ['WAITING_PAYMENT'],
        to: 'CONCEPT',
        by: write,
        offer: { icon: 'undo', danger: true, asks: 'confirm' },
      },
      remove: {
        from: ours,
        to: 'gone',
        by: remove,
        offer: { icon: 'trash', danger: true, asks: 'confirm' },
      },
      /** Makes the next correction (pembetulan); this one stays as it is. */
      amend: { from: ['FILED'], to: 'same', by: write, offer: { icon: 'replaced', asks: 'form' } },
      inquire: {
        from: ['FILING', 'WAITING_PAYMENT', 'FAILED_SUBMITTING'],
        to: 'same',
        by: view,
        offer: { icon: 'refresh' },
      },
      begin: { from: ['PREPARING'], to: 'POSTING', by: 'system' },
      check: { from: ['POSTING'], to: 'VALIDATING', by: 'system' },
      /** Posted and checked. */
      ready: { from: ['VALIDATING'], to: 'CONCEPT', by: 'system' },
      failProcessing: { from: working, to: 'FAILED_PROCESSING', by: 'system' },
      failSubmitting: { from: ['FILING'], to: 'FAILED_SUBMITTING', by: 'system' },
      /** The office was asked and never got it. */
      unsent: { from: ['FAILED_SUBMITTING'], to: 'CONCEPT', by: 'system' },
      /** The office took it and gave the code for what is to be paid. */
      bill: { from: ['FILING', 'FAILED_SUBMITTING'], to: 'WAITING_PAYMENT', by: 'system' },
      /** The code ran out unpaid. */
      lapse: { from: ['FILING', 'WAITING_PAYMENT', 'FAILED_SUBMITTING'], to: 'CONCEPT', by: 'system' },
      /** The receipt of filing (BPE) is there: at once where nothing is to be paid, with the payment otherwise. */
      accept: { from: ['FILING', 'WAITING_PAYMENT', 'FAILED_SUBMITTING'], to: 'FILED', by: 'system' },
      /** The receipt of one of its own codes comes in after the office has filed it: nothing else can be named for it any more. */
      settle: { from: ['FILED'], to: 'same', by: 'system' },
      reject: { from: ['FILING', 'WAITING_PAYMENT', 'FAILED_SUBMITTING'], to: 'REJECTED', by: 'system' },
      /** The office annulled it. */
      annul: { from: ['FILED', 'WAITING_PAYMENT'], to: 'CANCELED', by: 'system' },
    },
  });

export const sptStatus = returnMachine(incomeReturnAccess);
/** The same of returns of PPN. */
export const vatReturnStatus = returnMachine(vatReturnAccess);

export type SptStatus = keyof (typeof sptStatus)['states'];
export type SptMove = keyof (typeof sptStatus)['moves'];
