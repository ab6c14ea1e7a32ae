import { quotaEffectOf } from '../definition/quota.ts';
import type { StateLook } from '../definition/status.ts';
import type { Bupot } from './record.ts';
import { type BupotMove, type BupotStatus, bupotStatus } from './status.ts';

type SlipWithStatus = Pick<Bupot, 'status'>;

/** May this move be made in this state. Who may make it is another question. */
export const allows = (move: BupotMove, { status }: SlipWithStatus): boolean =>
  (bupotStatus.moves[move].from as readonly BupotStatus[]).includes(status);

/** Not yet with the office, or thrown back by it: still ours to change. */
export const isEditable = (of: SlipWithStatus): boolean => allows('save', of);

/** In force, with a number: what a return is made of, and what a payee is handed. */
export const issuedStatuses: readonly BupotStatus[] = bupotStatus.moves.correct.from;
export const isIssued = ({ status }: SlipWithStatus): boolean => issuedStatuses.includes(status);

/** An answer of the office is still to come. */
export const awaitingOffice: readonly BupotStatus[] = [
  'IN_PROGRESS',
  'SIGNING_IN_PROGRESS',
  'WAITING_FOR_CANCELLATION',
];

/** What a slip's reason is the reason of: its cancellation, asked for or done, or its being a correction; null where it is neither. */
export const reasonFor = ({ status, revision }: Pick<Bupot, 'status' | 'revision'>): 'cancel' | 'correct' | null => {
  const { cancel, canceledByOffice } = bupotStatus.moves;
  if (status === cancel.to || status === canceledByOffice.to) return 'cancel';
  return revision > 0 ? 'correct' : null;
};

/** Shown and counted, not summed. */
export const voidStatuses: readonly BupotStatus[] = ['CANCELED', 'REVISED'];
export const isVoid = ({ status }: SlipWithStatus): boolean => voidStatuses.includes(status);

/** The three tabs of the office's own list. */
export const tabs = {
  unissued: ['DRAFT', 'SAVED_INVALID', 'IN_PROGRESS', 'WAITING_FOR_APPROVAL', 'SIGNING_IN_PROGRESS', 'FAILED'],
  issued: ['APPROVED', 'NORMAL_REVISION', 'REVISED', 'WAITING_FOR_CANCELLATION'],
  invalid: ['REJECTED', 'CANCELED'],
} as const satisfies Record<string, readonly BupotStatus[]>;
export type SlipTab = keyof typeof tabs;

/** Something of the slip's own stands in the way, or the office said no: a person has to look. */
export const thrownBack: readonly BupotStatus[] = ['SAVED_INVALID', 'REJECTED', 'FAILED'];
export const needsHand = ({ status }: SlipWithStatus): boolean => thrownBack.includes(status);

/** What a slip is shown as: an issued one of which a correction is made or on its way says so. */
export type ShownStatus = BupotStatus | 'IN_REVISION';

export const shownStatus = ({ status, replacedBy }: Pick<Bupot, 'status' | 'replacedBy'>): ShownStatus =>
  isIssued({ status }) && replacedBy !== null ? 'IN_REVISION' : status;

/** What is shown, with its colours and marks. */
export const shownLook: StateLook<ShownStatus> = {
  words: bupotStatus.words,
  states: { ...bupotStatus.states, IN_REVISION: 'orange' },
  marks: { ...bupotStatus.marks, IN_REVISION: 'replaced' },
};

/** States that hold a reserved unit of the upload quota. */
export const reserving: readonly BupotStatus[] = ['IN_PROGRESS', 'WAITING_FOR_APPROVAL', 'SIGNING_IN_PROGRESS'];

/** A slip uses its unit when it is issued. */
export const quotaEffect = quotaEffectOf<BupotStatus>({ reserving, broken: 'FAILED', inForce: issuedStatuses });
