export type TypedCell = { readonly row: number; readonly column: number; readonly text: string };

/** Cells left by Tab or Enter are finished; the last one is still being typed. */
export type TypedAhead = { readonly finished: readonly TypedCell[]; readonly open: TypedCell };

/** Keys pressed before the sheet was there, as they stand in one text: a tab between cells, a line end between rows. */
export const typedAhead = (text: string): TypedAhead => {
  const cells = text
    .split('\n')
    .flatMap((line, row) => line.split('\t').map((cell, column) => ({ row, column, text: cell })));
  const open = cells.pop() ?? { row: 0, column: 0, text: '' };
  // Tabs that only lead to a column leave its cells as they are.
  return { finished: cells.filter((cell) => cell.text !== ''), open };
};

/** What Enter adds: a new row, in the column the cursor is in, as the sheet moves. */
export const enterAfter = (text: string): string => `\n${'\t'.repeat(typedAhead(text).open.column)}`;
