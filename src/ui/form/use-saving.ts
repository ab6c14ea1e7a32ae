import { useCallback, useEffect, useRef, useState } from 'react';
import { problemOf, removedIn } from '../feedback/use-call.ts';
import { type Conflict, conflictOf } from './conflict.ts';

export type Known = { readonly id: string; readonly version: number };
export type SavingState =
  | { readonly at: 'rest' }
  | { readonly at: 'saving' }
  | { readonly at: 'saved'; readonly when: number }
  | { readonly at: 'failed'; readonly why: unknown };

export type SavedRecord = Known & { readonly updatedAt: number };

/** R is the server's record, I the form input. */
export type SaveActions<R, I> = {
  readonly create: (input: I, autosave: boolean) => Promise<R>;
  readonly change: (id: string, version: number, input: I, autosave: boolean) => Promise<R>;
  readonly remove: (id: string) => Promise<unknown>;
  /** The edit address of a saved draft, so that a reload returns to it. */
  readonly address: (saved: R) => string;
  readonly inputOf: (saved: R) => I;
};

export type Overtaken<R> = { readonly current: R | null; readonly by: string; readonly when: number };

const overtakenOf = <R>(error: unknown): Overtaken<R> | null => {
  const problem = problemOf(error);
  const removed = removedIn(problem);
  if (removed) return { current: null, by: removed.by, when: removed.at };
  if (problem?.code !== 'wrong_status' || !problem.current) return null;
  return { current: problem.current as R, by: String(problem.by ?? ''), when: Number(problem.at) };
};

const EVERY_MS = 10_000;

type Options<R, I> = {
  readonly saveActions: SaveActions<R, I>;
  readonly input: I;
  readonly edits: number;
  readonly known: Known | null;
  readonly worthSaving: boolean;
  /** Off for a substitute: its draft starts with a reason, on the user's request. */
  readonly automatic: boolean;
};

/** Saves run in one queue, so that a slow save never overtakes a later one; automatic every ten seconds and on blur. */
export const useSaving = <R extends SavedRecord, I>(options: Options<R, I>) => {
  const latest = useRef(options);
  latest.current = options;
  const known = useRef(options.known);
  const savedEdits = useRef(0);
  const savedInput = useRef(options.input);
  /** The input last saved by the user or loaded; null while there are only automatic saves. */
  const lastSaved = useRef(options.known ? options.input : null);
  const savedItself = useRef(false);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  const [state, setState] = useState<SavingState>({ at: 'rest' });
  const [conflict, setConflict] = useState<Conflict<R, I> | null>(null);
  const [overtaken, setOvertaken] = useState<Overtaken<R> | null>(null);

  /** After the first save, so that a reload returns to the draft; the screen stays mounted. */
  const name = useCallback((saved: R): void => {
    const { saveActions } = latest.current;
    if (!known.current) window.history.replaceState(window.history.state, '', saveActions.address(saved));
    known.current = { id: saved.id, version: saved.version };
  }, []);

  const saveNow = useCallback(
    async (autosave: boolean, given?: I): Promise<R> => {
      const { saveActions, edits } = latest.current;
      const input = given ?? latest.current.input;
      setState({ at: 'saving' });
      try {
        const had = known.current;
        const saved = had
          ? await saveActions.change(had.id, had.version, input, autosave)
          : await saveActions.create(input, autosave);
        name(saved);
        savedEdits.current = edits;
        savedInput.current = input;
        savedItself.current = autosave;
        if (!autosave) lastSaved.current = input;
        setState({ at: 'saved', when: saved.updatedAt });
        return saved;
      } catch (error) {
        setState({ at: 'failed', why: error });
        throw error;
      }
    },
    [name],
  );

  const inTurn = useCallback(async <T>(work: (known: Known | null) => Promise<T>): Promise<T> => {
    waiting.current += 1;
    const next = queue.current.catch(() => undefined).then(() => work(known.current));
    queue.current = next;
    try {
      return await next;
    } catch (error) {
      const found = conflictOf<R, I>(error, savedInput.current);
      if (found) setConflict(found);
      const gone = overtakenOf<R>(error);
      if (gone) setOvertaken(gone);
      throw error;
    } finally {
      waiting.current -= 1;
    }
  }, []);
  const save = useCallback(
    (autosave = false, given?: I): Promise<R> => inTurn(() => saveNow(autosave, given)),
    [inTurn, saveNow],
  );

  const isDirty = useCallback(() => latest.current.edits > savedEdits.current, []);
  const autosave = useCallback(() => {
    const { worthSaving, automatic } = latest.current;
    // While a save is running, wait for the next interval.
    const conflictOrStale = conflict ?? overtaken;
    if (automatic && worthSaving && isDirty() && !conflictOrStale && waiting.current === 0)
      save(true).catch(() => undefined);
  }, [conflict, overtaken, isDirty, save]);

  useEffect(() => {
    const timer = setInterval(autosave, EVERY_MS);
    return () => clearInterval(timer);
  }, [autosave]);

  const resolve = useCallback(
    (current: R, edits: number | null) => {
      name(current);
      savedInput.current = latest.current.saveActions.inputOf(current);
      lastSaved.current = savedInput.current;
      savedItself.current = false;
      if (edits !== null) savedEdits.current = edits;
      setConflict(null);
    },
    [name],
  );

  /** Deletes the draft, or restores the last version saved by the user. */
  const discard = useCallback((): Promise<void> => {
    savedEdits.current = latest.current.edits;
    return inTurn(async (had) => {
      if (!had || !savedItself.current) return;
      const { saveActions } = latest.current;
      savedItself.current = false;
      if (lastSaved.current === null) await saveActions.remove(had.id);
      else await saveActions.change(had.id, had.version, lastSaved.current, true);
    });
  }, [inTurn]);

  return {
    state,
    save,
    discard,
    /** Whether leaving would lose input or keep an automatic save. */
    hasWork: () => isDirty() || savedItself.current,
    autosave,
    isDirty,
    known,
    conflict,
    overtaken,
    inTurn,
    resolve,
    takeUnsaved: useCallback((version: number | null) => {
      savedEdits.current = -1;
      if (known.current && version !== null) known.current = { ...known.current, version };
      setState({ at: 'rest' });
    }, []),
    inputOf: (saved: R): I => latest.current.saveActions.inputOf(saved),
    forget: () => {
      savedEdits.current = latest.current.edits;
    },
  };
};
