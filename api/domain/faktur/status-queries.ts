import { quotaEffectOf } from '../definition/quota.ts';
import { isLate } from './check-document.ts';
import type { FakturRow } from './record.ts';
import { type FakturMove, type FakturStatus, fakturStatus } from './status.ts';

type FakturWithStatus = Pick<FakturRow, 'status'>;

/** May this move be made in this state. Who may make it is another question. */
export const allows = (move: FakturMove, { status }: FakturWithStatus): boolean =>
  (fakturStatus.moves[move].from as readonly FakturStatus[]).includes(status);

/** Not yet at the office, or thrown back by it: still ours to change. */
export const isEditable = (of: FakturWithStatus): boolean => allows('save', of);

/** The move that sends it: `upload` the first time, `retry` after the office or the line failed; null when neither applies. */
export const sendingMove = (of: FakturWithStatus): 'upload' | 'retry' | null =>
  allows('upload', of) ? 'upload' : allows('retry', of) ? 'retry' : null;

/** To be sent, the first time or again, though its last day has passed: the office would refuse it. */
export const isTooLateToSend = (of: FakturWithStatus & Pick<FakturRow, 'uploadDeadline'>, today: string): boolean =>
  sendingMove(of) !== null && isLate(of.uploadDeadline, today);

/** What was found wrong when it was saved, and one more when its time has run out since. */
export const errorsNow = (
  of: FakturWithStatus & Pick<FakturRow, 'uploadDeadline' | 'errorCount'>,
  today: string,
): number => of.errorCount + (isTooLateToSend(of, today) ? 1 : 0);

/** With the office: an answer is still to come. */
export const awaitingOffice: readonly FakturStatus[] = fakturStatus.moves.inquire.from;

export const isApproved = ({ status }: FakturWithStatus): boolean => status === 'APPROVED';
export const isCanceled = ({ status }: FakturWithStatus): boolean => status === 'CANCELED';
/** The line to the office broke: whether the document arrived may be unknown. */
export const isFailed = ({ status }: FakturWithStatus): boolean => status === 'FAILED';

/** Cancelled and replaced invoices are shown in lists and counted, but not summed. */
export const voidStatuses: readonly FakturStatus[] = ['CANCELED', 'AMENDED'];
export const isVoid = ({ status }: FakturWithStatus): boolean => voidStatuses.includes(status);

/** In force at the office: approved, also while its cancellation waits for the buyer. Its VAT counts in its masa. */
export const validStatuses: readonly FakturStatus[] = [
  ...fakturStatus.moves.substitute.from,
  ...fakturStatus.moves.confirmCancel.from,
];

/** States that hold a reserved unit of the upload quota. */
export const reserving: readonly FakturStatus[] = ['IN_PROGRESS', 'SIGNING_IN_PROGRESS', 'WAITING_FOR_AMENDMENT'];

/** An invoice uses its unit when it is approved. */
export const quotaEffect = quotaEffectOf<FakturStatus>({ reserving, broken: 'FAILED', inForce: ['APPROVED'] });

/** Order of the states for a status file: a file never moves a document down (decisions.md of the product, "States"). */
export const hasStatusIn = (statuses: readonly FakturStatus[], { status }: FakturWithStatus): boolean =>
  statuses.includes(status);
