import { machine } from '../definition/status.ts';

const unsent = ['DRAFT', 'SAVED_INVALID', 'REJECTED', 'FAILED'] as const;
const underway = ['IN_PROGRESS', 'WAITING_FOR_APPROVAL', 'SIGNING_IN_PROGRESS'] as const;
const issued = ['APPROVED', 'NORMAL_REVISION'] as const;

/**
 * A withholding slip, Coretax variant. The office's own words: DRAFT CREATED, SAVED_INVALID SAVEDINVALID, WAITING_FOR_APPROVAL SUBMITTED
 * (taken, not yet issued), APPROVED NORMAL, NORMAL_REVISION AMENDMENT (the corrected version), REVISED AMENDED (the one before it),
 * REJECTED INVALID. Being in a return is a flag, not a state. The colours are those of the specification's first table, which has neither
 * SAVED_INVALID nor anything grey: what is saved and not valid is red as it is with invoices.
 */
export const bupotStatus = machine({
  words: 'bupot',
  start: 'DRAFT',
  states: {
    DRAFT: 'orange',
    SAVED_INVALID: 'red',
    IN_PROGRESS: 'orange',
    WAITING_FOR_APPROVAL: 'orange',
    SIGNING_IN_PROGRESS: 'orange',
    APPROVED: 'green',
    NORMAL_REVISION: 'green',
    REVISED: 'green',
    WAITING_FOR_CANCELLATION: 'orange',
    CANCELED: 'red',
    REJECTED: 'red',
    FAILED: 'red',
  },
  marks: { DRAFT: 'dot', SIGNING_IN_PROGRESS: 'signature', REVISED: 'replaced' },
  happened: {
    create: 'plus',
    import: 'import',
    save: 'edit',
    submit: 'upload',
    sign: 'signature',
    correct: 'replaced',
    revise: 'replaced',
    letter: 'send',
    changeSignee: 'signature',
    publicLink: 'external',
  },
  moves: {
    /** Asks for the number and the signature; what has no error left may be issued at once, the office then gets it first. */
    issue: {
      from: ['WAITING_FOR_APPROVAL'],
      to: 'SIGNING_IN_PROGRESS',
      by: 'EBUPOT_WITHHOLDING_UPLOAD',
      offer: { icon: 'check', office: 'send', asks: 'look', through: 'submit' },
    },
    save: {
      from: unsent,
      to: 'DRAFT',
      by: 'EBUPOT_WITHHOLDING_CREATE',
      offer: { icon: 'edit', asks: 'page', repairs: 'edit' },
    },
    /**
     * Makes a draft of the next version; this one stays as it is until that one is issued. What is being corrected is corrected again only
     * through its newest version.
     */
    correct: {
      from: issued,
      to: 'same',
      by: 'EBUPOT_WITHHOLDING_CREATE',
      offer: { icon: 'replaced', asks: 'reason', unless: 'replacedBy' },
    },
    inquire: {
      from: [...underway, 'FAILED', 'WAITING_FOR_CANCELLATION'],
      to: 'same',
      by: 'EBUPOT_WITHHOLDING_VIEW',
      offer: { icon: 'refresh', office: 'inquire' },
    },
    /** To the office, which checks and keeps it: without a number yet. */
    submit: {
      from: unsent,
      to: 'IN_PROGRESS',
      by: 'EBUPOT_WITHHOLDING_UPLOAD',
      offer: { icon: 'upload', office: 'send', asks: 'look', unless: 'errorCount' },
    },
    changeSignee: {
      from: unsent,
      to: 'same',
      by: 'EBUPOT_WITHHOLDING_UPLOAD',
      offer: { icon: 'signature', office: 'send', asks: 'form', repairs: 'signee' },
    },
    cancel: {
      from: issued,
      to: 'WAITING_FOR_CANCELLATION',
      by: 'EBUPOT_WITHHOLDING_CANCEL',
      offer: { icon: 'close', danger: true, office: 'cancel', asks: 'reason' },
    },
    remove: {
      from: unsent,
      to: 'gone',
      by: 'EBUPOT_WITHHOLDING_DELETE',
      offer: { icon: 'trash', danger: true, asks: 'confirm' },
    },
    take: { from: ['IN_PROGRESS', 'FAILED'], to: 'WAITING_FOR_APPROVAL', by: 'system' },
    sign: { from: ['IN_PROGRESS', 'WAITING_FOR_APPROVAL', 'FAILED'], to: 'SIGNING_IN_PROGRESS', by: 'system' },
    approve: { from: [...underway, 'FAILED'], to: 'APPROVED', by: 'system' },
    approveRevision: { from: [...underway, 'FAILED'], to: 'NORMAL_REVISION', by: 'system' },
    saveInvalid: { from: underway, to: 'SAVED_INVALID', by: 'system' },
    reject: { from: underway, to: 'REJECTED', by: 'system' },
    fail: { from: underway, to: 'FAILED', by: 'system' },
    revise: { from: issued, to: 'REVISED', by: 'system' },
    canceledByOffice: { from: ['WAITING_FOR_CANCELLATION'], to: 'CANCELED', by: 'system' },
    /** Told by the office of a slip somebody cancelled in its own portal. */
    canceledElsewhere: { from: [...issued, 'WAITING_FOR_CANCELLATION'], to: 'CANCELED', by: 'system' },
    cancelRefused: { from: ['WAITING_FOR_CANCELLATION'], to: 'APPROVED', by: 'system' },
    cancelRefusedRevision: { from: ['WAITING_FOR_CANCELLATION'], to: 'NORMAL_REVISION', by: 'system' },
  },
});

export type BupotStatus = keyof (typeof bupotStatus)['states'];
export type BupotMove = keyof (typeof bupotStatus)['moves'];
