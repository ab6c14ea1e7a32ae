import { type MasukanRow, masukan } from '#domain/faktur/masukan.ts';
import { tableFile } from '../../../jobs/file-work.ts';
import { documentColumns } from '../../../output/document-columns.ts';
import { masukanList } from '../masukan/family.ts';

const keys = [
  'number',
  'date',
  'period',
  'code',
  'counterpartyName',
  'counterpartyNpwp',
  'dpp',
  'otherDpp',
  'ppn',
  'ppnbm',
  'status',
  'creditPeriod',
  'uncreditReason',
  'kind',
  'reference',
  'updatedBy',
  'updatedAt',
] as const;

export default {
  export: tableFile(masukan.document, masukanList, {
    file: 'faktur-masukan',
    columns: documentColumns<MasukanRow>(masukan.document, keys),
  }),
};
