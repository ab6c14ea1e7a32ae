import { createElement, useState } from 'react';
import { useNotify } from 'react-admin';
import type { Bupot, BupotInput } from '#domain/bupot/record.ts';
import { type Looked, LookedAt, useLastLook } from '../../ui/documents/use-last-look.tsx';
import type { FormPart } from '../../ui/form/places.ts';
import type { Draft } from '../../ui/form/use-draft.ts';
import { useFormPage } from '../../ui/form/use-form-page.ts';
import { RESOURCE } from '../bupot-api.ts';
import { createPath, detailPath, editPath } from '../paths.ts';
import { filedIn } from '../use-filed-masa.tsx';
import type { useIssuing } from '../use-issuing.tsx';
import type { useSlipApi } from './slip-api.ts';
import type { SlipFormHandle } from './use-slip-form.ts';

type Step = 'stay' | 'again' | 'issue';

/** The action to continue once a reason was given; null if something else blocked it. */
export const stoppedBy = (error: unknown, step: Step): Step | null => (filedIn(error) === undefined ? null : step);

type Options = {
  readonly api: ReturnType<typeof useSlipApi>;
  readonly form: SlipFormHandle;
  readonly saving: Draft<Bupot, BupotInput>;
  readonly issuing: ReturnType<typeof useIssuing>;
  readonly parts: readonly FormPart[];
  readonly correcting: Bupot | undefined;
};

export const useSlipSteps = ({ api, form, saving, issuing, parts, correcting }: Options) => {
  const notify = useNotify();
  const [askReason, setAskReason] = useState(false);
  const [stopped, setStopped] = useState<Step | null>(null);
  const { guardErrors, once, onSaved, ...page } = useFormPage({
    form,
    saving,
    resource: RESOURCE,
    parts,
  });

  const { refused, leave } = page;
  const last = useLastLook();
  const looked = (): Looked => {
    const { reference, payeeName, period } = form.input;
    const { base, tax } = form.amounts;
    return { number: reference, party: payeeName, base, tax, period };
  };
  const savedFor = async (step: Step): Promise<Bupot> => {
    setStopped(null);
    try {
      return await saving.save();
    } catch (error) {
      setStopped(stoppedBy(error, step));
      throw error;
    }
  };
  const saveDraft = async (then: 'stay' | 'again') => {
    if (correcting) return setAskReason(true);
    try {
      const saved = await savedFor(then);
      onSaved(saved, then === 'again', createPath(saved.kind));
    } catch (error) {
      refused(error);
    }
  };
  const issue = (confirmed = false) =>
    once(async () => {
      if (guardErrors()) return;
      if (!confirmed && !(await last.look({ body: createElement(LookedAt, { of: looked() }) }))) return;
      try {
        const saved = await savedFor('issue');
        await issuing.withConsent((consent) => api.issue(saved, consent));
        notify('bupot.done.issue', { type: 'success' });
        leave(detailPath(saved));
      } catch (error) {
        refused(error);
      }
    });
  const goOn = () => (stopped === 'issue' ? issue(true) : saveDraft(stopped ?? 'stay'));
  const correct = async (reason: string) => {
    if (!correcting) return;
    setAskReason(false);
    try {
      const draft = await api.correct(correcting.id, form.input, reason);
      notify('bupot.done.correct', { type: 'success' });
      leave(editPath(draft));
    } catch (error) {
      refused(error);
    }
  };
  const copyToNew = async () => {
    try {
      leave(editPath(await api.create(form.input, true)));
    } catch (error) {
      refused(error);
    }
  };
  return {
    ...page,
    saveDraft,
    issue: () => issue(),
    lastLook: last.dialog,
    correct,
    copyToNew,
    askReason,
    stopAsking: () => setAskReason(false),
    stopped,
    goOn,
    giveUp: () => setStopped(null),
  };
};
