import { type RefObject, useMemo, useRef } from 'react';
import type { SheetGridProps } from './SheetGrid.tsx';
import { emptyUndo, remember, type Step, stepBack, stepForward } from './undo.ts';

/** Undo of this sheet, or the caller's own where the rows live on the server. */
export const useSheetUndo = <Row>(latest: RefObject<SheetGridProps<Row>>) => {
  const stack = useRef(emptyUndo);
  return useMemo(
    () => ({
      remember: (step: Step) => {
        stack.current = remember(stack.current, step);
      },
      back: () => {
        if (latest.current.onUndo) return latest.current.onUndo();
        const { undo, changes } = stepBack(stack.current);
        stack.current = undo;
        if (changes.length > 0) latest.current.onChange(changes);
      },
      forward: () => {
        if (latest.current.onUndo) return;
        const { undo, changes } = stepForward(stack.current);
        stack.current = undo;
        if (changes.length > 0) latest.current.onChange(changes);
      },
    }),
    [latest],
  );
};
