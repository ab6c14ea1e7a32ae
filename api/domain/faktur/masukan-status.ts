import { machine } from '../definition/status.ts';
import { creditMoves } from './credit-moves.ts';

/** After a withdrawn request, an invoice without a credit masa goes back to not credited. */
const stands = { to: 'CREDITED', without: { field: 'creditPeriod', to: 'UNCREDITED' } } as const;

/**
 * States of the office and decisions of the buyer. An amendment or cancellation by the seller needs the buyer's consent
 * if the buyer has decided (`consent.ts`).
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

export const masukanAllows = (move: MasukanMove, { status }: MasukanWithStatus): boolean =>
  (masukanStatus.moves[move].from as readonly MasukanStatus[]).includes(status);

/** The seller requested an amendment or cancellation and waits for our consent. */
export const awaitingConsent: readonly MasukanStatus[] = masukanStatus.moves.withdraw.from;

/** States in which the PPN counts in the masa of the credit: a pending request of the seller does not change it. */
export const creditedStatuses: readonly MasukanStatus[] = ['CREDITED', ...awaitingConsent];

type Decided = { readonly status: string; readonly creditPeriod: string | null };
export const isCredited = ({ status, creditPeriod }: Decided): boolean =>
  creditPeriod !== null && creditedStatuses.some((one) => one === status);

export const isUndecided = ({ status }: { readonly status: string }): boolean => status === masukanStatus.start;

export const masukanTabs = {
  undecided: ['APPROVED'],
  credited: ['CREDITED'],
  uncredited: ['UNCREDITED'],
  consent: awaitingConsent,
  invalid: ['INVALID'],
} as const satisfies Record<string, readonly MasukanStatus[]>;
export type MasukanTab = keyof typeof masukanTabs;

/** Its PPN counts as not credited in its own masa, and no request of the seller is pending. */
export const isLeftUncredited = ({ status }: { readonly status: string }): boolean => status === 'UNCREDITED';

/** Its PPN counts as not credited in its own masa. */
export const standsUncredited = (of: Decided): boolean =>
  isLeftUncredited(of) || (of.creditPeriod === null && awaitingConsent.some((one) => one === of.status));

/** Replaced, cancelled and invalid invoices are counted, but not summed. */
export const masukanVoid: readonly MasukanStatus[] = ['AMENDED', 'CANCELED', 'INVALID'];
