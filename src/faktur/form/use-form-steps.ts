import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Faktur } from '#domain/faktur/record.ts';
import { fieldErrorsOf, problemOf } from '../../kit/problem.ts';
import { dropUnsaved } from '../../kit/unsaved.ts';
import { type FakturApi, RESOURCE } from '../faktur-api.ts';
import { fakturPaths } from '../paths.ts';
import { goTo } from './sections.ts';
import type { FakturFormHandle } from './use-faktur-form.ts';
import type { useSaving } from './use-saving.ts';

type Options = {
  readonly api: FakturApi;
  readonly form: FakturFormHandle;
  readonly saving: ReturnType<typeof useSaving>;
  /** An approved invoice to be replaced. */
  readonly replacing: Faktur | undefined;
  /** The invoice that what is typed replaces, from its first save on too. */
  readonly original: string | null;
};

/** What the buttons below the form do: keep, keep and go on, send, replace; and where a refusal leads. */
export const useFormSteps = ({ api, form, saving, replacing, original }: Options) => {
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [askReason, setAskReason] = useState<'save' | 'upload' | null>(null);

  const { setServerErrors } = form;
  const { resolve } = saving;
  const refused = useCallback(
    (error: unknown) => {
      // What stands before an upload does not undo the save that came first.
      const saved = problemOf(error)?.saved as Faktur | undefined;
      if (saved) resolve(saved, null);
      const errors = fieldErrorsOf(error);
      setServerErrors(errors);
      const first = Object.keys(errors)[0];
      if (first) {
        notify('fakturScreen.form.refused', { type: 'warning' });
        goTo(first);
      }
    },
    [notify, setServerErrors, resolve],
  );

  const leave = (to: string) => {
    saving.forget();
    dropUnsaved();
    void client.invalidateQueries({ queryKey: [RESOURCE] });
    void client.invalidateQueries({ queryKey: ['get'] });
    navigate(to);
  };
  const guardErrors = (): boolean => {
    form.tryAll();
    const first = form.findings.find(({ severity }) => severity === 'error');
    if (first) {
      notify('fakturScreen.form.mend_first', { type: 'warning' });
      setTimeout(() => goTo(first.path));
    }
    return Boolean(first);
  };
  const saveDraft = async (then: 'stay' | 'again') => {
    if (replacing) return setAskReason('save');
    try {
      const saved = await saving.save();
      notify('fakturScreen.form.draft_saved', { type: 'success' });
      if (then === 'again') {
        leave(fakturPaths.create);
        navigate(fakturPaths.create, { state: { fresh: saved.id } });
      }
    } catch (error) {
      refused(error);
    }
  };
  const upload = async () => {
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
  };
  const replace = async (reason: string) => {
    if (!original) return;
    const how = askReason;
    setAskReason(null);
    try {
      const made = await api.substitute(original, form.input, reason);
      if (how === 'upload') await api.upload({ ids: [made.id] });
      notify(how === 'upload' ? 'fakturScreen.form.sent' : 'fakturScreen.form.draft_saved', { type: 'success' });
      leave(how === 'upload' ? fakturPaths.detail(made.id) : fakturPaths.editSubstitute(made.id));
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
    leave,
    copyToNew,
    saveDraft,
    upload,
    replace,
    refused,
    askReason,
    stopAsking: () => setAskReason(null),
  };
};
