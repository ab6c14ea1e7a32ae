import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ReturInput } from '#domain/faktur/retur.ts';
import { listsAnew } from '../../client/events.ts';
import { newKey } from '../../client/new-key.ts';
import { dropUnsaved } from '../../ui/feedback/unsaved.ts';
import { fieldErrorsOf, problemOf, useCall, useTellProblem } from '../../ui/feedback/use-call.ts';
import { returPaths } from '../paths.ts';
import { inSide } from './sides.ts';

const BASE = `/${inSide.of.resource}`;

/** A draft as far as it is needed to write it over. */
export type DraftOf = { readonly id: string; readonly version: number };

/** Keeping a return, or keeping and sending it in one: what the server refuses is laid at its field; afterwards the page of the return. */
export const useReturSaving = (opened: DraftOf | null) => {
  const { ask, busy } = useCall();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const tell = useTellProblem();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const draft = useRef(opened);
  // A press said twice makes one.
  const key = useRef(newKey());
  const save = async (input: ReturInput, how: 'save' | 'upload'): Promise<void> => {
    const at = `${BASE}/${how === 'save' ? 'draft' : 'direct-upload'}`;
    const kept = draft.current;
    try {
      const { id } = kept
        ? await ask<DraftOf>('PUT', `${at}/${kept.id}`, { version: kept.version, input })
        : await ask<DraftOf>('POST', at, { input }, { key: key.current });
      notify(`retur.done.${how}`, { type: 'success' });
      dropUnsaved();
      listsAnew(client, inSide.of.resource);
      navigate(returPaths.detailIn(id));
    } catch (error) {
      key.current = newKey();
      const problem = problemOf(error) as ({ code?: string; saved?: DraftOf } & object) | undefined;
      // Kept, and not sent: from now on it is that draft.
      if (problem?.saved) draft.current = problem.saved;
      const faults = fieldErrorsOf(error);
      setErrors(faults);
      const [first] = Object.values(faults);
      if (problem?.code === 'stale' || faults.lines || faults.originId) tell(error, first);
    }
  };
  return { save, busy, errors };
};
