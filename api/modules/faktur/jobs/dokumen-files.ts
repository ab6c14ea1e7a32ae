import { type DokumenInput, type DokumenRow, dokumenInputOf, dokumenLabel } from '#domain/faktur/dokumen.ts';
import { fakturDokumenKeluaran } from '#domain/faktur/dokumen-keluaran.ts';
import type { DokumenSide } from '#domain/faktur/dokumen-kinds.ts';
import { fakturDokumenMasukan } from '#domain/faktur/dokumen-masukan.ts';
import { dokumenXml } from '#domain/faktur/dokumen-xml.ts';
import { dokumenKeluaranFamily, dokumenMasukanFamily } from '../dokumen/family.ts';
import { writeBulkXml } from '../files/bulk-xml.ts';
import { sentFiles } from './sent-files.ts';

const columns = [
  'number',
  'documentKind',
  'date',
  'period',
  'code',
  'counterpartyName',
  'counterpartyNpwp',
  'dpp',
  'ppn',
  'ppnbm',
  'status',
  'kind',
  'reference',
  'updatedBy',
  'updatedAt',
] as const;

type Options<F> = Parameters<typeof sentFiles<DokumenRow, F, DokumenInput>>[0];

const files = { out: 'dokumen-lain-keluaran', in: 'dokumen-lain-masukan' } as const;

const filesOf = <F>(side: DokumenSide, document: Options<F>['document'], list: Options<F>['list']) =>
  sentFiles<DokumenRow, F, DokumenInput>({
    file: files[side],
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
