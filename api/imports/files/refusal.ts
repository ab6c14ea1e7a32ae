import type texts from '#domain/messages/id/impor.ts';

type RefusalKey = keyof typeof texts.server.refusal;

/** Why a file cannot be taken in at all. The words are in the catalogue under `impor.server.refusal`. */
export class Refusal extends Error {
  constructor(
    readonly key: RefusalKey,
    readonly params: Record<string, string | number> = {},
    /** What could be read where its harmless faults are mended: a person says so. */
    readonly repairs?: 'xml',
  ) {
    super(`impor.server.refusal.${key}`);
  }
}

const MB = 1024 * 1024;

/** How much of a file we take in. More is refused with the number, never cut off in silence. */
export const limits = {
  fileBytes: 20 * MB,
  /** Everything a packed file may unfold to, and how many times its packed size one entry of weight may. */
  unpackedBytes: 400 * MB,
  unpackedRatio: 150,
  zipEntries: 2_000,
  columns: 500,
  /** Of one sheet: rows that say something, all rows of a text and of a workbook (its own limit), and cells. */
  lines: 100_000,
  textRows: 200_000,
  rows: 1_048_576,
  cells: 3_000_000,
  sheets: 100,
  cellCharacters: 32_767,
  xmlDepth: 8,
  /** Of any XML, a part of a workbook among them: levels, and how long one comment, one text, one tag and one name may be, in characters. */
  xmlLevels: 64,
  xmlComment: 64 * 1024,
  xmlText: MB,
  xmlTag: 64 * 1024,
  xmlName: 256,
  xmlAttributes: 200,
} as const;

/** Headings, notes and sums that stand around the rows of a table. */
const AROUND = 100;

/** Counts the rows of a sheet as they come by, so that one that is too long is refused when it is and not when all of it was read. */
export const tableSize = (mostRows: number) => {
  let rows = 0;
  let filled = 0;
  let cells = 0;
  return (width: number, empty: boolean): void => {
    if (!empty) filled++;
    cells += width;
    if (++rows > mostRows || filled > limits.lines + AROUND)
      throw new Refusal('too_many_lines', { limit: limits.lines });
    if (cells > limits.cells) throw new Refusal('too_many_cells', { limit: limits.cells });
  };
};

/** A file of the office is one taxpayer's; another's is refused whole. */
export const refuseOtherTin = (tin: string, npwp: string): void => {
  const digits = tin.replace(/\D/g, '');
  if (digits.padStart(16, '0') !== npwp) throw new Refusal('other_tin', { tin: digits || '-', own: npwp });
};
