import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { momentText } from '../../kit/Day.tsx';
import { Modal } from '../../kit/Modal.tsx';
import { StatusChip } from '../../kit/StatusChip.tsx';
import type { Overtaken } from './use-saving.ts';

type Props = {
  overtaken: Overtaken;
  busy: boolean;
  /** To the invoice as it is now; to the list where there is none any more. */
  onLeave: () => void;
  /** Absent where what was typed only makes sense in this very document. */
  onCopy?: (() => void) | undefined;
  /** What is typed replaces an approved invoice: a copy of it does so again. */
  replacing: boolean;
};

/** The invoice went its way, or away, while it was being filled in: by whom, when, and what is left to do with what was typed. */
export const OvertakenDialog = ({ overtaken, busy, onLeave, onCopy, replacing }: Props) => {
  const translate = useTranslate();
  const { current, by, when } = overtaken;
  const words = current ? 'fakturScreen.overtaken' : 'fakturScreen.gone';
  const keeping = onCopy && (
    <Button variant={current ? 'outlined' : 'contained'} disabled={busy} onClick={onCopy}>
      {translate(`${words}.${replacing ? 'copy_substitute' : 'copy'}`)}
    </Button>
  );
  const leaving = (
    <Button variant={current ? 'contained' : 'outlined'} onClick={onLeave}>
      {translate(`${words}.leave`)}
    </Button>
  );
  return (
    <Modal
      open
      pinned
      width={600}
      title={translate(`${words}.title`)}
      onClose={() => undefined}
      actions={
        <>
          {current ? keeping : leaving}
          {current ? leaving : keeping}
        </>
      }
    >
      <p className="row wrap" style={{ marginBottom: 8 }}>
        {current && <StatusChip status={current.status} at={current.updatedAt} />}
        <span>{translate(`${words}.who`, { by, at: momentText(when, true) })}</span>
      </p>
      <p>{translate(`${words}.${replacing ? 'text_substitute' : 'text'}`)}</p>
    </Modal>
  );
};
