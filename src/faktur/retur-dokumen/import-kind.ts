import { bySide, sideWords } from '#domain/faktur/sides.ts';
import type { ImportKind } from '../../ui/documents/import-kind.ts';
import { vatFiles, vatLooks } from '../import-looks.ts';
import { sides } from './sides.ts';

export const returDokumenImports = bySide(
  (side): ImportKind => ({
    ...vatFiles(`retur-dokumen-${sideWords[side]}`, sides[side].paths.importForm, sides[side].paths.imported),
    recognised: ['xml', 'table', 'left'],
    grouped: false,
    looks: { ...vatLooks, originNumber: vatLooks.number },
    first: ['originNumber', 'number', 'date', 'dpp', 'ppn', 'ppnbm', 'counterpartyName', 'counterpartyNpwp'],
    called: ({ number, originNumber, counterpartyName, ppn }) => ({
      name: number || originNumber || '',
      more: [number ? originNumber : undefined, counterpartyName, ppn && `PPN ${ppn}`].filter(Boolean).join(' · '),
    }),
  }),
);
