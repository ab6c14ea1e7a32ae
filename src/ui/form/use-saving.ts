import { useCallback, useEffect, useRef, useState } from 'react';
import { problemOf, removedIn } from '../feedback/use-call.ts';
import { type Conflict, conflictOf } from './conflict.ts';

export type Known = { readonly id: string; readonly version: number };
export type SavingState =
  | { readonly at: 'rest' }
  | { readonly at: 'saving' }
  | { readonly at: 'saved'; readonly when: number }
  | { readonly at: 'failed'; readonly why: unknown };

export type Kept = Known & { readonly updatedAt: number };

/** How one kind of draft is kept: R as the server has it, I as it is typed. */
export type SaveActions<R, I> = {
  readonly create: (input: I, autosave: boolean) => Promise<R>;
  readonly change: (id: string, version: number, input: I, autosave: boolean) => Promise<R>;
  /** Takes away a draft that saved itself and nobody asked to keep. */
  readonly remove: (id: string) => Promise<unknown>;
  /** Where a saved draft is edited: a reload comes back to it. */
  readonly address: (saved: R) => string;
  readonly inputOf: (saved: R) => I;
};

/** It can no longer be changed: it went its way while it was being filled in, or is gone. */
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
  /** Grows with every edit; what is above the count of the last save is not saved yet. */
  readonly edits: number;
  readonly known: Known | null;
  readonly worthSaving: boolean;
  /** Off while an issued document is being replaced: its draft begins with a reason, at the person's word. */
  readonly automatic: boolean;
};

/** Saves in one queue, so that a slow save never overtakes a later one; every ten seconds and on leaving a field by itself. */
export const useSaving = <R extends Kept, I>(options: Options<R, I>) => {
  const latest = useRef(options);
  latest.current = options;
  const known = useRef(options.known);
  const savedEdits = useRef(0);
  const savedInput = useRef(options.input);
  /** What the person has last kept or found here; null while there is nothing but what saved itself. */
  const lastSaved = useRef(options.known ? options.input : null);
  /** Whether something saved itself since then. */
  const savedItself = useRef(false);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  const [state, setState] = useState<SavingState>({ at: 'rest' });
  const [conflict, setConflict] = useState<Conflict<R, I> | null>(null);
  const [overtaken, setOvertaken] = useState<Overtaken<R> | null>(null);

  /** The address names the draft from its first save on, so that a reload comes back to it; the screen itself stays. */
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

  /** One after the other: each sees the version the one before it left, and what someone else saved first is shown. */
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
    // While something is on its way the next round of the clock is soon enough.
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

  /** Undoes what saved itself: the draft goes, or is again as the person kept or found it. */
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
    /** Whether leaving without a word would keep something, or lose it. */
    hasWork: () => isDirty() || savedItself.current,
    autosave,
    isDirty,
    known,
    conflict,
    overtaken,
    inTurn,
    resolve,
    /** The form holds what was typed before and never saved; `version` is the one of the draft it was typed into. */
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
