import { useCallback, useRef, useState } from 'react';
import type { CheckedRow } from '#domain/imports/view-schema.ts';
import type { SheetGoal } from '../ui/grid/sheet.ts';
import type { RowFilter, useRowReader } from './import-api.ts';

export type Placed = { readonly document: number; readonly row: number };
/** A row reached, and how many matching rows precede it. */
type Stand<Row extends Placed> = { readonly row: Row; readonly index: number };

type Rows<Row> = {
  readonly load: (from: number, to: number) => Promise<readonly Row[]>;
  readonly count: () => Promise<number>;
};

/** How far rows may have moved since the last visit. */
const AROUND = 50;

const order = (one: Placed, other: Placed): number => one.document - other.document || one.row - other.row;

const atEnd = async <Row extends Placed>({ load, count }: Rows<Row>, by: 1 | -1): Promise<Stand<Row> | null> => {
  const index = by > 0 ? 0 : (await count()) - 1;
  if (index < 0) return null;
  const [row] = await load(index, index + 1);
  return row ? { row, index } : null;
};

/**
 * The next or previous matching row, wrapping around. Starts at the last visited row even if that no longer matches: a
 * fixed row has left the set, and the next one has its index.
 */
export const walk = async <Row extends Placed>(
  rows: Rows<Row>,
  held: Stand<Row> | null,
  by: 1 | -1,
): Promise<Stand<Row> | null> => {
  if (!held) return atEnd(rows, by);
  const from = Math.max(0, held.index - AROUND);
  const near = await rows.load(from, held.index + AROUND);
  const at =
    by > 0 ? near.findIndex((row) => order(row, held.row) > 0) : near.findLastIndex((row) => order(row, held.row) < 0);
  const row = near[at];
  return row ? { row, index: from + at } : atEnd(rows, by);
};

type Options = {
  readonly reader: ReturnType<typeof useRowReader>;
  readonly filter: RowFilter;
  readonly path: string | undefined;
  /** Resolves when pending edits have reached the server, because they change the rows. */
  readonly settled: () => Promise<unknown>;
};

/** Steps are queued. */
export const useErrorWalk = (options: Options) => {
  const latest = useRef(options);
  latest.current = options;
  const stand = useRef<Stand<CheckedRow> | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** The number of errors before the focused one; null before the first step. */
  const [at, setAt] = useState<number | null>(null);
  const [goal, setGoal] = useState<SheetGoal | null>(null);

  const one = useCallback(async (by: 1 | -1) => {
    await latest.current.settled();
    const { reader, filter, path } = latest.current;
    const found = await walk(
      { load: (from, to) => reader.load(from, to, filter), count: () => reader.count(filter) },
      stand.current,
      by,
    );
    const issue = found?.row.findings.find((finding) => !path || finding.path === path) ?? found?.row.findings[0];
    if (!found || !issue) return;
    stand.current = found;
    setAt(found.index);
    setGoal({ id: String(found.row.row), key: issue.path, index: found.index });
  }, []);
  return {
    at,
    goal,
    step: useCallback(
      (by: 1 | -1) => {
        // A failed request is repeated on the next key.
        queue.current = queue.current.then(() => one(by)).catch(() => undefined);
      },
      [one],
    ),
    went: useCallback(() => setGoal(null), []),
    restart: useCallback(() => {
      stand.current = null;
      setAt(null);
      setGoal(null);
    }, []),
  };
};
