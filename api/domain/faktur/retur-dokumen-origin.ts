import type { DokumenKind } from './dokumen-kinds.ts';
import type { DokumenStatus } from './dokumen-status.ts';
import type { FakturRow } from './record.ts';
import type { FakturType } from './types.ts';

/**
 * Kinds of which something may go back: the office's files of returns know details 01 to 10 and the papers 01, 02, 03 (outgoing) and 08 (incoming).
 * Exports, imports, what comes from abroad and assessments are put right by their own paper.
 */
export const returnableKinds = [
  'AS_INVOICE_OUT',
  'CK1',
  'BONDED_OUT',
  'AS_INVOICE_IN',
] as const satisfies readonly DokumenKind[];

/** States something may go back in: of what was bought, only once its PPN was decided about, so that the return reduces B-2 or B-3. */
const goesBackIn = {
  DOC_OUT: ['APPROVED'],
  DOC_IN: ['CREDITED', 'UNCREDITED'],
} as const satisfies Partial<Record<FakturType, readonly DokumenStatus[]>>;
export type ReturnableType = keyof typeof goesBackIn;

const waiting: readonly string[] = ['DRAFT', 'IN_PROGRESS', 'SIGNING_IN_PROGRESS'];

type OriginRow = Pick<FakturRow<string>, 'status' | 'documentKind' | 'replacedBy'>;

/** Why nothing may go back of a document as it stands, as a key of the catalogues; null where it may. */
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
