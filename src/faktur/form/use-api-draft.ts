import { useMemo } from 'react';
import type { DraftResourceOf } from '../../client/draft-resource.ts';
import { useDraft } from '../../ui/form/use-draft.ts';
import type { SaveActions, SavedRecord } from '../../ui/form/use-saving.ts';
import { useDraftApi } from './use-draft-api.ts';

/** R is the server's record, I the form input. A constant outside the component. */
type Type<R, I> = {
  readonly resource: DraftResourceOf<R, I>;
  readonly edit: (id: string) => string;
  readonly inputOf: (saved: R) => I;
};

export const useApiDraft = <R extends SavedRecord, I>(
  { resource, edit, inputOf }: Type<R, I>,
  typed: Omit<Parameters<typeof useDraft<R, I>>[0], 'saveActions'>,
) => {
  const api = useDraftApi<R, I>(resource);
  // Separate from the calls of the buttons: an autosave on blur must not disable a button under the pointer.
  const { saveDraft: create, changeDraft: change, remove } = useDraftApi<R, I>(resource);
  const saveActions = useMemo<SaveActions<R, I>>(
    () => ({ create, change, remove, address: ({ id }) => edit(id), inputOf }),
    [create, change, remove, edit, inputOf],
  );
  return { api, saving: useDraft<R, I>({ saveActions, ...typed }) };
};
