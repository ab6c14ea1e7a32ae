import { quotaEffectOf } from '../definition/quota.ts';
import { machine } from '../definition/status.ts';
import { maxima } from './maxima.ts';
import { sentMoves, sentStates } from './sent-moves.ts';

const { upload, retry, save, changeSignee, remove, ...answered } = sentMoves;

/** Return of another document, of either side: its maker sends it, the office approves it alone, and its maker may cancel it. */
export const returDokumenStatus = machine({
  words: 'returDokumen',
  start: 'DRAFT',
  states: { ...sentStates, APPROVED: 'green', CANCELED: 'grey' },
  marks: { SIGNING_IN_PROGRESS: 'signature', CANCELED: 'close' },
  happened: {
    create: 'plus',
    import: 'import',
    save: 'edit',
    upload: 'upload',
    retry: 'upload',
    signing: 'signature',
    changeSignee: 'signature',
  },
  moves: {
    upload,
    retry,
    save,
    changeSignee,
    inquire: {
      from: ['IN_PROGRESS', 'SIGNING_IN_PROGRESS', 'FAILED', 'APPROVED'],
      to: 'same',
      by: 'EFAKTUR_DOC_VIEW',
      offer: { icon: 'refresh', office: 'inquire' },
    },
    cancel: {
      from: ['APPROVED'],
      to: 'CANCELED',
      by: 'EFAKTUR_DOC_CANCEL',
      offer: { icon: 'close', danger: true, office: 'cancel', asks: 'reason', longest: maxima.reason },
    },
    remove,
    ...answered,
    approve: { from: ['IN_PROGRESS', 'SIGNING_IN_PROGRESS', 'FAILED'], to: 'APPROVED', by: 'system' },
    canceledByOffice: { from: ['APPROVED'], to: 'CANCELED', by: 'system' },
  },
});

export type ReturDokumenStatus = keyof (typeof returDokumenStatus)['states'];
export type ReturDokumenMove = keyof (typeof returDokumenStatus)['moves'];

/** Nothing goes back by it: counted, not summed. */
export const returDokumenVoid: readonly 'CANCELED'[] = ['CANCELED'];

/** A return uses its unit of the upload quota when it is approved. */
export const returDokumenQuota = quotaEffectOf<ReturDokumenStatus>({
  reserving: ['IN_PROGRESS', 'SIGNING_IN_PROGRESS'],
  broken: 'FAILED',
  inForce: ['APPROVED'],
});

export const isReturDokumenOver = ({ status }: { readonly status: ReturDokumenStatus }): boolean =>
  returDokumenVoid.some((one) => one === status);
