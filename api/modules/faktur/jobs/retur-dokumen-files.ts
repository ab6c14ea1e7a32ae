import { exportedOf } from '#domain/definition/field-table.ts';
import {
  type ReturDokumenFilter,
  type ReturDokumenRow,
  returDokumen,
  returDokumenLabel,
} from '#domain/faktur/retur-dokumen.ts';
import { returDokumenFields } from '#domain/faktur/retur-dokumen-fields.ts';
import { isReturDokumenOver } from '#domain/faktur/retur-dokumen-status.ts';
import { type ReturDokumenPaper, returDokumenXml } from '#domain/faktur/retur-dokumen-xml.ts';
import { bySide, sideWords } from '#domain/faktur/sides.ts';
import { fakturRow } from '../../../../db/repositories/faktur/faktur.ts';
import { writeBulkXml } from '../files/bulk-xml.ts';
import { returDokumenWork } from '../retur-dokumen/work.ts';
import { sentFiles } from './sent-files.ts';

export const returDokumenFiles = bySide((side) =>
  sentFiles<ReturDokumenRow, ReturDokumenFilter, ReturDokumenPaper>({
    file: `retur-dokumen-lain-${sideWords[side]}`,
    document: returDokumen[side].document,
    list: returDokumenWork[side].family.list,
    columns: exportedOf(returDokumenFields),
    labelOf: returDokumenLabel,
    carried: async (scope, query, row) => {
      if (isReturDokumenOver(row)) return 'returDokumen.server.canceled_not_in_file';
      const origin = row.originId === null ? undefined : await fakturRow(scope, query, row.originId);
      return !origin || row.errorCount > 0 ? 'returDokumen.server.incomplete' : { ...row, origin };
    },
    xml: (tin, carried) => writeBulkXml(returDokumenXml[side], tin, carried),
  }),
);
