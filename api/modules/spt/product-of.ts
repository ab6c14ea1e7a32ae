import type { ReturnType } from '#domain/spt/record.ts';

/** Whose signees sign a return of a kind, and whose quota has to be there. */
export const productOf = (type: ReturnType) =>
  type === 'PPN'
    ? ({ quota: 'efaktur', product: 'efaktur-v2' } as const)
    : ({ quota: 'ebupot', product: 'ebupot-ctas' } as const);
