import { useTranslate } from 'react-admin';
import { maxima } from '#domain/faktur/maxima.ts';
import { ReasonField } from '../../ui/documents/MoveDialog.tsx';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { useStoredState } from '../../ui/form/use-stored-state.ts';

type Props = {
  readonly words: string;
  readonly onClose: () => void;
  readonly onReason: (reason: string) => void;
};

export const ReasonDialog = ({ words, onClose, onReason }: Props) => {
  const translate = useTranslate();
  const [reason, setReason] = useStoredState('replace', '');
  return (
    <ConfirmModal
      open
      title={translate(`${words}.title`)}
      confirm={translate(`${words}.confirm`)}
      disabled={reason.trim() === ''}
      onClose={onClose}
      onConfirm={() => onReason(reason.trim())}
    >
      <p style={{ marginBottom: 12 }}>{translate(`${words}.text`)}</p>
      <ReasonField value={reason} onChange={setReason} longest={maxima.reason} />
    </ConfirmModal>
  );
};
