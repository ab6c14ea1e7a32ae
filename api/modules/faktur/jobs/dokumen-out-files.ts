import { fakturDokumenKeluaran } from '#domain/faktur/dokumen-keluaran.ts';
import { dokumenKeluaranFamily } from '../dokumen/family.ts';
import { dokumenFiles } from './dokumen-files.ts';

/** Files of other documents of what was sold. */
export default dokumenFiles('out', fakturDokumenKeluaran, dokumenKeluaranFamily.list);
