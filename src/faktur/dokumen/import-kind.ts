import { kindsOf } from '#domain/faktur/dokumen-kinds.ts';
import { bySide, sideWords } from '#domain/faktur/sides.ts';
import { uncreditReasons } from '#domain/rules/crediting.ts';
import type { ImportKind } from '../../ui/documents/import-kind.ts';
import { vatFiles, vatLooks } from '../import-looks.ts';
import { dokumenPaths } from '../paths.ts';

const code = { width: 100 } as const;

export const dokumenImports = bySide(
  (side): ImportKind => ({
    ...vatFiles(`dokumen-${sideWords[side]}`, dokumenPaths[side].importForm, dokumenPaths[side].imported),
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
  }),
);
