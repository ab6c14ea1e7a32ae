import { useCallback, useMemo } from 'react';
import { useUnsaved } from '../feedback/unsaved.ts';
import { type SaveActions, type SavedRecord, useSaving } from './use-saving.ts';
import { useStoredInput } from './use-stored-input.ts';

type Options<R, I> = {
  readonly saveActions: SaveActions<R, I>;
  readonly form: { readonly input: I; readonly edits: number; readonly replace: (input: I) => void };
  readonly draft: R | undefined;
  readonly worthSaving: boolean;
  readonly automatic: boolean;
};

export const useDraft = <R extends SavedRecord, I>({
  saveActions,
  form,
  draft,
  worthSaving,
  automatic,
}: Options<R, I>) => {
  const { input, edits, replace } = form;
  const known = useMemo(() => (draft ? { id: draft.id, version: draft.version } : null), [draft]);
  const saving = useSaving<R, I>({ saveActions, input, edits, known, worthSaving, automatic });
  const saveBehind = useCallback(() => saving.save(true).then(() => undefined), [saving.save]);
  const onItsWay = saving.state.at === 'saving' ? 'saving' : 'unsaved';
  const dirty = saving.isDirty();
  const { discard } = saving;
  const leftBehind = useCallback(() => discard().catch(() => undefined), [discard]);
  useUnsaved(dirty ? onItsWay : 'saved', saveBehind, leftBehind);
  const version = useCallback(() => saving.known.current?.version ?? null, [saving.known]);
  const restore = (typed: I, at: number | null) => {
    replace(typed);
    saving.takeUnsaved(at);
  };
  useStoredInput({ input, dirty, version, restore });
  return saving;
};

export type Draft<R extends SavedRecord, I> = ReturnType<typeof useDraft<R, I>>;
