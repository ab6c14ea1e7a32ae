import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmModal } from '../feedback/Modal.tsx';
import { useTellProblem } from '../feedback/use-call.ts';
import type { Draft } from './use-draft.ts';
import type { SavedRecord } from './use-saving.ts';

type Options<R extends SavedRecord, I> = {
  readonly saving: Pick<Draft<R, I>, 'discard' | 'hasWork'>;
  readonly wasSaved: boolean;
  readonly to: string;
  readonly leave: (to: string) => void;
};

/** Unchanged forms close at once, others ask first and revert automatic saves. */
export const useCancel = <R extends SavedRecord, I>({ saving, wasSaved, to, leave }: Options<R, I>) => {
  const translate = useTranslate();
  const tell = useTellProblem();
  const [question, setRequested] = useState(false);
  const [busy, setBusy] = useState(false);
  const discard = async () => {
    setBusy(true);
    try {
      await saving.discard();
      leave(to);
    } catch (error) {
      tell(error);
    } finally {
      setBusy(false);
    }
  };
  const dialog: ReactNode = question && (
    <ConfirmModal
      open
      danger
      busy={busy}
      title={translate('form.discard.title')}
      cancel={translate('form.discard.stay')}
      confirm={translate('form.discard.confirm')}
      onClose={() => setRequested(false)}
      onConfirm={() => void discard()}
    >
      {translate(wasSaved ? 'form.discard.changes' : 'form.discard.draft')}
    </ConfirmModal>
  );
  return { cancel: () => (saving.hasWork() ? setRequested(true) : leave(to)), dialog };
};
