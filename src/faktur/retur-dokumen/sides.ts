import type { Totals } from '#domain/definition/answers.ts';
import type { ReturDokumenListRow } from '#domain/faktur/retur-dokumen.ts';
import { returDokumenKeluaran, returDokumenMasukan } from '#domain/faktur/retur-dokumen-sides.ts';
import { dokumenPaths, returDokumenPaths } from '../paths.ts';

export const outSide = {
  key: 'out',
  of: returDokumenKeluaran.document,
  paths: returDokumenPaths.out,
  origins: dokumenPaths.out,
  words: 'returDokumenScreen.out',
} as const;

export const inSide = {
  key: 'in',
  of: returDokumenMasukan.document,
  paths: returDokumenPaths.in,
  origins: dokumenPaths.in,
  words: 'returDokumenScreen.in',
} as const;

export type Side = typeof outSide | typeof inSide;
export type Row = ReturDokumenListRow;
export type ReturDokumenTotals = Totals<'dpp' | 'ppn' | 'ppnbm', string>;
