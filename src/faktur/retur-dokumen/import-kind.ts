import type { ImportKind } from '../../ui/documents/import-kind.ts';
import { type VatFile, vatFiles, vatLooks } from '../import-looks.ts';
import { inSide, outSide, type Side } from './sides.ts';

const importOf = ({ paths }: Side, key: VatFile): ImportKind => ({
  ...vatFiles(key, paths.importForm, paths.imported),
  recognised: ['xml', 'table', 'left'],
  grouped: false,
  looks: { ...vatLooks, originNumber: vatLooks.number },
  first: ['originNumber', 'number', 'date', 'dpp', 'ppn', 'ppnbm', 'counterpartyName', 'counterpartyNpwp'],
  called: ({ number, originNumber, counterpartyName, ppn }) => ({
    name: number || originNumber || '',
    more: [number ? originNumber : undefined, counterpartyName, ppn && `PPN ${ppn}`].filter(Boolean).join(' · '),
  }),
});

export const returDokumenOutImport = importOf(outSide, 'retur-dokumen-keluaran');
export const returDokumenInImport = importOf(inSide, 'retur-dokumen-masukan');
