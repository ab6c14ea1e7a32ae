import type { DokumenSide } from './dokumen-kinds.ts';

/** As in the keys of imports and the names of files. */
export const sideWords = { out: 'keluaran', in: 'masukan' } as const satisfies Record<DokumenSide, string>;

/** The same for the side of sales and the side of purchases. */
export const bySide = <T>(of: (side: DokumenSide) => T): Readonly<Record<DokumenSide, T>> => ({
  out: of('out'),
  in: of('in'),
});
