import { machine } from '../definition/status.ts';
import { incomeReturnAccess, type ReturnAccess, vatReturnAccess } from './access.ts';

/** Not at the tax office. After a failed submission the return may be there, so its status is queried first. */
const ours = ['CONCEPT', 'REJECTED', 'FAILED_PROCESSING'] as const;
const working = ['PREPARING', 'POSTING', 'VALIDATING'] as const;

/**
 * With the permission keys of its kind. Posting collects the documents and ends as a concept again, with the time of
 * posting; validating does the same. A filed return stays FILED: a correction is a separate return.
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
      post: { from: ['CONCEPT', 'REJECTED'], to: 'PREPARING', by: write, offer: { icon: 'refresh' } },
      retry: { from: ['FAILED_PROCESSING'], to: 'PREPARING', by: write, offer: { icon: 'refresh' } },
      validate: { from: ['CONCEPT'], to: 'VALIDATING', by: write, offer: { icon: 'shield' } },
      fill: {
        from: ['CONCEPT', 'REJECTED'],
        to: 'same',
        by: write,
        offer: { icon: 'edit', asks: 'form' },
      },
      prove: {
        from: ['CONCEPT', 'WAITING_PAYMENT'],
        to: 'same',
        by: write,
        offer: { icon: 'card', asks: 'page' },
      },
      /** Signs and sends it; the tax office issues a billing code for the rest payable. */
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
      amend: { from: ['FILED'], to: 'same', by: write, offer: { icon: 'replaced', asks: 'form' } },
      inquire: {
        from: ['FILING', 'WAITING_PAYMENT', 'FAILED_SUBMITTING'],
        to: 'same',
        by: view,
        offer: { icon: 'refresh' },
      },
      begin: { from: ['PREPARING'], to: 'POSTING', by: 'system' },
      check: { from: ['POSTING'], to: 'VALIDATING', by: 'system' },
      ready: { from: ['VALIDATING'], to: 'CONCEPT', by: 'system' },
      failProcessing: { from: working, to: 'FAILED_PROCESSING', by: 'system' },
      failSubmitting: { from: ['FILING'], to: 'FAILED_SUBMITTING', by: 'system' },
      /** The status query showed that the tax office never received it. */
      unsent: { from: ['FAILED_SUBMITTING'], to: 'CONCEPT', by: 'system' },
      /** The tax office accepted it and issued the billing code for the amount payable. */
      bill: { from: ['FILING', 'FAILED_SUBMITTING'], to: 'WAITING_PAYMENT', by: 'system' },
      /** The billing code expired unpaid. */
      lapse: { from: ['FILING', 'WAITING_PAYMENT', 'FAILED_SUBMITTING'], to: 'CONCEPT', by: 'system' },
      /** The receipt of filing (BPE) arrived: at once if nothing is payable, otherwise with the payment. */
      accept: { from: ['FILING', 'WAITING_PAYMENT', 'FAILED_SUBMITTING'], to: 'FILED', by: 'system' },
      /** The receipt of one of its own billing codes arrives after filing: no other payment can be linked any more. */
      settle: { from: ['FILED'], to: 'same', by: 'system' },
      reject: { from: ['FILING', 'WAITING_PAYMENT', 'FAILED_SUBMITTING'], to: 'REJECTED', by: 'system' },
      annul: { from: ['FILED', 'WAITING_PAYMENT'], to: 'CANCELED', by: 'system' },
    },
  });

export const sptStatus = returnMachine(incomeReturnAccess);
export const vatReturnStatus = returnMachine(vatReturnAccess);

export type SptStatus = keyof (typeof sptStatus)['states'];
export type SptMove = keyof (typeof sptStatus)['moves'];
