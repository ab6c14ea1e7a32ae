import { type ReturDokumenListRow, returDokumenLabel } from '#domain/faktur/retur-dokumen.ts';
import { returDokumenKeluaran, returDokumenMasukan } from '#domain/faktur/retur-dokumen-sides.ts';
import { fakturTypeFamily } from '../type-family.ts';

export const returDokumenKeluaranFamily = fakturTypeFamily<ReturDokumenListRow>()(returDokumenKeluaran, {
  labelOf: returDokumenLabel,
});

export const returDokumenMasukanFamily = fakturTypeFamily<ReturDokumenListRow>()(returDokumenMasukan, {
  labelOf: returDokumenLabel,
});
