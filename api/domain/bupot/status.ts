import { machine } from '../definition/status.ts';

const unsent = ['DRAFT', 'SAVED_INVALID', 'REJECTED', 'FAILED'] as const;
const underway = ['IN_PROGRESS', 'WAITING_FOR_APPROVAL', 'SIGNING_IN_PROGRESS'] as const;
const issued = ['APPROVED', 'NORMAL_REVISION'] as const;

/**
 * The tax office's names: DRAFT CREATED, SAVED_INVALID SAVEDINVALID, WAITING_FOR_APPROVAL SUBMITTED (not yet issued),
 * APPROVED NORMAL, NORMAL_REVISION AMENDMENT (the corrected version), REVISED AMENDED (the one before it), REJECTED
 * INVALID. Being in a return is a flag, not a state. Colours as in the specification; saved but invalid is red, as for
 * invoices.
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
    /** A slip without errors may be issued directly; it is submitted to the tax office first. */
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
     * A draft of the next version; this one is unchanged until that one is issued. A slip under correction is corrected
     * again only through its newest version.
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
    /** Sends the slip to the tax office, which checks and stores it without a number. */
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
    /** The tax office reports that the slip was cancelled in its own portal. */
    canceledElsewhere: { from: [...issued, 'WAITING_FOR_CANCELLATION'], to: 'CANCELED', by: 'system' },
    cancelRefused: { from: ['WAITING_FOR_CANCELLATION'], to: 'APPROVED', by: 'system' },
    cancelRefusedRevision: { from: ['WAITING_FOR_CANCELLATION'], to: 'NORMAL_REVISION', by: 'system' },
  },
});

export type BupotStatus = keyof (typeof bupotStatus)['states'];
export type BupotMove = keyof (typeof bupotStatus)['moves'];
