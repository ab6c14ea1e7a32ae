import { kindsOf } from '#domain/faktur/dokumen-kinds.ts';
import { uncreditReasons } from '#domain/rules/crediting.ts';
import type { ImportKind } from '../../ui/documents/import-kind.ts';
import { type VatFile, vatFiles, vatLooks } from '../import-looks.ts';
import { inSide, outSide, type Side } from './sides.ts';

const code = { width: 100 } as const;

const importOf = ({ key: side, paths }: Side, key: VatFile): ImportKind => ({
  ...vatFiles(key, paths.importForm, paths.imported),
  recognised: ['xml', 'table'],
  grouped: false,
  looks: {
    ...vatLooks,
    documentKind: {
      width: 220,
      options: kindsOf(side).map((value) => ({ value, label: `dokumen.kind.${value}` })),
    },
    transaction: code,
    code,
    document: code,
    addInfo: { width: 130 },
    uncreditReason: {
      width: 220,
      options: Object.keys(uncreditReasons).map((value) => ({ value, label: `masukan.reason.${value}` })),
    },
  },
  first: ['documentKind', 'number', 'date', 'counterpartyName', 'counterpartyNpwp', 'dpp', 'ppn', 'code'],
  called: ({ number, counterpartyName, ppn }) => ({
    name: number || counterpartyName || '',
    more: [number ? counterpartyName : undefined, ppn && `PPN ${ppn}`].filter(Boolean).join(' · '),
  }),
});

export const dokumenOutImport = importOf(outSide, 'dokumen-keluaran');
export const dokumenInImport = importOf(inSide, 'dokumen-masukan');
