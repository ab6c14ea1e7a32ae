import { useCallback, useMemo } from 'react';
import { useUnsaved } from '../feedback/unsaved.ts';
import { type Keeping, type Kept, useSaving } from './use-saving.ts';

type Options<R, I> = {
  readonly keeping: Keeping<R, I>;
  readonly form: { readonly input: I; readonly edits: number };
  /** The draft being changed; absent while there is none yet. */
  readonly draft: R | undefined;
  readonly worthSaving: boolean;
  readonly automatic: boolean;
};

/** A document being typed, kept as a draft; leaving the page before it is saved asks first. */
export const useDraft = <R extends Kept, I>({ keeping, form, draft, worthSaving, automatic }: Options<R, I>) => {
  const { input, edits } = form;
  const known = useMemo(() => (draft ? { id: draft.id, version: draft.version } : null), [draft]);
  const saving = useSaving<R, I>({ keeping, input, edits, known, worthSaving, automatic });
  const saveBehind = useCallback(() => saving.save(true).then(() => undefined), [saving.save]);
  const onItsWay = saving.state.at === 'saving' ? 'saving' : 'unsaved';
  useUnsaved(saving.isDirty() && edits > 0 ? onItsWay : 'saved', saveBehind);
  return saving;
};

export type Draft<R extends Kept, I> = ReturnType<typeof useDraft<R, I>>;
