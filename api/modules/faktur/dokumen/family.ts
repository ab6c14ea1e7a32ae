import { type DokumenListRow, dokumenLabel } from '#domain/faktur/dokumen.ts';
import { dokumenKeluaran } from '#domain/faktur/dokumen-keluaran.ts';
import { dokumenMasukan } from '#domain/faktur/dokumen-masukan.ts';
import type { DokumenKeluaranStatus, DokumenMasukanStatus } from '#domain/faktur/dokumen-status.ts';
import { fakturTypeFamily } from '../type-family.ts';

export const dokumenKeluaranFamily = fakturTypeFamily<DokumenListRow<DokumenKeluaranStatus>>()(dokumenKeluaran, {
  labelOf: dokumenLabel,
});

export const dokumenMasukanFamily = fakturTypeFamily<DokumenListRow<DokumenMasukanStatus>>()(dokumenMasukan, {
  labelOf: dokumenLabel,
});
