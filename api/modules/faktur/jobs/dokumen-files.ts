import { exportedOf } from '#domain/definition/field-table.ts';
import {
  type DokumenInput,
  type DokumenRow,
  dokumenInputOf,
  dokumenLabel,
  dokumenList,
} from '#domain/faktur/dokumen.ts';
import { dokumenFields } from '#domain/faktur/dokumen-fields.ts';
import { fakturDokumenKeluaran } from '#domain/faktur/dokumen-keluaran.ts';
import type { DokumenSide } from '#domain/faktur/dokumen-kinds.ts';
import { fakturDokumenMasukan } from '#domain/faktur/dokumen-masukan.ts';
import { dokumenXml } from '#domain/faktur/dokumen-xml.ts';
import { sideWords } from '#domain/faktur/sides.ts';
import { dokumenKeluaranFamily, dokumenMasukanFamily } from '../dokumen/family.ts';
import { writeBulkXml } from '../files/bulk-xml.ts';
import { sentFiles } from './sent-files.ts';

const columns = exportedOf(
  dokumenFields,
  dokumenList.columns.map(({ key }) => key),
);

type Options<F> = Parameters<typeof sentFiles<DokumenRow, F, DokumenInput>>[0];

const filesOf = <F>(side: DokumenSide, document: Options<F>['document'], list: Options<F>['list']) =>
  sentFiles<DokumenRow, F, DokumenInput>({
    file: `dokumen-lain-${sideWords[side]}`,
    document,
    list,
    columns,
    labelOf: dokumenLabel,
    carried: (_scope, _query, row) => {
      if (row.kind !== 'NORMAL') return 'dokumen.server.not_new';
      return row.errorCount > 0 ? 'dokumen.server.incomplete' : dokumenInputOf(row);
    },
    xml: (tin, carried) => writeBulkXml(dokumenXml[side], tin, carried),
  });

export const dokumenFiles = {
  out: filesOf('out', fakturDokumenKeluaran, dokumenKeluaranFamily.list),
  in: filesOf('in', fakturDokumenMasukan, dokumenMasukanFamily.list),
};
