import type { IDatasource } from 'ag-grid-community';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { SheetGoal, SheetSource } from './sheet.ts';
import { isEditing, type SheetReach } from './sheet-reach.ts';

export const BLOCK = 100;

type Arrived<Row> = { readonly source: SheetSource<Row>; readonly blocks: Set<number> };

/**
 * Waits until the row has loaded: it may have moved, and the grid's focus belongs to an index. Returns a callback for
 * loaded blocks.
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

/** The grid keeps one datasource while the key is the same. */
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

/** Returns the datasource and a callback for closed editors. */
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
  // Same key, new data: reloaded in place, so that scroll position and focus are kept.
  const loaded = useRef(source);
  const catchUp = useCallback(() => {
    const [before, now] = [loaded.current, latest.current.source];
    const isSame = before?.key === now?.key;
    // A closing editor writes to the row at its index, so rows must not move until then.
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
