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
} as const;
