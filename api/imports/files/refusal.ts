import type texts from '#domain/messages/id/impor.ts';

type RefusalKey = keyof typeof texts.server.refusal;

/** Texts are in the catalogue under `impor.server.refusal`. */
export class Refusal extends Error {
  constructor(
    readonly key: RefusalKey,
    readonly params: Record<string, string | number> = {},
    readonly repairs?: 'xml',
  ) {
    super(`impor.server.refusal.${key}`);
  }
}

const MB = 1024 * 1024;

/** Larger files are refused with the number, never truncated. */
export const limits = {
  fileBytes: 20 * MB,
  /** Maximum unpacked size of a file, and maximum compression ratio of one large entry. */
  unpackedBytes: 400 * MB,
  unpackedRatio: 150,
  zipEntries: 2_000,
  columns: 500,
  /** Per sheet: rows with content, all rows of a text and of a workbook (Excel's own limit), and cells. */
  lines: 100_000,
  textRows: 200_000,
  rows: 1_048_576,
  cells: 3_000_000,
  sheets: 100,
  cellCharacters: 32_767,
  xmlDepth: 8,
  /** For any XML: nesting levels, and the maximum length in characters of a comment, a text, a tag and a name. */
  xmlLevels: 64,
  xmlComment: 64 * 1024,
  xmlText: MB,
  xmlTag: 64 * 1024,
  xmlName: 256,
  xmlAttributes: 200,
} as const;

const AROUND = 100;

/** Counted while reading, so that a sheet is refused as soon as it is too long. */
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

export const refuseOtherTin = (tin: string, npwp: string): void => {
  const digits = tin.replace(/\D/g, '');
  if (digits.padStart(16, '0') !== npwp) throw new Refusal('other_tin', { tin: digits || '-', own: npwp });
};
