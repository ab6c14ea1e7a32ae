import { useMemo } from 'react';
import { useDraft } from '../../ui/form/use-draft.ts';
import type { Kept, SaveActions } from '../../ui/form/use-saving.ts';
import { useDraftApi } from './use-draft-api.ts';

/** What the document of one type is kept as: R as the server keeps it, I as it is typed. Given once, outside the form. */
type Type<R, I> = {
  readonly resource: string;
  readonly edit: (id: string) => string;
  readonly inputOf: (saved: R) => I;
};

/** The draft of a document that its own form types, and the calls that keep and send it. */
export const useApiDraft = <R extends Kept, I>(
  { resource, edit, inputOf }: Type<R, I>,
  typed: Omit<Parameters<typeof useDraft<R, I>>[0], 'saveActions'>,
) => {
  const api = useDraftApi<R, I>(resource);
  // A call of its own: the save that leaving a field brings must not switch a button off under the pointer.
  const { saveDraft: create, changeDraft: change, remove } = useDraftApi<R, I>(resource);
  const saveActions = useMemo<SaveActions<R, I>>(
    () => ({ create, change, remove, address: ({ id }) => edit(id), inputOf }),
    [create, change, remove, edit, inputOf],
  );
  return { api, saving: useDraft<R, I>({ saveActions, ...typed }) };
};
