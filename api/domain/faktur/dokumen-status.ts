import { machine } from '../definition/status.ts';
import { creditMoves } from './credit-moves.ts';
import { approvedMoves, sentHappened, sentMoves, sentStates } from './sent-moves.ts';

const { upload, retry, save, changeSignee, remove, ...answered } = sentMoves;

const marks = { SIGNING_IN_PROGRESS: 'signature', AMENDED: 'replaced', CANCELED: 'close' } as const;
const happened = {
  ...sentHappened,
  substitute: 'replaced' as const,
  credit: 'check' as const,
  rebook: 'edit' as const,
  restore: 'undo' as const,
};
/** One substitute at a time, because a second would replace a document that is already being replaced. */
const substitute = {
  from: ['APPROVED'],
  to: 'same',
  by: 'EFAKTUR_DOC_CREATE',
  offer: { icon: 'replaced', office: 'substitute', asks: 'page', unless: 'replacedBy' },
} as const;
const { inquire, approve, canceledByOffice } = approvedMoves;
const cancel = { ...approvedMoves.cancel, offer: { ...approvedMoves.cancel.offer, unless: 'replacedBy' } } as const;
const byOffice = {
  ...answered,
  approve,
  amend: { from: ['APPROVED'], to: 'AMENDED', by: 'system' },
  /** The office already has it, from customs or the portal, so it is not uploaded. */
  record: { from: ['DRAFT', 'REJECTED', 'SAVED_INVALID', 'FAILED'], to: 'APPROVED', by: 'system' },
  canceledByOffice,
} as const;
const states = { ...sentStates, APPROVED: 'green', AMENDED: 'grey', CANCELED: 'grey' } as const;

export const dokumenKeluaranStatus = machine({
  words: 'dokumen',
  start: 'DRAFT',
  states,
  marks,
  happened,
  moves: { upload, retry, save, changeSignee, inquire, substitute, cancel, remove, ...byOffice },
});

/** Other incoming document: after approval its PPN is credited or not, as for an incoming invoice. */
export const dokumenMasukanStatus = machine({
  words: 'dokumen',
  start: 'DRAFT',
  states: { ...states, APPROVED: 'orange', CREDITED: 'green', UNCREDITED: 'grey' },
  marks: { ...marks, UNCREDITED: 'dot' },
  happened,
  moves: {
    upload,
    retry,
    ...creditMoves,
    save,
    changeSignee,
    inquire,
    substitute,
    cancel,
    remove,
    ...byOffice,
    approveUncredited: { from: ['IN_PROGRESS', 'SIGNING_IN_PROGRESS', 'FAILED'], to: 'UNCREDITED', by: 'system' },
  },
});

export type DokumenKeluaranStatus = keyof (typeof dokumenKeluaranStatus)['states'];
export type DokumenMasukanStatus = keyof (typeof dokumenMasukanStatus)['states'];
export type DokumenStatus = DokumenKeluaranStatus | DokumenMasukanStatus;

export const dokumenVoid: readonly ('CANCELED' | 'AMENDED')[] = ['CANCELED', 'AMENDED'];
