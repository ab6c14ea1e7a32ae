import type { ReturnType } from '#domain/spt/types.ts';

/** Where each kind of return is read and asked. */
export const sptResource = (type: ReturnType) =>
  type === 'PPH21' ? ('ebupot/pph21/spt' as const) : ('ebupot/unifikasi/spt' as const);
