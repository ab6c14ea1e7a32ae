import type { Move, Tone } from '../definition/status.ts';

/** States every type has that is written here and sent to the office: until it answers, and where it throws back. */
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

/** The moves these states have in every such type. */
export const sentMoves = {
  upload: {
    from: ['DRAFT'],
    to: 'IN_PROGRESS',
    by: 'EFAKTUR_DOC_UPLOAD',
    offer: { icon: 'upload', office: 'send' },
  },
  retry: {
    from: thrownBack,
    to: 'IN_PROGRESS',
    by: 'EFAKTUR_DOC_UPLOAD',
    offer: { icon: 'refresh', office: 'send' },
  },
  save: {
    from: ['DRAFT', ...thrownBack],
    to: 'DRAFT',
    by: 'EFAKTUR_DOC_CREATE',
    offer: { icon: 'edit', asks: 'page', mends: 'edit' },
  },
  changeSignee: {
    from: ['DRAFT', ...thrownBack],
    to: 'same',
    by: 'EFAKTUR_DOC_UPLOAD',
    offer: { icon: 'signature', office: 'send', asks: 'form', mends: 'signee' },
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
