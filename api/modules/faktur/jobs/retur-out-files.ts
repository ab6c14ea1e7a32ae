import { fakturReturKeluaran, type ReturKeluaranRow } from '#domain/faktur/retur-keluaran.ts';
import { tableFile } from '../../../jobs/file-work.ts';
import { documentColumns } from '../../../output/document-columns.ts';
import { returKeluaranFamily } from '../retur/family.ts';
import { returColumnKeys, returZip } from './retur-files.ts';

export default {
  export: tableFile(fakturReturKeluaran, returKeluaranFamily.list, {
    file: 'retur-keluaran',
    columns: documentColumns<ReturKeluaranRow>(fakturReturKeluaran, returColumnKeys),
  }),
  'pdf-zip': returZip(returKeluaranFamily.list, 'retur-keluaran-pdf'),
};
