import { returDokumenKeluaran } from '#domain/faktur/retur-dokumen-sides.ts';
import { returDokumenKeluaranFamily } from '../retur-dokumen/family.ts';
import { returDokumenFiles } from './retur-dokumen-files.ts';

/** Files of returns of other documents of what was sold. */
export default returDokumenFiles('out', returDokumenKeluaran.document, returDokumenKeluaranFamily.list);
