import { fakturDokumenMasukan } from '#domain/faktur/dokumen-masukan.ts';
import { dokumenMasukanFamily } from '../dokumen/family.ts';
import { dokumenFiles } from './dokumen-files.ts';

/** Files of other documents of what was bought. */
export default dokumenFiles('in', fakturDokumenMasukan, dokumenMasukanFamily.list);
