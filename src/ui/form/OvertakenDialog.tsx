import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Modal } from '../feedback/Modal.tsx';
import { momentText } from '../layout/values.tsx';
import type { Overtaken } from './use-saving.ts';

type Props = {
  readonly overtaken: Overtaken<unknown>;
  readonly state: ReactNode;
  readonly busy: boolean;
  /** To the current document, or to the list if it was deleted. */
  readonly onLeave: () => void;
  /** Absent where a copy makes no sense. */
  readonly onCopy?: (() => void) | undefined;
  /** The draft substitutes an issued document, and so does a copy. */
  readonly replacing: boolean;
};

/** The document was sent or deleted while it was being edited. */
export const OvertakenDialog = ({ overtaken, state, busy, onLeave, onCopy, replacing }: Props) => {
  const translate = useTranslate();
  const { current, by, when } = overtaken;
  const words = current !== null ? 'form.overtaken' : 'form.gone';
  const copyButton = onCopy && (
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
          {current ? copyButton : leaving}
          {current ? leaving : copyButton}
        </>
      }
    >
      <p className="row wrap" style={{ marginBottom: 8 }}>
        {state}
        <span>{translate(`${words}.who`, { by, at: momentText(when, true) })}</span>
      </p>
      <p>{translate(`${words}.${replacing ? 'text_substitute' : 'text'}`)}</p>
    </Modal>
  );
};
