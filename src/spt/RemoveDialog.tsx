import { useTranslate } from 'react-admin';
import type { SptRecord } from '#domain/spt/record.ts';
import { ConfirmModal } from '../kit/Modal.tsx';
import { useSptName } from './SptChip.tsx';

type Props = {
  readonly of: Pick<SptRecord, 'type' | 'period' | 'revision'>;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
};

/** A return that goes for good. */
export const RemoveDialog = ({ of, busy, onClose, onConfirm }: Props) => {
  const translate = useTranslate();
  const name = useSptName();
  const words = (key: 'title' | 'text' | 'confirm' | 'cancel') => translate(`sptScreen.remove.${key}`);
  return (
    <ConfirmModal
      open
      danger
      busy={busy}
      title={words('title')}
      confirm={words('confirm')}
      cancel={words('cancel')}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>
        <b>{name(of)}</b>
      </p>
      <p style={{ marginTop: 8 }}>{words('text')}</p>
    </ConfirmModal>
  );
};
