import type id from '../id/faktur-status.ts';
import sent from './sent-words.ts';

export default {
  ...sent.status,
  WAITING_FOR_CANCELLATION: 'Waiting for cancellation consent',
  WAITING_FOR_AMENDMENT: 'Waiting for replacement consent',
  AMENDED: 'Replaced',
  NOT_APPROVED: 'Not yet approved',
  WAITING_FOR_APPROVAL: 'Waiting for approval',
  UNKNOWN_STATUS: 'UNKNOWN_STATUS',
  short: {
    ...sent.status,
    SIGNING_IN_PROGRESS: 'Signing',
    SAVED_INVALID: 'Invalid',
    WAITING_FOR_CANCELLATION: 'Awaiting cancel',
    WAITING_FOR_AMENDMENT: 'Awaiting replace',
    AMENDED: 'Replaced',
    NOT_APPROVED: 'Not yet approved',
    WAITING_FOR_APPROVAL: 'Waiting',
    UNKNOWN_STATUS: 'UNKNOWN_STATUS',
  },
  hint: {
    DRAFT: 'Not yet sent to the tax office, still open to changes',
    IN_PROGRESS: 'Sent, waiting for the tax office',
    SIGNING_IN_PROGRESS: 'The tax office is signing this invoice',
    APPROVED: 'Approved by the tax office and numbered',
    REJECTED: 'Rejected by the tax office. Repair it and upload again',
    SAVED_INVALID: 'Held by the tax office but invalid. Repair it and upload again',
    FAILED: 'Did not reach the tax office. Try again',
    WAITING_FOR_CANCELLATION: 'Cancellation asked for, waiting for the buyer',
    WAITING_FOR_AMENDMENT: 'Replacement asked for, waiting for the buyer',
    AMENDED: 'Replaced by a substitute invoice',
    CANCELED: 'Cancelled and not counted',
  },
  kind: {
    NORMAL: 'Normal',
    NORMAL_SUBS: 'Substitute',
    SUBSTITUTED: 'Substituted',
    CANCELED: 'Cancellation',
  },
} satisfies typeof id;
