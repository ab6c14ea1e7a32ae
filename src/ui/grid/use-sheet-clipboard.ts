import type { ClipboardEvent } from 'react';
import { cellsOf, spread } from './block.ts';
import { parseBlock, printBlock } from './clipboard.ts';
import { changeAt, isEditing, type SheetReach, textAt } from './sheet-reach.ts';

/** Copy, cut and paste of blocks, in the text form that spreadsheets exchange. An open editor keeps its own clipboard. */
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
