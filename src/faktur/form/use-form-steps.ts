import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Faktur, FakturInput } from '#domain/faktur/record.ts';
import type { Draft } from '../../ui/form/use-draft.ts';
import { useFormPage } from '../../ui/form/use-form-page.ts';
import { type FakturApi, RESOURCE } from '../faktur-api.ts';
import { fakturPaths } from '../paths.ts';
import { places } from './sections.ts';
import type { FakturFormHandle } from './use-faktur-form.ts';

type Options = {
  readonly api: FakturApi;
  readonly form: FakturFormHandle;
  readonly saving: Draft<Faktur, FakturInput>;
  /** An approved invoice to be replaced. */
  readonly replacing: Faktur | undefined;
  /** The invoice that what is typed replaces, from its first save on too. */
  readonly original: string | null;
};

/** What the buttons below the form do: keep, keep and go on, send, replace; and where a refusal leads. */
export const useFormSteps = ({ api, form, saving, replacing, original }: Options) => {
  const notify = useNotify();
  const [askReason, setAskReason] = useState<'save' | 'upload' | null>(null);
  const { guardErrors, once, kept, ...page } = useFormPage({
    form,
    saving,
    resource: RESOURCE,
    parts: places,
  });

  const { refused, leave } = page;
  const saveDraft = async (then: 'stay' | 'again') => {
    if (replacing) return setAskReason('save');
    try {
      kept(await saving.save(), then === 'again', fakturPaths.create);
    } catch (error) {
      refused(error);
    }
  };
  const upload = () =>
    once(async () => {
      if (guardErrors()) return;
      if (replacing) return setAskReason('upload');
      try {
        const sent = await saving.inTurn((had) =>
          had ? api.changeAndUpload(had.id, had.version, form.input) : api.directUpload(form.input),
        );
        notify('fakturScreen.form.sent', { type: 'success' });
        leave(fakturPaths.detail(sent.id));
      } catch (error) {
        refused(error);
      }
    });
  const replace = async (reason: string) => {
    if (!original) return;
    const how = askReason;
    setAskReason(null);
    try {
      const made = await api.substitute(original, form.input, reason);
      // Refused, it goes on as the draft it is by then; the call has told why.
      const sent = how === 'upload' && (await api.upload({ ids: [made.id] }).catch(() => null)) !== null;
      if (how === 'save' || sent) notify(sent ? 'fakturScreen.form.sent' : 'form.draft_saved', { type: 'success' });
      leave(sent ? fakturPaths.detail(made.id) : fakturPaths.editSubstitute(made.id));
    } catch (error) {
      refused(error);
    }
  };

  /** What was typed, as a draft of its own; what replaces an invoice begins with a reason again. */
  const copyToNew = async () => {
    if (original) return setAskReason('save');
    try {
      leave(fakturPaths.edit((await api.saveDraft(form.input, true)).id));
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
  };
};
