import { returDokumenMasukan } from '#domain/faktur/retur-dokumen-sides.ts';
import { returDokumenMasukanFamily } from '../retur-dokumen/family.ts';
import { returDokumenFiles } from './retur-dokumen-files.ts';

/** Files of returns of other documents of what was bought. */
export default returDokumenFiles('in', returDokumenMasukan.document, returDokumenMasukanFamily.list);
