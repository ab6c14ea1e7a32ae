import { unifikasiKinds } from '../../bupot/kinds.ts';
import { unifikasiForm, unifikasiOverpaid } from '../../rules/spt.ts';
import type { ReturnDefinition } from '../definition.ts';
import { sheetsOf } from '../sheet/sheets.ts';
import { DIRECT, slipDocuments } from '../slips.ts';
import lineTable from './lines.table.json' with { type: 'json' };

/**
 * A self-paid, B withheld or collected, C borne by the government (reported and not paid, so D excludes it), D payable,
 * E payable according to the corrected return, F payable or overpaid.
 */
const columns = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

const GRAND_TOTAL = 'TOTAL';

/**
 * Part B of the Induk: rows by KAP-KJS under their article in the order of the form, with the sum of each group and of
 * all. A line for each cell, named "411124-100.A", "PPh 23.A", "TOTAL.A".
 */
const sheets = sheetsOf({
  table: lineTable,
  rule: unifikasiForm.ruleAt('2025-01-01'),
  columns: columns.map((name) => ({ name, letter: name, label: `spt.unifikasi.${name}` })),
  lineLabel: ({ column }) => `spt.unifikasi.${column}`,
  rowWords: ({ row, part }) => {
    if (row === GRAND_TOTAL) return { label: 'spt.group.ALL' };
    return { label: row === part ? 'spt.group.TOTAL' : `spt.row.${row}` };
  },
  heading: (part) => (part === GRAND_TOTAL ? null : `spt.group.${part}`),
});

/** The KAP-KJS that have a row. */
export const accounts: readonly string[] = sheets.printed.parts.flatMap(({ rows }) =>
  rows.flatMap(({ code }) => code ?? []),
);

/** SPT Masa PPh Unifikasi from 2025-01: PER-11/PJ/2025 art. 22. */
export const unifikasi: ReturnDefinition = {
  ...sheets,
  type: 'UNIFIKASI',
  documents: slipDocuments(unifikasiKinds),
  due: accounts.map((account) => ({ line: `${account}.F`, kapKjs: account })),
  overpaid: unifikasiOverpaid,
  attachments: [
    {
      key: 'DAFTAR_I',
      tables: [
        { key: 'bppu', kinds: ['BPPU'] },
        { key: 'bpnr', kinds: ['BPNR'] },
      ],
    },
    {
      key: 'DAFTAR_II',
      tables: [
        { key: 'self', kinds: ['SP', 'CY'], own: true },
        { key: 'direct', kinds: ['BPPU', 'BPNR'], group: DIRECT },
      ],
    },
    // Documents treated as slips: none of our kinds belong here.
    { key: 'LAMPIRAN_I', tables: [] },
  ],
};
