import type { DokumenSide } from './dokumen-kinds.ts';

/** The same for the side of sales and the side of purchases. */
export const bySide = <T>(of: (side: DokumenSide) => T): Readonly<Record<DokumenSide, T>> => ({
  out: of('out'),
  in: of('in'),
});
