import type { CellMouseDownEvent, CellMouseOverEvent, GridApi } from 'ag-grid-community';
import { useMemo, useRef } from 'react';
import { type Block, blockOf, type Cell, holds } from './block.ts';

/** Outside React state: a drag crosses hundreds of cells, and only the grid's class rules need to update. */
export const useBlock = <Row>(api: () => GridApi<Row> | null, columnAt: (id: string) => number) => {
  const anchor = useRef<Cell | null>(null);
  const head = useRef<Cell | null>(null);

  return useMemo(() => {
    const paint = () => api()?.refreshCells({ force: true });
    const focused = (): Cell | null => {
      const cell = api()?.getFocusedCell();
      const column = cell ? columnAt(cell.column.getColId()) : -1;
      return cell && column >= 0 ? { row: cell.rowIndex, column } : null;
    };
    const block = (): Block | null => {
      const from = anchor.current ?? focused();
      return from && blockOf(from, head.current ?? from);
    };
    const set = (from: Cell | null, to: Cell | null) => {
      const wide = head.current !== null || to !== null;
      anchor.current = from;
      head.current = to;
      if (wide) paint();
    };
    return {
      block,
      set,
      contains: (cell: Cell): boolean => {
        const marked = head.current && block();
        return marked ? holds(marked, cell) : false;
      },
      extend: (rows: number, columns: number, last: Cell) => {
        const from = anchor.current ?? focused();
        if (!from) return;
        const corner = head.current ?? from;
        const to = {
          row: Math.max(0, Math.min(last.row, corner.row + rows)),
          column: Math.max(0, Math.min(last.column, corner.column + columns)),
        };
        set(from, to);
        api()?.ensureIndexVisible(to.row);
      },
      onCellMouseDown: ({ event, rowIndex, column }: CellMouseDownEvent<Row>) => {
        const at = columnAt(column.getColId());
        if (rowIndex === null || at < 0) return;
        const cell = { row: rowIndex, column: at };
        if (event instanceof MouseEvent && event.shiftKey) {
          event.preventDefault();
          set(anchor.current ?? focused() ?? cell, cell);
        } else set(cell, null);
      },
      onCellMouseOver: ({ event, rowIndex, column }: CellMouseOverEvent<Row>) => {
        const at = columnAt(column.getColId());
        if (!(event instanceof MouseEvent) || event.buttons !== 1 || rowIndex === null || at < 0) return;
        if (anchor.current) set(anchor.current, { row: rowIndex, column: at });
      },
    };
  }, [api, columnAt]);
};
