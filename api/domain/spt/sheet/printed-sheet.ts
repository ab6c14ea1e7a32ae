import type { PrintedInduk, PrintedPart, PrintedRow, TypedRow } from '../definition.ts';
import type { Mark, SheetLine } from './line-table.ts';

export type PrintedOptions = {
  /** The columns in their printed order; a sheet whose rows have one line has one column without a name. */
  readonly columns: PrintedInduk['columns'];
  /** Amounts are in whole rupiah, and rows are identified by their number. */
  readonly whole?: true;
  /** Message keys of a printed row. */
  readonly rowWords: (line: SheetLine) => Pick<PrintedRow, 'label' | 'short'>;
  /** Message key of the heading of a part; null for none. */
  readonly heading: (part: string) => string | null;
};

const rowsIn = (lines: readonly SheetLine[]): readonly (readonly [row: string, lines: readonly SheetLine[]])[] => {
  const rows = new Map<string, SheetLine[]>();
  for (const line of lines) rows.set(line.row, [...(rows.get(line.row) ?? []), line]);
  return [...rows];
};

const isMarked = (lines: readonly SheetLine[], mark: Mark): boolean =>
  lines.some(({ marks }) => marks?.includes(mark) ?? false);

export const printedSheet = (
  lines: readonly SheetLine[],
  { columns, whole, rowWords, heading }: PrintedOptions,
): PrintedInduk => {
  const printedRow = (row: string, cells: readonly [SheetLine, ...SheetLine[]]): PrintedRow => ({
    ...rowWords(cells[0]),
    code: isMarked(cells, 'unnumbered') ? null : row,
    lines: columns.map(({ name }) => cells.find(({ column }) => column === name)?.name ?? null),
    strong: isMarked(cells, 'strong'),
  });
  const parts = new Set(lines.flatMap(({ part }) => part ?? []));
  return {
    ...(whole ? { whole } : {}),
    columns,
    parts: [...parts].map(
      (part): PrintedPart => ({
        heading: heading(part),
        rows: rowsIn(lines.filter((line) => line.part === part)).map(([row, cells]) =>
          printedRow(row, cells as [SheetLine, ...SheetLine[]]),
        ),
      }),
    ),
  };
};

/** The rows of a sheet that a person fills in, in the order of the form. */
export const typedRowsOf = (lines: readonly SheetLine[], { columns, rowWords }: PrintedOptions): readonly TypedRow[] =>
  rowsIn(lines.filter(({ kind }) => kind === 'typed')).map(([row, cells]) => ({
    row,
    label: rowWords(cells[0] as SheetLine).label,
    lines: cells.map(({ name, column }) => ({
      line: name,
      label: columns.find((one) => one.name === column)?.label ?? '',
    })),
    asksFacility: isMarked(cells, 'facility'),
    file: isMarked(cells, 'list_C') ? 'C' : null,
  }));
