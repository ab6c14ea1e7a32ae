import { returnableKinds } from './dokumen-kinds.ts';
import type { DokumenStatus } from './dokumen-status.ts';
import type { FakturRow } from './record.ts';
import type { FakturType } from './types.ts';

/** For purchases only after the decision about the PPN, so that the return reduces B-2 or B-3. */
const goesBackIn = {
  DOC_OUT: ['APPROVED'],
  DOC_IN: ['CREDITED', 'UNCREDITED'],
} as const satisfies Partial<Record<FakturType, readonly DokumenStatus[]>>;
export type ReturnableType = keyof typeof goesBackIn;

const waiting: readonly string[] = ['DRAFT', 'IN_PROGRESS', 'SIGNING_IN_PROGRESS'];

type OriginRow = Pick<FakturRow<string>, 'status' | 'documentKind' | 'replacedBy'>;

/** Why a document cannot be returned in its state, as a message key; null if it can. */
export const whyDokumenNotBack = (
  type: ReturnableType,
  { status, documentKind, replacedBy }: OriginRow,
): string | null => {
  if (!returnableKinds.some((kind) => kind === documentKind)) return 'returDokumen.server.kind';
  if (status === 'CANCELED') return 'returDokumen.server.origin_canceled';
  if (status === 'AMENDED') return 'returDokumen.server.origin_amended';
  if (replacedBy !== null) return 'returDokumen.server.origin_replacing';
  if (goesBackIn[type].some((one) => one === status)) return null;
  if (type === 'DOC_IN' && status === 'APPROVED') return 'returDokumen.server.undecided';
  return waiting.includes(status) ? 'returDokumen.server.not_approved' : 'returDokumen.server.refused';
};
