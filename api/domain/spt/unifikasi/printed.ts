import type { PrintedInduk, PrintedRow } from '../printed.ts';
import { columns, rowGroups } from './rows.ts';

const row = (at: string, over: Omit<PrintedRow, 'lines'>): PrintedRow => ({
  ...over,
  lines: columns.map((column) => `${at}.${column}`),
});

/** Part B of the Induk: rows by account under the article they belong to, each group with its sum, and the sum of all. */
export const printed: PrintedInduk = {
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
