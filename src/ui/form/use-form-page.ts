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
import type { SavedRecord } from './use-saving.ts';

type Options<R extends SavedRecord, I> = {
  readonly form: {
    readonly findings: readonly Finding[];
    readonly setServerErrors: (errors: ServerErrors) => void;
    readonly tryAll: () => void;
    readonly edits: number;
    readonly replace: (input: I) => void;
  };
  readonly saving: Draft<R, I>;
  readonly resource: string;
  readonly parts: readonly FormPart[];
};

export const useFormPage = <R extends SavedRecord, I>({ form, saving, resource, parts }: Options<R, I>) => {
  const tell = useTellProblem();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  // Actions wait for queued saves, and the button is not yet disabled then.
  const [once] = useState(oneAtATime);
  const { setServerErrors, edits } = form;
  const { resolve, conflict } = saving;

  const refused = useCallback(
    (error: unknown) => {
      // A blocked upload does not undo the preceding save.
      const saved = problemOf(error)?.saved as R | undefined;
      if (saved) resolve(saved, edits);
      const errors = fieldErrorsOf(error);
      setServerErrors(errors);
      const refusedAt = Object.keys(errors).map((path) => ({ path }));
      // After rendering, because errors without a field appear only in the summary.
      if (refusedAt.length > 0) setTimeout(() => goToFirst(parts, refusedAt));
      else if (problemOf(error)?.code === 'invalid') tell(error);
    },
    [tell, setServerErrors, resolve, parts, edits],
  );
  // Also on browser Back: lists show what was saved meanwhile.
  useEffect(() => () => listsAnew(client, resource), [client, resource]);
  const leave = (to: string) => {
    saving.forget();
    dropUnsaved();
    navigate(to);
  };
  const guardErrors = (): boolean => {
    form.tryAll();
    const faults = form.findings.filter(({ severity }) => severity === 'error');
    if (faults.length > 0) setTimeout(() => goToFirst(parts, faults));
    return faults.length > 0;
  };
  const onSaved = (saved: R, again: boolean, fresh: string) => {
    notify('form.draft_saved', { type: 'success' });
    if (!again) return;
    leave(fresh);
    navigate(fresh, { state: { fresh: saved.id } });
  };
  const keepMine = (input: I) => {
    if (!conflict) return;
    form.replace(input);
    resolve(conflict.current, null);
    saving.save(false, input).catch(refused);
  };
  const takeTheirs = () => {
    if (!conflict) return;
    form.replace(saving.inputOf(conflict.current));
    resolve(conflict.current, form.edits);
  };
  return { refused, leave, guardErrors, once, onSaved, keepMine, takeTheirs };
};
