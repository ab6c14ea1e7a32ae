import type { AnnualEra } from '#domain/spt-badan/era.ts';

type Group = { readonly key: string | null; readonly sheets: readonly string[] };

/** Sheets of the tree under their headings; the order within the form of filing stays that of the form. */
export const sheetGroups: Readonly<Record<AnnualEra, readonly Group[]>> = {
  '1771': [
    { key: null, sheets: ['INDUK'] },
    { key: 'attachments', sheets: ['I', 'II', 'III', 'IV', 'V', 'VI'] },
    { key: 'special', sheets: ['1A', '2A', '3A', '3A-1', '3A-2', '4A', '5A', '6A', '7A'] },
    { key: 'statements', sheets: ['NA', 'NK', 'LR', 'HI'] },
    { key: 'payment', sheets: ['SSP'] },
  ],
  '2025': [
    { key: null, sheets: ['INDUK'] },
    { key: 'statements', sheets: ['L1'] },
    { key: 'owners', sheets: ['L2', 'L10A', 'L10B', 'L10C', 'L10D'] },
    { key: 'credits', sheets: ['L3', 'L4', 'L5'] },
    { key: 'rates', sheets: ['L6', 'L7', 'L8'] },
    { key: 'costs', sheets: ['L9', 'L11A', 'L11B', 'L11C'] },
    { key: 'facilities', sheets: ['L12A', 'L12B', 'L13A', 'L13B', 'L13C', 'L14'] },
    { key: 'payment', sheets: ['SSP'] },
  ],
};
