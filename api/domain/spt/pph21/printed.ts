import type { PrintedInduk } from '../printed.ts';
import { induk, parts } from './induk.ts';

/** What is left of the tax, and what was too much of it. */
const STRONG = /\.(4|6)$/;

/** Parts B (PPh 21) and C (PPh 26) of the Induk, line by line. */
export const printed: PrintedInduk = {
  columns: [{ letter: '', label: 'spt.pph21.amount' }],
  parts: (['B', 'C'] as const).map((part) => ({
    heading: `spt.pph21.part.${part}`,
    rows: parts[part].map((line) => ({
      label: induk.lines[line].label,
      code: line,
      lines: [line],
      strong: STRONG.test(line),
    })),
  })),
};
