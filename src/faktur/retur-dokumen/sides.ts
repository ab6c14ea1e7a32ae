import type { Totals } from '#domain/definition/answers.ts';
import { fakturDokumenKeluaran } from '#domain/faktur/dokumen-keluaran.ts';
import { fakturDokumenMasukan } from '#domain/faktur/dokumen-masukan.ts';
import { type ReturDokumenListRow, returDokumen } from '#domain/faktur/retur-dokumen.ts';
import { bySide } from '#domain/faktur/sides.ts';
import { dokumenPaths, returDokumenPaths } from '../paths.ts';

const origins = { out: fakturDokumenKeluaran, in: fakturDokumenMasukan };

export const sides = bySide((key) => ({
  key,
  of: returDokumen[key].document,
  origin: origins[key],
  paths: returDokumenPaths[key],
  origins: dokumenPaths[key],
  words: `returDokumenScreen.${key}`,
}));

export type Side = (typeof sides)['out'];
export type Row = ReturDokumenListRow;
export type ReturDokumenTotals = Totals<'dpp' | 'ppn' | 'ppnbm', string>;
