import { quotaEffectOf } from '../definition/quota.ts';
import type { StateLook } from '../definition/status.ts';
import type { Bupot } from './record.ts';
import { type BupotMove, type BupotStatus, bupotStatus } from './status.ts';

type SlipWithStatus = Pick<Bupot, 'status'>;

/** Whether a state allows a move. Permissions are checked separately. */
export const allows = (move: BupotMove, { status }: SlipWithStatus): boolean =>
  (bupotStatus.moves[move].from as readonly BupotStatus[]).includes(status);

/** Not yet with the tax office, or rejected by it: can be edited. */
export const isEditable = (of: SlipWithStatus): boolean => allows('save', of);

export const issuedStatuses: readonly BupotStatus[] = bupotStatus.moves.correct.from;
export const isIssued = ({ status }: SlipWithStatus): boolean => issuedStatuses.includes(status);

export const awaitingOffice: readonly BupotStatus[] = [
  'IN_PROGRESS',
  'SIGNING_IN_PROGRESS',
  'WAITING_FOR_CANCELLATION',
];

/** Meaning of a slip's reason: its cancellation (requested or done), or its correction; null for neither. */
export const reasonFor = ({ status, revision }: Pick<Bupot, 'status' | 'revision'>): 'cancel' | 'correct' | null => {
  const { cancel, canceledByOffice } = bupotStatus.moves;
  if (status === cancel.to || status === canceledByOffice.to) return 'cancel';
  return revision > 0 ? 'correct' : null;
};

export const voidStatuses: readonly BupotStatus[] = ['CANCELED', 'REVISED'];
export const isVoid = ({ status }: SlipWithStatus): boolean => voidStatuses.includes(status);

export const tabs = {
  unissued: ['DRAFT', 'SAVED_INVALID', 'IN_PROGRESS', 'WAITING_FOR_APPROVAL', 'SIGNING_IN_PROGRESS', 'FAILED'],
  issued: ['APPROVED', 'NORMAL_REVISION', 'REVISED', 'WAITING_FOR_CANCELLATION'],
  invalid: ['REJECTED', 'CANCELED'],
} as const satisfies Record<string, readonly BupotStatus[]>;
export type SlipTab = keyof typeof tabs;

/** Invalid, or rejected by the tax office: a person has to act. */
export const thrownBack: readonly BupotStatus[] = ['SAVED_INVALID', 'REJECTED', 'FAILED'];
export const needsHand = ({ status }: SlipWithStatus): boolean => thrownBack.includes(status);

/** The displayed status: an issued slip with a correction in progress is shown as IN_REVISION. */
export type ShownStatus = BupotStatus | 'IN_REVISION';

export const shownStatus = ({ status, replacedBy }: Pick<Bupot, 'status' | 'replacedBy'>): ShownStatus =>
  isIssued({ status }) && replacedBy !== null ? 'IN_REVISION' : status;

export const shownLook: StateLook<ShownStatus> = {
  words: bupotStatus.words,
  states: { ...bupotStatus.states, IN_REVISION: 'orange' },
  marks: { ...bupotStatus.marks, IN_REVISION: 'replaced' },
};

/** States that hold a reserved unit of the upload quota. */
export const reserving: readonly BupotStatus[] = ['IN_PROGRESS', 'WAITING_FOR_APPROVAL', 'SIGNING_IN_PROGRESS'];

/** A slip uses its unit when it is issued. */
export const quotaEffect = quotaEffectOf<BupotStatus>({ reserving, broken: 'FAILED', inForce: issuedStatuses });
