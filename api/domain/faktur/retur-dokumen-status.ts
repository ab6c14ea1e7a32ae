import { machine } from '../definition/status.ts';
import { approvedMoves, sentHappened, sentMoves, sentStates } from './sent-moves.ts';

const { upload, retry, save, changeSignee, remove, ...answered } = sentMoves;
const { inquire, cancel, ...byOffice } = approvedMoves;

/** Of either side: its maker sends it, the office approves it without the other party, and its maker may cancel it. */
export const returDokumenStatus = machine({
  words: 'returDokumen',
  start: 'DRAFT',
  states: { ...sentStates, APPROVED: 'green', CANCELED: 'grey' },
  marks: { SIGNING_IN_PROGRESS: 'signature', CANCELED: 'close' },
  happened: sentHappened,
  moves: { upload, retry, save, changeSignee, inquire, cancel, remove, ...answered, ...byOffice },
});

export type ReturDokumenStatus = keyof (typeof returDokumenStatus)['states'];
export type ReturDokumenMove = keyof (typeof returDokumenStatus)['moves'];

export const returDokumenVoid: readonly 'CANCELED'[] = ['CANCELED'];

export const isReturDokumenOver = ({ status }: { readonly status: ReturDokumenStatus }): boolean =>
  returDokumenVoid.some((one) => one === status);
