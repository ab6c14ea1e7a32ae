import { ppnForm, ppnOverpaid, selfBuildRate } from '../../rules/spt.ts';
import type { ReturnDefinition } from '../definition.ts';
import { sheetsOf } from '../sheet/sheets.ts';
import lineTable from './lines.table.json' with { type: 'json' };
import { columns, vatLists } from './lists.ts';

const FROM = '2025-01-01';

const words = (of: 'row' | 'short', row: string): string => `spt.ppn.${of}.${row.replaceAll('.', '_')}`;

/**
 * Parts I to VIII, a line for each cell, named "I.A.2.PPN". Codes 02, 03, 07 and 08 are never payable by the seller.
 * Part III calculates the amount payable (above zero) or overpaid (below); in a correction III.F is III.E of the
 * corrected return, and zero if the correction replaces it. Excess collected by the corrected return is refunded in
 * III.D and VI.B. VII.A counts purchases as a collector whether credited or not (probable).
 */
const sheets = sheetsOf({
  table: lineTable,
  rule: ppnForm.ruleAt(FROM),
  columns: columns.map((name) => ({ name, letter: '', label: `spt.ppn.column.${name}` })),
  whole: true,
  lineLabel: ({ row }) => words('row', row),
  rowWords: ({ row }) => ({ label: words('row', row), short: words('short', row) }),
  heading: (part) => `spt.ppn.part.${part}`,
  rates: { selfBuild: selfBuildRate.at(FROM) },
});

/**
 * From 2025-01 (PER-11/PJ/2025). Codes 02 and 03 are paid under the kind of deposit for collectors, which the tax
 * office's list for Coretax has only under another account (one source).
 */
export const ppn: ReturnDefinition = {
  ...sheets,
  type: 'PPN',
  documents: { source: 'fakturs', kinds: vatLists, amounts: ['PPN', 'HARGA', 'LAIN', 'PPNBM'] },
  due: [
    { line: 'III.G.PPN', kapKjs: '411211-100' },
    { line: 'IV.PPN', kapKjs: '411211-103', whole: true },
    { line: 'V.PPN', kapKjs: '411211-100', whole: true },
    { line: 'VI.E.PPNBM', kapKjs: '411221-100', below: 'refund' },
    // A negative amount is refunded in III.D and VI.B.
    { line: 'VII.C.PPN', kapKjs: '411211-900', below: 'reported_elsewhere' },
    { line: 'VII.C.PPNBM', kapKjs: '411221-900', below: 'reported_elsewhere' },
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
