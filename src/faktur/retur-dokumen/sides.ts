import type { Totals } from '#domain/definition/answers.ts';
import { fakturDokumenKeluaran } from '#domain/faktur/dokumen-keluaran.ts';
import { fakturDokumenMasukan } from '#domain/faktur/dokumen-masukan.ts';
import { type ReturDokumenListRow, returDokumen } from '#domain/faktur/retur-dokumen.ts';
import { dokumenPaths, returDokumenPaths } from '../paths.ts';

const sideOf = <K extends 'out' | 'in', D, O>(key: K, of: D, origin: O) =>
  ({
    key,
    of,
    origin,
    access: `efaktur/document/${key}/return/ctas`,
    paths: returDokumenPaths[key],
    origins: dokumenPaths[key],
    words: `returDokumenScreen.${key}`,
  }) as const;

export const outSide = sideOf('out', returDokumen.out.document, fakturDokumenKeluaran);
export const inSide = sideOf('in', returDokumen.in.document, fakturDokumenMasukan);

export type Side = typeof outSide | typeof inSide;
export type Row = ReturDokumenListRow;
export type ReturDokumenTotals = Totals<'dpp' | 'ppn' | 'ppnbm', string>;
