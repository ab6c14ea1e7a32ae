import { useTranslate } from 'react-admin';
import type { FakturListRow } from '#domain/faktur/record.ts';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { FakturNumber } from '../FakturNumber.tsx';

type Props = {
  what: 'remove' | 'confirm_substitute';
  faktur: FakturListRow;
  danger?: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** A verb, the document it is about, and what follows from it. */
export const ConfirmDialog = ({ what, faktur, danger = false, onClose, onConfirm }: Props) => {
  const translate = useTranslate();
  return (
    <ConfirmModal
      open
      title={translate(`fakturScreen.confirm.${what}.title`)}
      confirm={translate(`fakturScreen.confirm.${what}.confirm`)}
      danger={danger}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>
        <b>
          <FakturNumber of={faktur} />
        </b>{' '}
        · {faktur.counterpartyName}
      </p>
      <p style={{ marginTop: 8 }}>{translate(`fakturScreen.confirm.${what}.text`)}</p>
    </ConfirmModal>
  );
};
