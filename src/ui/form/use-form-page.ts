import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Finding } from '#domain/definition/finding.ts';
import { listsAnew } from '../../client/events.ts';
import { dropUnsaved } from '../feedback/unsaved.ts';
import { fieldErrorsOf, problemOf, useTellProblem } from '../feedback/use-call.ts';
import type { ServerErrors } from './form-findings.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { type FormPart, goToFirst } from './places.ts';
import type { Draft } from './use-draft.ts';
import type { Kept } from './use-saving.ts';

type Options<R extends Kept, I> = {
  readonly form: {
    readonly findings: readonly Finding[];
    readonly setServerErrors: (errors: ServerErrors) => void;
    readonly tryAll: () => void;
    readonly edits: number;
    readonly replace: (input: I) => void;
  };
  readonly saving: Draft<R, I>;
  /** What the lists of these documents are kept under. */
  readonly resource: string;
  /** The parts of the form, in order. */
  readonly parts: readonly FormPart[];
};

/**
 * What every form does besides its fields: goes to the first of what is refused or wrong, which the summary and the field tell, and leaves with
 * the lists made anew.
 */
export const useFormPage = <R extends Kept, I>({ form, saving, resource, parts }: Options<R, I>) => {
  const tell = useTellProblem();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  // Before it comes to its call a step waits for the saves in line: a button is not off by then.
  const [once] = useState(oneAtATime);
  const { setServerErrors, edits } = form;
  const { resolve, conflict } = saving;

  const refused = useCallback(
    (error: unknown) => {
      // What stands before an upload does not undo the save that came first.
      const saved = problemOf(error)?.saved as R | undefined;
      if (saved) resolve(saved, edits);
      const errors = fieldErrorsOf(error);
      setServerErrors(errors);
      const refusedAt = Object.keys(errors).map((path) => ({ path }));
      // Drawn first: what has no field is told by the summary alone.
      if (refusedAt.length > 0) setTimeout(() => goToFirst(parts, refusedAt));
      else if (problemOf(error)?.code === 'invalid') tell(error);
    },
    [tell, setServerErrors, resolve, parts, edits],
  );
  // Whichever way the form is left, Back too: what was saved meanwhile is read anew.
  useEffect(() => () => listsAnew(client, resource), [client, resource]);
  const leave = (to: string) => {
    saving.forget();
    dropUnsaved();
    navigate(to);
  };
  /** Shows everything that is wrong and goes to the first of it; true when there is anything. */
  const guardErrors = (): boolean => {
    form.tryAll();
    const faults = form.findings.filter(({ severity }) => severity === 'error');
    if (faults.length > 0) setTimeout(() => goToFirst(parts, faults));
    return faults.length > 0;
  };
  /** Kept by the person; `again`: an empty form at `fresh` comes next. */
  const kept = (saved: R, again: boolean, fresh: string) => {
    notify('form.draft_saved', { type: 'success' });
    if (!again) return;
    leave(fresh);
    navigate(fresh, { state: { fresh: saved.id } });
  };
  /** Of two versions the one put together here, which is saved. */
  const keepMine = (input: I) => {
    if (!conflict) return;
    form.replace(input);
    resolve(conflict.current, null);
    saving.save(false, input).catch(refused);
  };
  /** The one somebody else saved. */
  const takeTheirs = () => {
    if (!conflict) return;
    form.replace(saving.inputOf(conflict.current));
    resolve(conflict.current, form.edits);
  };
  return { refused, leave, guardErrors, once, kept, keepMine, takeTheirs };
};
