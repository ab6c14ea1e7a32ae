import { useTranslate } from 'react-admin';
import type { BupotListRow } from '#domain/bupot/listed.ts';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { NamedSlip } from './NamedSlip.tsx';

type Props = {
  readonly of: BupotListRow;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
};

/** A draft that goes for good. */
export const RemoveDialog = ({ of, busy, onClose, onConfirm }: Props) => {
  const translate = useTranslate();
  const words = (key: 'title' | 'text' | 'confirm') => translate(`bupotScreen.dialog.remove.${key}`);
  return (
    <ConfirmModal
      open
      danger
      busy={busy}
      title={words('title')}
      confirm={words('confirm')}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <NamedSlip of={of} />
      <p style={{ marginTop: 8 }}>{words('text')}</p>
    </ConfirmModal>
  );
};
