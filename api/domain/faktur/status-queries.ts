import { quotaEffectOf } from '../definition/quota.ts';
import { isLate } from './check-document.ts';
import type { FakturRow } from './record.ts';
import { type FakturMove, type FakturStatus, fakturStatus } from './status.ts';

type FakturWithStatus = Pick<FakturRow, 'status'>;

/** Whether a transition is allowed in this state. Permissions are checked elsewhere. */
export const allows = (move: FakturMove, { status }: FakturWithStatus): boolean =>
  (fakturStatus.moves[move].from as readonly FakturStatus[]).includes(status);

/** Not yet at the office, or rejected by it. */
export const isEditable = (of: FakturWithStatus): boolean => allows('save', of);

/** The transition that sends it: `upload` first, `retry` after a rejection or a failed connection; else null. */
export const sendingMove = (of: FakturWithStatus): 'upload' | 'retry' | null =>
  allows('upload', of) ? 'upload' : allows('retry', of) ? 'retry' : null;

/** Still to be sent, but after its upload deadline: the office would refuse it. */
export const isTooLateToSend = (of: FakturWithStatus & Pick<FakturRow, 'uploadDeadline'>, today: string): boolean =>
  sendingMove(of) !== null && isLate(of.uploadDeadline, today);

/** Number of findings when it was saved, plus one if the deadline has passed since. */
export const errorsNow = (
  of: FakturWithStatus & Pick<FakturRow, 'uploadDeadline' | 'errorCount'>,
  today: string,
): number => of.errorCount + (isTooLateToSend(of, today) ? 1 : 0);

export const awaitingOffice: readonly FakturStatus[] = fakturStatus.moves.inquire.from;

export const isApproved = ({ status }: FakturWithStatus): boolean => status === 'APPROVED';
export const isCanceled = ({ status }: FakturWithStatus): boolean => status === 'CANCELED';
/** The connection to the office failed: it may be unknown whether the document arrived. */
export const isFailed = ({ status }: FakturWithStatus): boolean => status === 'FAILED';

export const voidStatuses: readonly FakturStatus[] = ['CANCELED', 'AMENDED'];
export const isVoid = ({ status }: FakturWithStatus): boolean => voidStatuses.includes(status);

/** In force at the office: approved, also while its cancellation waits for the buyer. Its VAT counts in its masa. */
export const validStatuses: readonly FakturStatus[] = [
  ...fakturStatus.moves.substitute.from,
  ...fakturStatus.moves.confirmCancel.from,
];

export const reserving: readonly FakturStatus[] = ['IN_PROGRESS', 'SIGNING_IN_PROGRESS', 'WAITING_FOR_AMENDMENT'];

export const quotaEffect = quotaEffectOf<FakturStatus>({ reserving, broken: 'FAILED', inForce: ['APPROVED'] });

/** Order of the states for a status file: a file never moves a document to an earlier state. */
export const hasStatusIn = (statuses: readonly FakturStatus[], { status }: FakturWithStatus): boolean =>
  statuses.includes(status);
