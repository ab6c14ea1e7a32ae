import { ppnForm, ppnOverpaid, selfBuildRate } from '../../rules/spt.ts';
import type { Feed, Feeds, ReturnDefinition } from '../definition.ts';
import { induk } from './induk.ts';
import { printed } from './printed.ts';
import { type DocumentRow, documentRows, type TypedRow, typedRows, vatLists } from './rows.ts';

const documents = (at: DocumentRow, column: string): Feed => ({
  from: 'documents',
  of: { kinds: documentRows[at].lists, rows: documentRows[at].codes, amount: column },
});

const cells = (
  rows: Readonly<Record<string, { readonly columns: readonly string[] }>>,
  feed: (row: string, column: string) => Feed,
) =>
  Object.entries(rows).flatMap(([row, { columns }]) =>
    columns.map((column) => [`${row}.${column}`, feed(row, column)] as const),
  );

const collected = { columns: ['HARGA', 'LAIN', 'PPN', 'PPNBM'] } as const;
const byHand = Object.fromEntries(Object.entries(typedRows).map(([row, columns]) => [row, { columns }]));

/** Excess collected by the corrected return is refunded in parts III and VI. */
const overcollected = (column: 'PPN' | 'PPNBM'): Feed => ({
  from: 'overcollected',
  of: { kinds: documentRows['VII.A'].lists, rows: documentRows['VII.A'].codes, amount: column },
  line: `VII.A.${column}`,
});

const feeds = {
  PPN: Object.fromEntries([
    ...cells(documentRows, (row, column) => documents(row as DocumentRow, column)),
    ...cells(byHand, (row, column) => ({
      from: 'typed',
      line: `${row as TypedRow}.${column}`,
      // A yearly recalculation may increase or decrease it.
      ...(row === 'II.F' ? { signed: true } : {}),
    })),
    ...cells({ 'VII.B': collected }, (_, column) => ({ from: 'previous', line: `VII.A.${column}` })),
    ...cells({ 'VIII.B': collected }, (_, column) => ({ from: 'previous', line: `VIII.A.${column}` })),
    ['II.E.PPN', { from: 'excess', line: 'III.G.PPN' }],
    ['III.D.PPN', overcollected('PPN')],
    ['III.F.PPN', { from: 'previous', line: 'III.E.PPN' }],
    ['IV.PPN', { from: 'typed', line: 'IV.HARGA', share: selfBuildRate.at(ppnForm.history[0]?.from ?? '') }],
    ['VI.B.PPNBM', overcollected('PPNBM')],
    ['VI.D.PPNBM', { from: 'previous', line: 'VI.C.PPNBM' }],
  ]),
} as Feeds<readonly [typeof induk]>;

/**
 * SPT Masa PPN from 2025-01 (PER-11/PJ/2025). Transaction codes 02 and 03 are paid under the kind of deposit for
 * collectors, which the tax office's list for Coretax has only under another account (one source).
 */
export const ppn: ReturnDefinition = {
  type: 'PPN',
  documents: { source: 'fakturs', kinds: vatLists, amounts: ['PPN', 'HARGA', 'LAIN', 'PPNBM'] },
  forms: [induk],
  induk: induk.name,
  printed,
  feeds,
  due: [
    { line: 'III.G.PPN', kapKjs: '411211-100' },
    { line: 'IV.PPN', kapKjs: '411211-103', whole: true },
    { line: 'V.PPN', kapKjs: '411211-100', whole: true },
    { line: 'VI.E.PPNBM', kapKjs: '411221-100', below: 'refund' },
    // A negative amount is refunded in III.D and VI.B.
    { line: 'VII.C.PPN', kapKjs: '411211-900', below: 'told_elsewhere' },
    { line: 'VII.C.PPNBM', kapKjs: '411221-900', below: 'told_elsewhere' },
    { line: 'VIII.C.PPN', kapKjs: '411211-900', below: 'refund' },
    { line: 'VIII.C.PPNBM', kapKjs: '411221-900', below: 'refund' },
  ],
  overpaid: ppnOverpaid,
  attachments: [
    { key: 'A_1', tables: [{ key: 'A1', kinds: ['A1'] }] },
    { key: 'A_2', tables: [{ key: 'A2', kinds: ['A2'] }] },
    { key: 'B_1', tables: [{ key: 'B1', kinds: ['B1'] }] },
    { key: 'B_2', tables: [{ key: 'B2', kinds: ['B2'] }] },
    { key: 'B_3', tables: [{ key: 'B3', kinds: ['B3'] }] },
  ],
};
