import type { ReturnKind } from '#domain/efiling/kinds.ts';
import type { RegisterRow } from '#domain/efiling/register.ts';
import { type ReturnType, returnTypes } from '#domain/spt/record.ts';

const resources = {
  UNIFIKASI: 'ebupot/unifikasi/spt',
  PPH21: 'ebupot/pph21/spt',
  PPN: 'efaktur/spt/ctas',
} as const satisfies Readonly<Record<ReturnType, string>>;

export const monthlyTypeOf = (kind: ReturnKind): ReturnType | null => returnTypes.find((type) => type === kind) ?? null;

/** Where a monthly return of this kind is prepared; null for other kinds. */
export const resourceOf = (kind: ReturnKind) => {
  const type = monthlyTypeOf(kind);
  return type && resources[type];
};

/** Where the receipt of its filing is. */
export const receiptResourceOf = ({ kind, origin }: Pick<RegisterRow, 'kind' | 'origin'>) => {
  if (origin !== 'HERE') return 'efiling/filing_tax' as const;
  return kind === 'BADAN' ? ('efiling/spt-badan' as const) : resourceOf(kind);
};
