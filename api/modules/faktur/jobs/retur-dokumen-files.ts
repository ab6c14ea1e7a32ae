import { exportedOf } from '#domain/definition/field-table.ts';
import type { DokumenSide } from '#domain/faktur/dokumen-kinds.ts';
import { type ReturDokumenRow, returDokumenLabel } from '#domain/faktur/retur-dokumen.ts';
import { returDokumenFields } from '#domain/faktur/retur-dokumen-fields.ts';
import {
  type ReturDokumenFilter,
  returDokumenKeluaran,
  returDokumenMasukan,
} from '#domain/faktur/retur-dokumen-sides.ts';
import { isReturDokumenOver } from '#domain/faktur/retur-dokumen-status.ts';
import { type ReturDokumenPaper, returDokumenXml } from '#domain/faktur/retur-dokumen-xml.ts';
import { fakturRow } from '../../../../db/repositories/faktur/faktur.ts';
import { writeBulkXml } from '../files/bulk-xml.ts';
import { returDokumenKeluaranFamily, returDokumenMasukanFamily } from '../retur-dokumen/family.ts';
import { sentFiles } from './sent-files.ts';

type ReturFileOptions = Parameters<typeof sentFiles<ReturDokumenRow, ReturDokumenFilter, ReturDokumenPaper>>[0];

const filesOf = (side: DokumenSide, document: ReturFileOptions['document'], list: ReturFileOptions['list']) =>
  sentFiles<ReturDokumenRow, ReturDokumenFilter, ReturDokumenPaper>({
    file: side === 'out' ? 'retur-dokumen-lain-keluaran' : 'retur-dokumen-lain-masukan',
    document,
    list,
    columns: exportedOf(returDokumenFields),
    labelOf: returDokumenLabel,
    carried: async (scope, query, row) => {
      if (isReturDokumenOver(row)) return 'returDokumen.server.canceled_not_in_file';
      const origin = row.originId === null ? undefined : await fakturRow(scope, query, row.originId);
      return !origin || row.errorCount > 0 ? 'returDokumen.server.incomplete' : { ...row, origin };
    },
    xml: (tin, carried) => writeBulkXml(returDokumenXml[side], tin, carried),
  });

export const returDokumenOut = filesOf('out', returDokumenKeluaran.document, returDokumenKeluaranFamily.list);
export const returDokumenIn = filesOf('in', returDokumenMasukan.document, returDokumenMasukanFamily.list);
