import { quotaEffectOf } from '../definition/quota.ts';
import { machine } from '../definition/status.ts';
import { maxima } from './maxima.ts';
import { canceledIn, checkAgainFrom, sentHappened, sentMoves, sentQuota, sentStates } from './sent-moves.ts';

const { upload, retry, save, changeSignee, remove, ...answered } = sentMoves;

/** Made by the buyer, signed by the office, approved by the seller (PMK 81/2024 ps. 286-289). */
export const returMasukanStatus = machine({
  words: 'retur',
  start: 'DRAFT',
  states: {
    ...sentStates,
    WAITING_FOR_APPROVAL: 'orange',
    APPROVED: 'green',
    NOT_APPROVED: 'orange',
    CANCELED: 'grey',
  },
  marks: { SIGNING_IN_PROGRESS: 'signature', NOT_APPROVED: 'close', CANCELED: 'close' },
  happened: { ...sentHappened, letter: 'send', publicLink: 'external' },
  moves: {
    upload,
    retry,
    save,
    changeSignee,
    inquire: checkAgainFrom(['IN_PROGRESS', 'SIGNING_IN_PROGRESS', 'FAILED', 'WAITING_FOR_APPROVAL']),
    cancel: canceledIn(['WAITING_FOR_APPROVAL', 'APPROVED']),
    remove,
    ...answered,
    awaitSeller: {
      from: ['IN_PROGRESS', 'SIGNING_IN_PROGRESS', 'FAILED'],
      to: 'WAITING_FOR_APPROVAL',
      by: 'system',
    },
    approve: {
      from: ['IN_PROGRESS', 'SIGNING_IN_PROGRESS', 'FAILED', 'WAITING_FOR_APPROVAL'],
      to: 'APPROVED',
      by: 'system',
    },
    refuse: { from: ['WAITING_FOR_APPROVAL'], to: 'NOT_APPROVED', by: 'system' },
    canceledByOffice: { from: ['WAITING_FOR_APPROVAL', 'APPROVED'], to: 'CANCELED', by: 'system' },
  },
});

/** Return of an outgoing invoice: made by the buyer, approved or refused by this company as the seller. */
export const returKeluaranStatus = machine({
  words: 'returOut',
  start: 'WAITING_FOR_APPROVAL',
  states: { WAITING_FOR_APPROVAL: 'orange', APPROVED: 'green', NOT_APPROVED: 'orange', CANCELED: 'grey' },
  marks: { NOT_APPROVED: 'close', CANCELED: 'close' },
  happened: { receive: 'import' },
  moves: {
    agree: {
      from: ['WAITING_FOR_APPROVAL'],
      to: 'APPROVED',
      by: 'EFAKTUR_DOC_UPLOAD',
      offer: { icon: 'check', asks: 'confirm', office: 'inquire' },
    },
    refuse: {
      from: ['WAITING_FOR_APPROVAL'],
      to: 'NOT_APPROVED',
      by: 'EFAKTUR_DOC_UPLOAD',
      offer: { icon: 'close', danger: true, asks: 'reason', longest: maxima.reason, office: 'inquire' },
    },
    inquire: checkAgainFrom(['WAITING_FOR_APPROVAL', 'APPROVED']),
    withdraw: { from: ['WAITING_FOR_APPROVAL', 'APPROVED'], to: 'CANCELED', by: 'system' },
  },
});

export type ReturMasukanStatus = keyof (typeof returMasukanStatus)['states'];
export type ReturKeluaranStatus = keyof (typeof returKeluaranStatus)['states'];
export type ReturKeluaranMove = keyof (typeof returKeluaranStatus)['moves'];
export type ReturStatus = ReturMasukanStatus | ReturKeluaranStatus;

export const returOutAllows = (
  move: ReturKeluaranMove,
  { status }: { readonly status: ReturKeluaranStatus },
): boolean => (returKeluaranStatus.moves[move].from as readonly ReturKeluaranStatus[]).includes(status);

/** Without effect: refused by the seller or withdrawn by the buyer. Counted, but not summed. */
export const returVoid: readonly ('NOT_APPROVED' | 'CANCELED')[] = ['NOT_APPROVED', 'CANCELED'];

/** Whether it changes the VAT of its masa. */
export const returInForce = ({ status }: { readonly status: ReturStatus }): boolean => status === 'APPROVED';

/** Whether it may be sent to its seller: signed, and neither refused nor withdrawn. */
export const returGoesOut = ({ status }: { readonly status: ReturStatus }): boolean =>
  status === 'WAITING_FOR_APPROVAL' || status === 'APPROVED';

export const returMark = ({
  status,
}: {
  readonly status: ReturStatus;
}): 'draft' | 'waiting' | 'refused' | 'canceled' | null => {
  switch (status) {
    case 'APPROVED':
      return null;
    case 'DRAFT':
      return 'draft';
    case 'NOT_APPROVED':
      return 'refused';
    case 'CANCELED':
      return 'canceled';
    default:
      return 'waiting';
  }
};

export const returQuotaEffect = quotaEffectOf<ReturMasukanStatus>({
  ...sentQuota,
  reserving: [...sentQuota.reserving, 'WAITING_FOR_APPROVAL'],
  inForce: ['APPROVED'],
});
