import { useCallback, useRef, useState } from 'react';
import type { CheckedRow } from '#domain/imports/view-schema.ts';
import type { SheetGoal } from '../ui/grid/sheet.ts';
import type { RowFilter, useRowReader } from './import-api.ts';
import { type Stand, walk } from './walk.ts';

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
