import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { LONGEST_REASON } from '#domain/definition/reason.ts';
import type { Machine } from '#domain/definition/status.ts';
import { ConfirmModal } from '../feedback/Modal.tsx';
import { Field } from '../form/Field.tsx';
import { useStoredState } from '../form/use-stored-state.ts';

type ReasonFieldProps = {
  readonly value: string;
  readonly onChange: (reason: string) => void;
  /** The maximum length the tax office accepts. */
  readonly longest?: number;
};

export const ReasonField = ({ value, onChange, longest = LONGEST_REASON }: ReasonFieldProps) => (
  <Field path="reason" label={useTranslate()('shell.kit.reason')} span={12}>
    {(link) => (
      <textarea
        {...link}
        className="inp"
        rows={3}
        maxLength={longest}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);

type MoveDialogProps<M extends string> = {
  readonly of: Machine<string, M>;
  readonly move: M;
  /** The document id, or `many`. */
  readonly subject: string;
  readonly about: ReactNode;
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (reason: string) => void;
};

export const MoveDialog = <M extends string>({
  of,
  move,
  subject,
  about,
  busy,
  disabled,
  onClose,
  onConfirm,
}: MoveDialogProps<M>) => {
  const translate = useTranslate();
  const [reason, setReason] = useStoredState(`move.${subject}.${move}`, '');
  const { to, offer } = of.moves[move];
  const reasoned = offer?.asks === 'reason';
  const words = (key: 'title' | 'text' | 'confirm') => translate(`${of.words}.asks.${move}.${key}`);
  return (
    <ConfirmModal
      open
      title={words('title')}
      confirm={words('confirm')}
      danger={offer?.danger === true}
      busy={busy}
      disabled={disabled || (reasoned && reason.trim() === '')}
      onClose={onClose}
      onConfirm={() => onConfirm(reason.trim())}
      // "Batalkan" next to "Batalkan faktur" would be ambiguous.
      {...(to === 'gone' ? {} : { cancel: translate('shell.kit.back') })}
    >
      {about}
      <p style={{ marginTop: 8 }}>{words('text')}</p>
      {reasoned && (
        <div style={{ marginTop: 12 }}>
          <ReasonField value={reason} onChange={setReason} longest={offer?.longest} />
        </div>
      )}
    </ConfirmModal>
  );
};
