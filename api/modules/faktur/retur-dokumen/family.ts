import { type ReturDokumenListRow, returDokumenLabel } from '#domain/faktur/retur-dokumen.ts';
import { returDokumenKeluaran, returDokumenMasukan } from '#domain/faktur/retur-dokumen-sides.ts';
import { fakturTypeFamily } from '../type-family.ts';

/** Returns of other documents of what was sold. */
export const returDokumenKeluaranFamily = fakturTypeFamily<ReturDokumenListRow>()(returDokumenKeluaran, {
  labelOf: returDokumenLabel,
});

/** The same of what was bought. */
export const returDokumenMasukanFamily = fakturTypeFamily<ReturDokumenListRow>()(returDokumenMasukan, {
  labelOf: returDokumenLabel,
});
