import { type ComponentProps, type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import { LONGEST_REASON } from '#domain/definition/reason.ts';
import { useStoredState } from '../form/use-stored-state.ts';
import { TextInput } from '../inputs/TextInput.tsx';
import { ConfirmModal } from './Modal.tsx';
import { fieldErrorsOf } from './use-call.ts';

type Props = Omit<ComponentProps<typeof ConfirmModal>, 'open' | 'busy' | 'disabled' | 'onConfirm' | 'children'> & {
  readonly subject: string;
  readonly send: (reason: string) => Promise<unknown>;
  readonly busy: boolean;
  readonly ready?: boolean;
  readonly reason: string;
  readonly done: string;
  readonly onDone: () => void;
  readonly children: (errors: Readonly<Record<string, string>>) => ReactNode;
};

export const ReasonedModal = ({
  subject,
  send,
  busy,
  ready = true,
  reason,
  done,
  onDone,
  children,
  ...modal
}: Props) => {
  const notify = useNotify();
  const [given, setGiven] = useStoredState(`reason.${subject}`, '');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const confirm = async () => {
    try {
      await send(given.trim());
      notify(done, { type: 'success' });
      onDone();
    } catch (problem) {
      setErrors(fieldErrorsOf(problem));
    }
  };
  return (
    <ConfirmModal {...modal} open busy={busy} disabled={!ready || given.trim() === ''} onConfirm={() => void confirm()}>
      {children(errors)}
      <div style={{ marginTop: 16 }}>
        <TextInput label={reason} value={given} onChange={setGiven} error={errors.reason} maxLength={LONGEST_REASON} />
      </div>
    </ConfirmModal>
  );
};
