import { machine } from '../definition/status.ts';
import { creditMoves } from './credit-moves.ts';

/** Whoever did not credit it has not credited it when its seller's request comes to nothing. */
const stands = { to: 'CREDITED', without: { field: 'creditPeriod', to: 'UNCREDITED' } } as const;

/**
 * Incoming invoice, by the states of the office and what its buyer decides. The seller's amendment or cancellation of one that was decided about waits
 * for the buyer; of any other it holds at once (`consent.ts`).
 */
export const masukanStatus = machine({
  words: 'masukan',
  start: 'APPROVED',
  states: {
    APPROVED: 'grey',
    CREDITED: 'green',
    UNCREDITED: 'grey',
    INVALID: 'red',
    WAITING_FOR_AMENDMENT: 'orange',
    WAITING_FOR_CANCELLATION: 'orange',
    AMENDED: 'grey',
    CANCELED: 'grey',
  },
  marks: { APPROVED: 'clock', AMENDED: 'replaced', CANCELED: 'close', UNCREDITED: 'dot' },
  happened: { receive: 'import', credit: 'check', rebook: 'edit', restore: 'undo' },
  moves: {
    ...creditMoves,
    restore: { ...creditMoves.restore, from: [...creditMoves.restore.from, 'INVALID'] },
    invalidate: {
      from: ['APPROVED'],
      to: 'INVALID',
      by: 'EFAKTUR_DOC_UPLOAD',
      offer: { icon: 'close', danger: true, asks: 'reason' },
    },
    agreeAmendment: {
      from: ['WAITING_FOR_AMENDMENT'],
      to: 'AMENDED',
      by: 'EFAKTUR_DOC_CANCEL',
      offer: { icon: 'check', asks: 'confirm' },
    },
    refuseAmendment: {
      from: ['WAITING_FOR_AMENDMENT'],
      ...stands,
      by: 'EFAKTUR_DOC_CANCEL',
      offer: { icon: 'close', asks: 'reason' },
    },
    agreeCancellation: {
      from: ['WAITING_FOR_CANCELLATION'],
      to: 'CANCELED',
      by: 'EFAKTUR_DOC_CANCEL',
      offer: { icon: 'check', asks: 'confirm' },
    },
    refuseCancellation: {
      from: ['WAITING_FOR_CANCELLATION'],
      ...stands,
      by: 'EFAKTUR_DOC_CANCEL',
      offer: { icon: 'close', asks: 'reason' },
    },
    awaitAmendment: { from: ['CREDITED', 'UNCREDITED'], to: 'WAITING_FOR_AMENDMENT', by: 'system' },
    awaitCancellation: { from: ['CREDITED', 'UNCREDITED'], to: 'WAITING_FOR_CANCELLATION', by: 'system' },
    /** The seller took back what he asked. */
    withdraw: { from: ['WAITING_FOR_AMENDMENT', 'WAITING_FOR_CANCELLATION'], ...stands, by: 'system' },
    amend: {
      from: ['APPROVED', 'UNCREDITED', 'INVALID', 'WAITING_FOR_AMENDMENT'],
      to: 'AMENDED',
      by: 'system',
    },
    cancel: {
      from: ['APPROVED', 'UNCREDITED', 'INVALID', 'WAITING_FOR_CANCELLATION'],
      to: 'CANCELED',
      by: 'system',
    },
  },
});

export type MasukanStatus = keyof (typeof masukanStatus)['states'];
export type MasukanMove = keyof (typeof masukanStatus)['moves'];

type MasukanWithStatus = { readonly status: MasukanStatus };

/** May this move be made in this state. */
export const masukanAllows = (move: MasukanMove, { status }: MasukanWithStatus): boolean =>
  (masukanStatus.moves[move].from as readonly MasukanStatus[]).includes(status);

/** Its seller asked to replace or to cancel it, and waits for us. */
export const awaitingConsent: readonly MasukanStatus[] = masukanStatus.moves.withdraw.from;

/** States in which PPN counts in a masa, where it is credited in one: what the seller asked for is not agreed to. */
export const creditedStatuses: readonly MasukanStatus[] = ['CREDITED', ...awaitingConsent];

type Decided = { readonly status: string; readonly creditPeriod: string | null };
export const isCredited = ({ status, creditPeriod }: Decided): boolean =>
  creditPeriod !== null && creditedStatuses.some((one) => one === status);

export const isUndecided = ({ status }: { readonly status: string }): boolean => status === masukanStatus.start;

/** The tabs of their list. */
export const masukanTabs = {
  undecided: ['APPROVED'],
  credited: ['CREDITED'],
  uncredited: ['UNCREDITED'],
  consent: awaitingConsent,
  invalid: ['INVALID'],
} as const satisfies Record<string, readonly MasukanStatus[]>;
export type MasukanTab = keyof typeof masukanTabs;

/** Its PPN stands as not credited, in its own masa, and nobody is asked about it. */
export const isLeftUncredited = ({ status }: { readonly status: string }): boolean => status === 'UNCREDITED';

/** Its PPN stands as not credited, in its own masa. */
export const standsUncredited = (of: Decided): boolean =>
  isLeftUncredited(of) || (of.creditPeriod === null && awaitingConsent.some((one) => one === of.status));

/** Replaced and cancelled invoices, and those that are not ours, are counted and not summed. */
export const masukanVoid: readonly MasukanStatus[] = ['AMENDED', 'CANCELED', 'INVALID'];
