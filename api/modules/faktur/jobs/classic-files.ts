import { fakturClassic } from '#domain/faktur/classic-keluaran.ts';
import type { FakturRow } from '#domain/faktur/record.ts';
import { tableFile } from '../../../jobs/file-work.ts';
import { documentColumns } from '../../../output/document-columns.ts';
import { classicKeluaranFamily } from '../classic-keluaran.ts';

const columns = fakturClassic.list.columns.map(({ key }) => key);

export default {
  export: tableFile(fakturClassic, classicKeluaranFamily.list, {
    file: 'faktur-keluaran-klasik',
    columns: documentColumns<FakturRow<string>>(fakturClassic, columns),
  }),
};
