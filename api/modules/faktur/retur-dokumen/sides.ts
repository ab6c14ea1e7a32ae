import { returDokumenKeluaran, returDokumenMasukan } from '#domain/faktur/retur-dokumen-sides.ts';
import { dokumenKeluaranFamily, dokumenMasukanFamily } from '../dokumen/family.ts';
import { returDokumenKeluaranFamily, returDokumenMasukanFamily } from './family.ts';
import { returDokumenSide } from './side.ts';

/** Returns of other documents of what was sold, on their way to the office and back. */
export const returOutSide = returDokumenSide({
  definition: returDokumenKeluaran,
  family: returDokumenKeluaranFamily,
  origins: dokumenKeluaranFamily,
  refusedAs: 'retur-dokumen-out',
});

/** The same of what was bought. */
export const returInSide = returDokumenSide({
  definition: returDokumenMasukan,
  family: returDokumenMasukanFamily,
  origins: dokumenMasukanFamily,
  refusedAs: 'retur-dokumen-in',
});
