import { kindOf } from '../../faktur/dokumen-kinds.ts';
import type { FakturRow } from '../../faktur/record.ts';
import type { FakturType } from '../../faktur/types.ts';
import { withoutTax } from '../../rules/crediting.ts';
import type { VatList } from './lists.ts';

export type Placed = Pick<
  FakturRow<string>,
  'type' | 'status' | 'code' | 'period' | 'creditPeriod' | 'uncreditReason' | 'documentKind'
>;

/** Masa (YYYY-MM), list, and whether it is added (1) or subtracted (-1), as a return of goods is. */
export type VatPlace = { readonly period: string; readonly list: VatList; readonly sign: 1 | -1 };

/** States in which a document counts, by type. A requested change counts only once the other party has agreed. */
export const countedStates = {
  OUT: ['APPROVED', 'WAITING_FOR_AMENDMENT', 'WAITING_FOR_CANCELLATION'],
  IN: ['CREDITED', 'UNCREDITED', 'WAITING_FOR_AMENDMENT', 'WAITING_FOR_CANCELLATION'],
  RETURN_OUT: ['APPROVED'],
  RETURN_IN: ['APPROVED'],
  DOC_OUT: ['APPROVED'],
  DOC_IN: ['CREDITED', 'UNCREDITED'],
  RETURN_DOC_OUT: ['APPROVED'],
  RETURN_DOC_IN: ['APPROVED'],
} as const satisfies Readonly<Record<FakturType, readonly string[]>>;

/** States in which a document of any type no longer counts. */
export const goneStates: readonly string[] = ['AMENDED', 'CANCELED', 'INVALID', 'NOT_APPROVED'];

/** Types without an entry never count. */
const counts: Readonly<Partial<Record<string, readonly string[]>>> = countedStates;

const isReturn = (type: FakturType): boolean => type.startsWith('RETURN_');
const isSold = (type: FakturType): boolean => type.endsWith('OUT');

/**
 * For purchases: B-3 if the PPN is not credited or none was paid, else B-1 for imports and B-2 for domestic purchases.
 */
const boughtIn = ({ code, documentKind, creditPeriod }: Placed): { period: string; list: VatList } | null => {
  if (creditPeriod === null || withoutTax.includes(code)) return null;
  const abroad = documentKind !== null && kindOf(documentKind).transaction === '03';
  return { period: creditPeriod, list: abroad ? 'B1' : 'B2' };
};

/**
 * Null while the document does not count: not in force, or crediting not decided. A return of goods is placed by its
 * own date in the list of its `origin`, and subtracted there (`spt-ppn`: PER-11/PJ/2025, PMK 81/2024 ps. 286-289).
 */
export const vatPlace = (of: Placed, origin: Placed | null = null): VatPlace | null => {
  if (!counts[of.type]?.includes(of.status)) return null;
  const sign = isReturn(of.type) ? -1 : 1;
  if (isSold(of.type)) {
    const exported = of.documentKind !== null && kindOf(of.documentKind).transaction === '02';
    return { period: of.period, list: exported ? 'A1' : 'A2', sign };
  }
  const from = isReturn(of.type) ? (origin ?? of) : of;
  const credited = boughtIn(from);
  if (isReturn(of.type)) return { period: of.period, list: credited?.list ?? 'B3', sign };
  return credited ? { ...credited, sign } : { period: of.period, list: 'B3', sign };
};
