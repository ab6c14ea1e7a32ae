import type { ClipboardEvent, KeyboardEvent } from 'react';
import { cellsOf, fillDown, spread } from './block.ts';
import { parseBlock, printBlock } from './clipboard.ts';
import { changeAt, isEditing, type SheetReach, textAt } from './sheet-reach.ts';

/** An open editor keeps the native clipboard. */
export const useSheetClipboard = <Row>(reach: SheetReach<Row>) => {
  const onCopy = (event: ClipboardEvent) => {
    const marked = reach.block.block();
    if (!marked || isEditing(reach)) return;
    const rows: string[][] = [];
    for (const { row, column } of cellsOf(marked)) {
      const at = row - marked.top;
      rows[at] ??= [];
      rows[at].push(textAt(reach, row, column));
    }
    event.clipboardData.setData('text/plain', printBlock(rows));
    event.preventDefault();
  };
  return {
    onCopy,
    onCut: (event: ClipboardEvent) => {
      const marked = reach.block.block();
      if (!marked || isEditing(reach)) return;
      onCopy(event);
      reach.apply(cellsOf(marked).flatMap(({ row, column }) => changeAt(reach, row, column, '')));
    },
    onPaste: (event: ClipboardEvent) => {
      const marked = reach.block.block();
      if (!marked || isEditing(reach)) return;
      event.preventDefault();
      const texts = parseBlock(event.clipboardData.getData('text/plain'));
      const { latest } = reach;
      if (latest.current.onPasteBlock?.(texts)) return;
      reach.apply(spread(texts, marked).flatMap(({ cell, text }) => changeAt(reach, cell.row, cell.column, text)));
    },
  };
};

const STEPS: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Handled before the grid's own keys. */
export const useSheetKeys = <Row>(reach: SheetReach<Row>) => {
  const { block, grid, latest, apply } = reach;
  return (event: KeyboardEvent) => {
    if (isEditing(reach)) return;
    const taken = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    const last = {
      row: (grid.current?.getDisplayedRowCount() ?? 1) - 1,
      column: latest.current.columns.length - 1,
    };
    const marked = block.block();
    const command = event.ctrlKey || event.metaKey;
    const step = STEPS[event.key];
    if (step && event.shiftKey && !command && !event.altKey) {
      taken();
      return block.extend(...step, last);
    }
    if (step || event.key === 'Tab' || event.key === 'Enter' || event.key === 'Escape') return block.set(null, null);
    if ((event.key === 'Delete' || event.key === 'Backspace') && marked) {
      taken();
      return apply(cellsOf(marked).flatMap(({ row, column }) => changeAt(reach, row, column, '')));
    }
    if (!command || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === 'd' && marked) {
      taken();
      apply(
        fillDown(marked).flatMap(({ from, to }) =>
          changeAt(reach, to.row, to.column, textAt(reach, from.row, from.column)),
        ),
      );
    } else if (key === 'a') {
      taken();
      block.set({ row: 0, column: 0 }, last);
    } else if (key === 'z' && !event.shiftKey) {
      taken();
      latest.current.onUndo?.();
    } else if (key === 'y' || (key === 'z' && event.shiftKey)) {
      taken();
      latest.current.onRedo?.();
    } else if (key === '-' && marked && latest.current.onRemove) {
      taken();
      const ids = new Set<string>();
      for (const { row } of cellsOf(marked)) {
        const data = reach.rowAt(row);
        if (data && !reach.isBlank(data)) ids.add(latest.current.rowId(data));
      }
      if (ids.size > 0) latest.current.onRemove([...ids]);
    }
  };
};
