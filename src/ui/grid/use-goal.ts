import { useCallback, useEffect, useRef } from 'react';
import type { SheetGoal, SheetSource } from './sheet.ts';
import type { SheetReach } from './sheet-reach.ts';

/** Rows a source is asked for at a time. */
export const BLOCK = 100;

type Arrived<Row> = { readonly source: SheetSource<Row>; readonly blocks: Set<number> };

/**
 * Goes to a cell as soon as its row is here as it now stands: rows of before may stand elsewhere, and a focus stays with its
 * place. Answers what to call when a block has come.
 */
export const useGoal = <Row>({ grid, latest }: SheetReach<Row>, goal: SheetGoal | null | undefined) => {
  const arrived = useRef<Arrived<Row> | null>(null);
  const wanted = useRef<SheetGoal | null>(null);

  const seek = useCallback(() => {
    const api = grid.current;
    const { source, onWent } = latest.current;
    if (!api || !wanted.current || !source) return;
    const { id, key, index } = wanted.current;
    if (arrived.current?.source !== source) return;
    // Brings its block here, if it is not.
    if (index < source.count) api.ensureIndexVisible(index);
    if (!arrived.current.blocks.has(index - (index % BLOCK))) return;
    wanted.current = null;
    const at = api.getRowNode(id)?.rowIndex;
    if (at !== null && at !== undefined) {
      api.ensureIndexVisible(at);
      api.ensureColumnVisible(key);
      api.setFocusedCell(at, key);
    }
    onWent?.();
  }, [grid, latest]);

  useEffect(() => {
    wanted.current = goal ?? null;
    seek();
  }, [goal, seek]);

  return useCallback(
    (source: SheetSource<Row>, from: number) => {
      if (arrived.current?.source !== source) arrived.current = { source, blocks: new Set() };
      arrived.current.blocks.add(from);
      seek();
    },
    [seek],
  );
};
