import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { momentText } from '../../kit/Day.tsx';
import { Modal } from '../../kit/Modal.tsx';
import { StatusChip } from '../../kit/StatusChip.tsx';
import type { Overtaken } from './use-saving.ts';

type Props = {
  overtaken: Overtaken;
  busy: boolean;
  onOpen: () => void;
  /** Absent where what was typed only makes sense in this very document. */
  onCopy?: (() => void) | undefined;
};

/** The invoice went its way while it was being filled in: what became of it, by whom, and what is left to do with what was typed. */
export const OvertakenDialog = ({ overtaken, busy, onOpen, onCopy }: Props) => {
  const translate = useTranslate();
  const { current, by, when } = overtaken;
  return (
    <Modal
      open
      pinned
      width={600}
      title={translate('fakturScreen.overtaken.title')}
      onClose={() => undefined}
      actions={
        <>
          {onCopy && (
            <Button variant="outlined" disabled={busy} onClick={onCopy}>
              {translate('fakturScreen.overtaken.copy')}
            </Button>
          )}
          <Button variant="contained" onClick={onOpen}>
            {translate('fakturScreen.overtaken.open')}
          </Button>
        </>
      }
    >
      <p className="row wrap" style={{ marginBottom: 8 }}>
        <StatusChip status={current.status} at={current.updatedAt} />
        <span>{translate('fakturScreen.overtaken.who', { by, at: momentText(when, true) })}</span>
      </p>
      <p>{translate(onCopy ? 'fakturScreen.overtaken.text' : 'fakturScreen.overtaken.text_substitute')}</p>
    </Modal>
  );
};
