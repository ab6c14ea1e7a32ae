export type TypedCell = { readonly row: number; readonly column: number; readonly text: string };

/** Cells left by Tab or Enter are finished; the last one is still open. */
export type TypedAhead = { readonly finished: readonly TypedCell[]; readonly open: TypedCell };

export const typedAhead = (text: string): TypedAhead => {
  const cells = text
    .split('\n')
    .flatMap((line, row) => line.split('\t').map((cell, column) => ({ row, column, text: cell })));
  const open = cells.pop() ?? { row: 0, column: 0, text: '' };
  // Cells that were only tabbed through stay unchanged.
  return { finished: cells.filter((cell) => cell.text !== ''), open };
};

/** A new row with the cursor in the same column, as in the grid. */
export const enterAfter = (text: string): string => `\n${'\t'.repeat(typedAhead(text).open.column)}`;
