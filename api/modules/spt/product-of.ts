import type { ReturnType } from '#domain/spt/record.ts';

export const productOf = (type: ReturnType) =>
  type === 'PPN'
    ? ({ quota: 'efaktur', product: 'efaktur-v2' } as const)
    : ({ quota: 'ebupot', product: 'ebupot-ctas' } as const);
