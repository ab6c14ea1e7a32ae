import { createElement, useState } from 'react';
import { useNotify } from 'react-admin';
import { type Looked, LookedAt, useLastLook } from '../../ui/documents/use-last-look.tsx';
import type { FormPart } from '../../ui/form/places.ts';
import type { Draft } from '../../ui/form/use-draft.ts';
import { useFormPage } from '../../ui/form/use-form-page.ts';
import type { SavedRecord } from '../../ui/form/use-saving.ts';

type Named = { readonly id: string };

type Api<I> = {
  saveDraft(input: I, autosave: boolean): Promise<Named>;
  directUpload(input: I): Promise<Named>;
  changeAndUpload(id: string, version: number, input: I): Promise<Named>;
  substitute(id: string, input: I, reason: string): Promise<Named>;
  upload(of: { ids: readonly string[] }): Promise<unknown>;
};

type Room = {
  readonly resource: string;
  readonly parts: readonly FormPart[];
  readonly paths: {
    readonly create: string;
    detail(id: string): string;
    edit(id: string): string;
    editSubstitute(id: string): string;
  };
  readonly sent: string;
};

type Options<R extends SavedRecord, I> = {
  readonly api: Api<I>;
  readonly form: Parameters<typeof useFormPage<R, I>>[0]['form'] & { readonly input: I };
  readonly saving: Draft<R, I>;
  readonly replacing: boolean;
  /** Id of the document being replaced, also after the first save. */
  readonly original: string | null;
  readonly room: Room;
  readonly looked: () => Looked;
};

/** The actions below the form and the handling of their refusals. */
export const useFormSteps = <R extends SavedRecord, I>({
  api,
  form,
  saving,
  replacing,
  original,
  room,
  looked,
}: Options<R, I>) => {
  const { resource, parts, paths } = room;
  const notify = useNotify();
  const [askReason, setAskReason] = useState<'save' | 'upload' | null>(null);
  const { guardErrors, once, onSaved, ...page } = useFormPage({ form, saving, resource, parts });

  const { refused, leave } = page;
  const last = useLastLook();
  const looks = () => last.look({ body: createElement(LookedAt, { of: looked() }) });
  const saveDraft = async (then: 'stay' | 'again') => {
    if (replacing) return setAskReason('save');
    try {
      onSaved(await saving.save(), then === 'again', paths.create);
    } catch (error) {
      refused(error);
    }
  };
  const upload = () =>
    once(async () => {
      if (guardErrors()) return;
      if (replacing) return setAskReason('upload');
      if (!(await looks())) return;
      try {
        const sent = await saving.inTurn((had) =>
          had ? api.changeAndUpload(had.id, had.version, form.input) : api.directUpload(form.input),
        );
        notify(room.sent, { type: 'success' });
        leave(paths.detail(sent.id));
      } catch (error) {
        refused(error);
      }
    });
  const replace = async (reason: string) => {
    if (!original) return;
    const how = askReason;
    setAskReason(null);
    if (how === 'upload' && !(await looks())) return;
    try {
      const made = await api.substitute(original, form.input, reason);
      const sent = how === 'upload' && (await api.upload({ ids: [made.id] }).catch(() => null)) !== null;
      if (how === 'save' || sent) notify(sent ? room.sent : 'form.draft_saved', { type: 'success' });
      leave(sent ? paths.detail(made.id) : paths.editSubstitute(made.id));
    } catch (error) {
      refused(error);
    }
  };

  const copyToNew = async () => {
    if (original) return setAskReason('save');
    try {
      leave(paths.edit((await api.saveDraft(form.input, true)).id));
    } catch (error) {
      refused(error);
    }
  };

  return {
    ...page,
    copyToNew,
    saveDraft,
    upload,
    replace,
    askReason,
    stopAsking: () => setAskReason(null),
    lastLook: last.dialog,
  };
};
