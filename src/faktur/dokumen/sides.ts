import type { Totals } from '#domain/definition/answers.ts';
import type { DokumenListRow } from '#domain/faktur/dokumen.ts';
import { fakturDokumenKeluaran } from '#domain/faktur/dokumen-keluaran.ts';
import { fakturDokumenMasukan } from '#domain/faktur/dokumen-masukan.ts';
import type { DokumenKeluaranView, DokumenMasukanView } from '#domain/faktur/dokumen-schema.ts';
import { dokumenPaths } from '../paths.ts';

export const outSide = {
  key: 'out',
  of: fakturDokumenKeluaran,
  paths: dokumenPaths.out,
  words: 'dokumenScreen.out',
} as const;

export const inSide = {
  key: 'in',
  of: fakturDokumenMasukan,
  paths: dokumenPaths.in,
  words: 'dokumenScreen.in',
} as const;

export type Side = typeof outSide | typeof inSide;
export type Row = DokumenListRow;
export type View = DokumenKeluaranView | DokumenMasukanView;
export type DokumenTotals = Totals<'dpp' | 'ppn' | 'ppnbm', string>;
