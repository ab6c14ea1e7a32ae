import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Modal } from '../feedback/Modal.tsx';
import { momentText } from '../layout/values.tsx';
import type { Overtaken } from './use-saving.ts';

type Props = {
  readonly overtaken: Overtaken<unknown>;
  /** Its state now, where it is still there. */
  readonly state: ReactNode;
  readonly busy: boolean;
  /** To the document as it is now; to the list where there is none any more. */
  readonly onLeave: () => void;
  /** Absent where what was typed only makes sense in this very document. */
  readonly onCopy?: (() => void) | undefined;
  /** What is typed replaces an issued document: a copy of it does so again. */
  readonly replacing: boolean;
};

/** The document went its way, or away, while it was being filled in: by whom, when, and what is left to do with what was typed. */
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
