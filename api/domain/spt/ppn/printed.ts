import type { PrintedInduk, PrintedRow } from '../definition.ts';
import { induk } from './induk.ts';
import { columns } from './rows.ts';

const strong: readonly string[] = ['I.A', 'I.C', 'II.G', 'II.J', 'III.E', 'III.G', 'VI.E', 'VII.C', 'VIII.C'];

const row = (at: string): PrintedRow => ({
  label: `spt.ppn.row.${at.replaceAll('.', '_')}`,
  short: `spt.ppn.short.${at.replaceAll('.', '_')}`,
  code: at,
  lines: columns.map((column) => (Object.hasOwn(induk.lines, `${at}.${column}`) ? `${at}.${column}` : null)),
  strong: strong.includes(at),
});

const part = (name: string, rows: readonly string[]) => ({ heading: `spt.ppn.part.${name}`, rows: rows.map(row) });

export const printed: PrintedInduk = {
  whole: true,
  columns: columns.map((column) => ({ letter: '', label: `spt.ppn.column.${column}` })),
  parts: [
    part('I', [
      ...['I.A.1', 'I.A.2', 'I.A.3', 'I.A.4', 'I.A.5', 'I.A.6', 'I.A.7', 'I.A.8', 'I.A.9'],
      ...['I.A', 'I.B', 'I.C'],
    ]),
    part('II', ['II.A', 'II.B', 'II.C', 'II.D', 'II.E', 'II.F', 'II.G', 'II.H', 'II.I', 'II.J']),
    part('III', ['III.A', 'III.B', 'III.C', 'III.D', 'III.E', 'III.F', 'III.G']),
    part('IV', ['IV']),
    part('V', ['V']),
    part('VI', ['VI.A', 'VI.B', 'VI.C', 'VI.D', 'VI.E']),
    part('VII', ['VII.A', 'VII.B', 'VII.C']),
    part('VIII', ['VIII.A', 'VIII.B', 'VIII.C']),
  ],
};
