import { useCallback, useRef, useState } from 'react';
import type { CheckedRow } from '#domain/imports/view-schema.ts';
import type { SheetGoal } from '../ui/grid/sheet.ts';
import type { RowFilter, useRowReader } from './import-api.ts';

/** Where a row stands in a file: rows lie by document, then by row. */
export type Placed = { readonly document: number; readonly row: number };
/** A row one has come to, and how many of those that are walked over stand before it. */
type Stand<Row extends Placed> = { readonly row: Row; readonly index: number };

type Rows<Row> = {
  readonly load: (from: number, to: number) => Promise<readonly Row[]>;
  readonly count: () => Promise<number>;
};

/** As far as the rows may have moved since one stood there. */
const AROUND = 50;

const order = (one: Placed, other: Placed): number => one.document - other.document || one.row - other.row;

const atEnd = async <Row extends Placed>({ load, count }: Rows<Row>, by: 1 | -1): Promise<Stand<Row> | null> => {
  const index = by > 0 ? 0 : (await count()) - 1;
  if (index < 0) return null;
  const [row] = await load(index, index + 1);
  return row ? { row, index } : null;
};

/**
 * The next of some rows, or the one before; after the last comes the first. It goes by the row one stood on, whether it is still
 * among them or not: what was mended is gone, and the next has come to its place.
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
  /** The rows that are walked over. */
  readonly filter: RowFilter;
  /** The field whose errors are mended; any without one. */
  readonly path: string | undefined;
  /** Until what was typed has reached the server the rows are not as they will be. */
  readonly settled: () => Promise<unknown>;
};

/** From error to error by the keyboard, one step after the other however quickly they are asked for. */
export const useErrorWalk = (options: Options) => {
  const latest = useRef(options);
  latest.current = options;
  const stand = useRef<Stand<CheckedRow> | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** How many errors stand before the one the keyboard is on; nothing before the first step. */
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
        // What the server did not answer is asked again with the next press.
        queue.current = queue.current.then(() => one(by)).catch(() => undefined);
      },
      [one],
    ),
    /** The goal is reached. */
    went: useCallback(() => setGoal(null), []),
    /** Other rows are walked over from here on. */
    restart: useCallback(() => {
      stand.current = null;
      setAt(null);
      setGoal(null);
    }, []),
  };
};
