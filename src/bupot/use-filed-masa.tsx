import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LONGEST_REASON } from '#domain/definition/reason.ts';
import type { ProblemBody } from '../client/http.ts';
import { ConfirmModal } from '../ui/feedback/Modal.tsx';
import { problemOf } from '../ui/feedback/use-call.ts';
import { TextInput } from '../ui/inputs/TextInput.tsx';

/** The return of the masa is filed: a slip of it changes with a reason, or not at all. */
export const isPeriodFiled = (problem: ProblemBody | undefined): boolean => problem?.code === 'period_filed';

/** What the server says of a masa whose return is filed; undefined of any other refusal. */
export const filedIn = (error: unknown): string | undefined => {
  const problem = problemOf(error);
  return isPeriodFiled(problem) ? problem?.message : undefined;
};

type Props = {
  /** What the server says of the masa. */
  readonly message: string;
  /** A reason said before: it does for this too, and is not asked for again. */
  readonly given?: string;
  /** What is done with the reason: the slip is kept, or what was asked for goes on. */
  readonly action?: 'confirm' | 'go_on';
  readonly onClose: () => void;
  readonly onReason: (reason: string) => void;
};

/** The return of the masa is filed: the slip is kept with a reason, or not at all. */
export const FiledDialog = ({ message, given = '', action = 'confirm', onClose, onReason }: Props) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const reason = given || typed.trim();
  return (
    <ConfirmModal
      open
      title={translate('bupotForm.filed.title')}
      // "Batalkan" would be read as what is asked for where that is a cancellation.
      cancel={translate('shell.kit.back')}
      confirm={translate(given ? 'bupotForm.filed.go_on_given' : `bupotForm.filed.${action}`)}
      disabled={reason === ''}
      onClose={onClose}
      onConfirm={() => onReason(reason)}
    >
      <p style={{ marginBottom: 12 }}>{message}</p>
      {given ? (
        <p>{translate('bupotForm.filed.given', { reason: given })}</p>
      ) : (
        <TextInput
          label={translate('shell.kit.reason')}
          value={typed}
          onChange={setTyped}
          maxLength={LONGEST_REASON}
          rows={2}
        />
      )}
    </ConfirmModal>
  );
};

type Asked = { readonly message: string; readonly given: string; readonly answer: (reason: string | null) => void };

/**
 * Does something to slips; where the return of their masa is filed, asks why and does it once more with that reason. `given` is the reason
 * said already for the thing itself: it does for both, and is only shown.
 */
export const useFiledMasa = () => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const withReason = async <T,>(work: (lockReason?: string) => Promise<T>, given = ''): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      const message = filedIn(error);
      if (message === undefined) throw error;
      const reason = await new Promise<string | null>((answer) => setAsked({ message, given, answer }));
      setAsked(null);
      if (reason === null) throw error;
      return work(reason);
    }
  };
  const dialog = asked && (
    <FiledDialog
      message={asked.message}
      given={asked.given}
      action="go_on"
      onClose={() => asked.answer(null)}
      onReason={asked.answer}
    />
  );
  return { withReason, dialog };
};
