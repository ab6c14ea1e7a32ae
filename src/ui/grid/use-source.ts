import type { IDatasource } from 'ag-grid-community';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { SheetGoal, SheetSource } from './sheet.ts';
import { isEditing, type SheetReach } from './sheet-reach.ts';

/** Rows a source is asked for at a time. */
export const BLOCK = 100;

type Arrived<Row> = { readonly source: SheetSource<Row>; readonly blocks: Set<number> };

/**
 * Goes to a cell as soon as its row is here as it now stands: rows of before may stand elsewhere, and a focus stays with its
 * place. Answers what to call when a block has come.
 */
const useGoal = <Row>({ grid, latest }: SheetReach<Row>, goal: SheetGoal | null | undefined) => {
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

/** Always asks the newest source, so that the grid keeps one datasource as long as the question is the same. */
const datasourceOver = <Row>(
  newest: () => SheetSource<Row> | undefined,
  onArrived: (source: SheetSource<Row>, from: number) => void,
): IDatasource => ({
  getRows: ({ startRow, endRow, successCallback, failCallback }) => {
    const source = newest();
    if (!source) return failCallback();
    source.load(startRow, endRow).then((rows) => {
      successCallback([...rows], source.count);
      onArrived(source, startRow);
    }, failCallback);
  },
});

/** Rows that come in blocks, and the way to one of them. Answers what the grid reads from, and what to call when an editor closed. */
export const useSource = <Row>(
  reach: SheetReach<Row>,
  source: SheetSource<Row> | undefined,
  { goal, onRows }: { readonly goal: SheetGoal | null | undefined; readonly onRows: () => void },
) => {
  const { grid, latest } = reach;
  const toGoal = useGoal(reach, goal);
  const onArrived = useCallback(
    (of: SheetSource<Row>, from: number) => {
      onRows();
      toGoal(of, from);
    },
    [onRows, toGoal],
  );
  const key = source?.key;
  const datasource = useMemo<IDatasource | undefined>(
    () => (key === undefined ? undefined : datasourceOver(() => latest.current.source, onArrived)),
    [key, latest, onArrived],
  );
  // The same question with other answers: loaded again in place, so that neither scroll nor focus is lost.
  const loaded = useRef(source);
  const catchUp = useCallback(() => {
    const [before, now] = [loaded.current, latest.current.source];
    const isSame = before?.key === now?.key;
    // An open editor writes into the row that stands where it closes, so the rows stay where they are until then.
    if (isSame && isEditing({ grid })) return;
    loaded.current = now;
    if (!now || !isSame || before === now) return;
    if (before?.count !== now.count) grid.current?.setRowCount(now.count, true);
    grid.current?.refreshInfiniteCache();
  }, [grid, latest]);
  useEffect(() => {
    if (source) catchUp();
  }, [source, catchUp]);
  return { datasource, catchUp };
};
