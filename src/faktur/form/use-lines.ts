import { type Dispatch, type RefObject, type SetStateAction, useCallback, useRef } from 'react';
import type { ServerErrors } from '../../ui/form/form-findings.ts';
import type { CellChange } from '../../ui/grid/sheet.ts';
import { carried, emptyUndo, remember, stepBack, stepForward, type Undo } from '../../ui/grid/undo.ts';
import { type FormInput, type FormLine, rebased, withCells, withRoundQuantities } from './form-state.ts';

type Lines = Pick<FormInput, 'lines' | 'nextLine'>;

type Form = {
  readonly latest: RefObject<FormInput>;
  readonly edited: (next: (now: FormInput) => FormInput, paths: readonly string[]) => void;
  readonly setTouched: Dispatch<SetStateAction<ReadonlySet<string>>>;
  readonly setServerErrors: Dispatch<SetStateAction<ServerErrors>>;
};

const linesOf = ({ lines, nextLine }: FormInput): Lines => ({ lines, nextLine });

export const useLines = ({ latest, edited, setTouched, setServerErrors }: Form) => {
  const undo = useRef<Undo<Lines>>(emptyUndo);

  const setCells = useCallback(
    (changes: readonly CellChange[]) => {
      undo.current = remember(undo.current, linesOf(latest.current));
      const next = withCells(latest.current, changes);
      const paths = changes.map(({ id, key }) => `lines.${next.lines.findIndex((line) => line.id === id)}.${key}`);
      edited(() => next, paths);
      // A line counts as left when another one is edited; its empty cells are then reported.
      const known = next.lines.findIndex((line) => line.id === changes.at(-1)?.id);
      const at = known < 0 ? next.lines.length - 1 : known;
      setTouched(
        (now) => new Set([...now, ...next.lines.flatMap((_, line) => (line !== at ? [`lines.${line}`] : []))]),
      );
    },
    [latest, edited, setTouched],
  );

  /** Errors of the server name lines by index, and the indices have changed. */
  const put = useCallback(
    (next: Lines) => {
      edited((now) => ({ ...now, ...next }), []);
      setServerErrors((now) => Object.fromEntries(Object.entries(now).filter(([path]) => !path.startsWith('lines.'))));
    },
    [edited, setServerErrors],
  );
  const removeLines = useCallback(
    (ids: readonly string[]) => {
      const now = linesOf(latest.current);
      undo.current = remember(undo.current, now);
      put({ ...now, lines: now.lines.filter((line: FormLine) => !ids.includes(line.id)) });
    },
    [latest, put],
  );
  const roundQuantities = useCallback(() => {
    const now = linesOf(latest.current);
    undo.current = remember(undo.current, now);
    put({ ...now, lines: withRoundQuantities(latest.current) });
  }, [latest, put]);
  const step = useCallback(
    (take: typeof stepBack<Lines>) => {
      const taken = take(undo.current, linesOf(latest.current));
      if (!taken) return;
      undo.current = taken.undo;
      put(taken.state);
    },
    [latest, put],
  );

  return {
    setCells,
    removeLines,
    roundQuantities,
    undo: useCallback(() => step(stepBack), [step]),
    redo: useCallback(() => step(stepForward), [step]),
    /** Applies to every undo step, so that an undo does not restore an outdated base. */
    carry: useCallback((from: string, to: string) => {
      undo.current = carried(undo.current, (state) => ({ ...state, lines: rebased(state.lines, from, to) }));
    }, []),
    forget: useCallback(() => {
      undo.current = emptyUndo;
    }, []),
  };
};
