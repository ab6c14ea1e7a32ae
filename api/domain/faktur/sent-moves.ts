import type { Move, Tone } from '../definition/status.ts';
import { maxima } from './maxima.ts';

export const sentStates = {
  DRAFT: 'grey',
  IN_PROGRESS: 'orange',
  SIGNING_IN_PROGRESS: 'orange',
  REJECTED: 'red',
  SAVED_INVALID: 'red',
  FAILED: 'red',
} as const satisfies Record<string, Tone>;

const thrownBack = ['REJECTED', 'SAVED_INVALID', 'FAILED'] as const;
const atOffice = ['IN_PROGRESS', 'SIGNING_IN_PROGRESS'] as const;

export const sentMoves = {
  upload: {
    from: ['DRAFT'],
    to: 'IN_PROGRESS',
    by: 'EFAKTUR_DOC_UPLOAD',
    offer: { icon: 'upload', office: 'send', asks: 'look' },
  },
  retry: {
    from: thrownBack,
    to: 'IN_PROGRESS',
    by: 'EFAKTUR_DOC_UPLOAD',
    offer: { icon: 'refresh', office: 'send', asks: 'look' },
  },
  save: {
    from: ['DRAFT', ...thrownBack],
    to: 'DRAFT',
    by: 'EFAKTUR_DOC_CREATE',
    offer: { icon: 'edit', asks: 'page', repairs: 'edit' },
  },
  changeSignee: {
    from: ['DRAFT', ...thrownBack],
    to: 'same',
    by: 'EFAKTUR_DOC_UPLOAD',
    offer: { icon: 'signature', office: 'send', asks: 'form', repairs: 'signee' },
  },
  remove: {
    from: ['DRAFT', ...thrownBack],
    to: 'gone',
    by: 'EFAKTUR_DOC_DELETE',
    offer: { icon: 'trash', danger: true, asks: 'confirm' },
  },
  signing: { from: ['IN_PROGRESS'], to: 'SIGNING_IN_PROGRESS', by: 'system' },
  reject: { from: atOffice, to: 'REJECTED', by: 'system' },
  saveInvalid: { from: atOffice, to: 'SAVED_INVALID', by: 'system' },
  fail: { from: atOffice, to: 'FAILED', by: 'system' },
} as const satisfies Record<string, Move<keyof typeof sentStates, never>>;

export const sentHappened = {
  create: 'plus',
  import: 'import',
  save: 'edit',
  upload: 'upload',
  retry: 'upload',
  signing: 'signature',
  changeSignee: 'signature',
} as const;

const cancelOffer = { icon: 'close', danger: true, office: 'cancel', asks: 'reason', longest: maxima.reason } as const;

/** Transitions to query the office and to cancel, from the given states. */
export const checkAgainFrom = <const S extends string>(from: readonly S[]) =>
  ({ from, to: 'same', by: 'EFAKTUR_DOC_VIEW', offer: { icon: 'refresh', office: 'inquire' } }) as const;
export const canceledIn = <const S extends string>(from: readonly S[]) =>
  ({ from, to: 'CANCELED', by: 'EFAKTUR_DOC_CANCEL', offer: cancelOffer }) as const;

export const approvedMoves = {
  inquire: checkAgainFrom([...atOffice, 'FAILED', 'APPROVED']),
  cancel: canceledIn(['APPROVED']),
  approve: { from: [...atOffice, 'FAILED'], to: 'APPROVED', by: 'system' },
  canceledByOffice: { from: ['APPROVED'], to: 'CANCELED', by: 'system' },
} as const;

export const sentQuota = { reserving: atOffice, broken: 'FAILED' } as const;

export const sentStatuses = {
  unsent: [...sentMoves.upload.from, ...sentMoves.retry.from],
  approved: ['APPROVED'],
} as const;
