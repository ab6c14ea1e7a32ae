import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { listsAnew } from '../../client/events.ts';
import { newKey } from '../../client/new-key.ts';
import { dropUnsaved } from '../../ui/feedback/unsaved.ts';
import { fieldErrorsOf, problemOf, useCall, useTellProblem } from '../../ui/feedback/use-call.ts';

export type DraftOf = { readonly id: string; readonly version: number };

type Ask = ReturnType<typeof useCall>['ask'];

type SavingOptions = {
  readonly resource: string;
  readonly detail: (id: string) => string;
  /** Fields without an input in the form: their errors are shown as a notification. */
  readonly unplaced?: readonly string[];
};

/**
 * Server errors appear at their fields. A double click saves once. A document saved but not sent is passed to
 * `onSaved`.
 */
export const useTypeSaving = ({ resource, detail, unplaced = [] }: SavingOptions) => {
  const { ask, busy } = useCall();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const tell = useTellProblem();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const key = useRef(newKey());
  const save = async (
    send: (ask: Ask, once: { readonly key: string }) => Promise<DraftOf>,
    done: string,
    onSaved?: (draft: DraftOf) => void,
  ): Promise<void> => {
    try {
      const { id } = await send(ask, { key: key.current });
      notify(done, { type: 'success' });
      dropUnsaved();
      listsAnew(client, resource);
      navigate(detail(id));
    } catch (error) {
      key.current = newKey();
      const problem = problemOf(error) as ({ code?: string; saved?: DraftOf } & object) | undefined;
      if (problem?.saved) onSaved?.(problem.saved);
      const faults = fieldErrorsOf(error);
      setErrors(faults);
      const [first] = Object.values(faults);
      if (problem?.code === 'stale' || unplaced.some((field) => faults[field])) tell(error, first);
    }
  };
  return { save, busy, errors };
};
