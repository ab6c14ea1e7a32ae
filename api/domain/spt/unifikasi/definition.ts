import { unifikasiKinds } from '../../bupot/kinds.ts';
import { unifikasiOverpaid } from '../../rules/spt.ts';
import type { Feed, Feeds, PrintedInduk, PrintedRow, ReturnDefinition } from '../definition.ts';
import { DIRECT, slipDocuments, slips } from '../slips.ts';
import { columns, induk, type Row, rowGroups, rows } from './induk.ts';

const row = (at: string, over: Omit<PrintedRow, 'lines'>): PrintedRow => ({
  ...over,
  lines: columns.map((column) => `${at}.${column}`),
});

/** Part B of the Induk: rows by account under their article, with the sum of each group and of all. */
const printed: PrintedInduk = {
  columns: columns.map((letter) => ({ letter, label: `spt.unifikasi.${letter}` })),
  parts: [
    ...rowGroups.map(({ name, rows }) => ({
      heading: `spt.group.${name}`,
      rows: [
        ...rows.map((at) => row(at, { label: `spt.row.${at}`, code: at, strong: false })),
        row(name, { label: 'spt.group.TOTAL', code: null, strong: true }),
      ],
    })),
    { heading: null, rows: [row('TOTAL', { label: 'spt.group.ALL', code: null, strong: true })] },
  ],
};

const feedsOf = (row: Row): readonly (readonly [cell: string, feed: Feed])[] => [
  [`${row}.A`, slips(row, ['SP', 'CY'], 'tax')],
  [`${row}.B`, slips(row, ['BPPU', 'BPNR'], 'tax')],
  [`${row}.C`, slips(row, unifikasiKinds, 'borne')],
  [`${row}.E`, { from: 'previous', line: `${row}.D` }],
];

/** SPT Masa PPh Unifikasi from 2025-01: PER-11/PJ/2025 art. 22. */
export const unifikasi: ReturnDefinition = {
  type: 'UNIFIKASI',
  documents: slipDocuments(unifikasiKinds),
  forms: [induk],
  induk: induk.name,
  printed,
  feeds: { UNIFIKASI: Object.fromEntries(rows.flatMap(feedsOf)) } as Feeds<readonly [typeof induk]>,
  due: rows.map((row) => ({ line: `${row}.F`, kapKjs: row })),
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
