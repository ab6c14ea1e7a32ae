import { machine } from '../definition/status.ts';
import { maxima } from './maxima.ts';
import { sentMoves, sentStates } from './sent-moves.ts';

const { upload, retry, save, changeSignee, remove, ...answered } = sentMoves;
const inForce = ['APPROVED', 'WAITING_FOR_CANCELLATION'] as const;

/** Outgoing invoice, Coretax variant. Users start the transitions; the office and jobs the `system` ones. */
export const fakturStatus = machine({
  words: 'faktur',
  start: 'DRAFT',
  states: {
    ...sentStates,
    APPROVED: 'green',
    WAITING_FOR_CANCELLATION: 'orange',
    WAITING_FOR_AMENDMENT: 'orange',
    AMENDED: 'grey',
    CANCELED: 'grey',
  },
  marks: { SIGNING_IN_PROGRESS: 'signature', AMENDED: 'replaced', CANCELED: 'close' },
  happened: {
    create: 'plus',
    import: 'import',
    save: 'edit',
    upload: 'upload',
    retry: 'upload',
    signing: 'signature',
    keepReceipt: 'card',
    dropReceipt: 'undo',
    substitute: 'replaced',
    letter: 'send',
    changeSignee: 'signature',
    publicLink: 'external',
  },
  moves: {
    upload,
    retry,
    confirmSubstitute: {
      from: ['WAITING_FOR_AMENDMENT'],
      to: 'APPROVED',
      by: 'EFAKTUR_DOC_UPLOAD',
      offer: { icon: 'check', office: 'substitute', asks: 'confirm' },
    },
    confirmCancel: {
      from: ['WAITING_FOR_CANCELLATION'],
      to: 'CANCELED',
      by: 'EFAKTUR_DOC_CANCEL',
      offer: { icon: 'check', danger: true, office: 'cancel', asks: 'confirm' },
    },
    save,
    changeSignee,
    inquire: {
      from: ['IN_PROGRESS', 'SIGNING_IN_PROGRESS', 'FAILED', 'WAITING_FOR_CANCELLATION', 'WAITING_FOR_AMENDMENT'],
      to: 'same',
      by: 'EFAKTUR_DOC_VIEW',
      offer: { icon: 'refresh', office: 'inquire' },
    },
    /** One substitute at a time, because a second would replace an invoice that is already being replaced. */
    substitute: {
      from: ['APPROVED'],
      to: 'same',
      by: 'EFAKTUR_DOC_CREATE',
      offer: { icon: 'replaced', office: 'substitute', asks: 'page', unless: 'replacedBy' },
    },
    revoke: {
      from: ['WAITING_FOR_CANCELLATION'],
      to: 'APPROVED',
      by: 'EFAKTUR_DOC_CANCEL',
      offer: { icon: 'undo', office: 'cancel', asks: 'confirm' },
    },
    /**
     * Withdraws a substitute that still waits for the buyer: the substitute is cancelled, the original is unchanged.
     */
    cancelSubstitute: {
      from: ['WAITING_FOR_AMENDMENT'],
      to: 'CANCELED',
      by: 'EFAKTUR_DOC_CANCEL',
      offer: { icon: 'close', danger: true, office: 'substitute', asks: 'confirm' },
    },
    cancel: {
      from: ['APPROVED'],
      to: 'WAITING_FOR_CANCELLATION',
      by: 'EFAKTUR_DOC_CANCEL',
      offer: { icon: 'close', danger: true, office: 'cancel', asks: 'reason', longest: maxima.reason },
    },
    keepReceipt: {
      from: inForce,
      to: 'same',
      by: 'EFAKTUR_DOC_CREATE',
      offer: { icon: 'card', asks: 'form', unless: 'collectorNtpn' },
    },
    dropReceipt: { from: inForce, to: 'same', by: 'EFAKTUR_DOC_CREATE', offer: { icon: 'undo', asks: 'confirm' } },
    remove,
    ...answered,
    approve: { from: ['IN_PROGRESS', 'SIGNING_IN_PROGRESS', 'FAILED'], to: 'APPROVED', by: 'system' },
    awaitAmendment: { from: ['IN_PROGRESS', 'SIGNING_IN_PROGRESS'], to: 'WAITING_FOR_AMENDMENT', by: 'system' },
    amend: { from: ['APPROVED'], to: 'AMENDED', by: 'system' },
    canceledByOffice: { from: ['WAITING_FOR_CANCELLATION'], to: 'CANCELED', by: 'system' },
    cancelRefused: { from: ['WAITING_FOR_CANCELLATION'], to: 'APPROVED', by: 'system' },
    amendedByOffice: { from: ['WAITING_FOR_AMENDMENT'], to: 'APPROVED', by: 'system' },
    amendmentRefused: { from: ['WAITING_FOR_AMENDMENT'], to: 'REJECTED', by: 'system' },
  },
});

export type FakturStatus = keyof (typeof fakturStatus)['states'];
export type FakturMove = keyof (typeof fakturStatus)['moves'];
