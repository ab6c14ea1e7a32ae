import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Finding } from '#domain/kit/finding.ts';
import { fieldErrorsOf, problemOf } from '../problem.ts';
import { dropUnsaved } from '../unsaved.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { ServerErrors } from './said.ts';

type Options<R> = {
  readonly form: {
    readonly findings: readonly Finding[];
    readonly setServerErrors: (errors: ServerErrors) => void;
    readonly tryAll: () => void;
  };
  readonly saving: {
    readonly forget: () => void;
    readonly resolve: (current: R, edits: number | null) => void;
  };
  /** What the lists of these documents are kept under. */
  readonly resource: string;
  readonly goTo: (path: string) => boolean;
  /** Message key: what is marked is to be mended first. */
  readonly mendFirst: string;
};

/** What every form does besides its fields: shows where a refusal leads, stops at errors, and leaves with the lists made anew. */
export const useFormPage = <R>({ form, saving, resource, goTo, mendFirst }: Options<R>) => {
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  // Before it comes to its call a step waits for the saves in line: a button is not off by then.
  const [once] = useState(oneAtATime);
  const { setServerErrors } = form;
  const { resolve } = saving;

  const refused = useCallback(
    (error: unknown) => {
      // What stands before an upload does not undo the save that came first.
      const saved = problemOf(error)?.saved as R | undefined;
      if (saved) resolve(saved, null);
      const errors = fieldErrorsOf(error);
      setServerErrors(errors);
      const first = Object.keys(errors)[0];
      if (first) {
        notify('form.refused', { type: 'warning' });
        goTo(first);
      }
    },
    [notify, setServerErrors, resolve, goTo],
  );
  const leave = (to: string) => {
    saving.forget();
    dropUnsaved();
    void client.invalidateQueries({ queryKey: [resource] });
    void client.invalidateQueries({ queryKey: ['get'] });
    navigate(to);
  };
  /** Shows everything that is wrong and goes to the first of it; true when there is anything. */
  const guardErrors = (): boolean => {
    form.tryAll();
    const first = form.findings.find(({ severity }) => severity === 'error');
    if (first) {
      notify(mendFirst, { type: 'warning' });
      setTimeout(() => goTo(first.path));
    }
    return Boolean(first);
  };
  return { refused, leave, guardErrors, once };
};
