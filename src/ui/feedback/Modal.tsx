import { Button, Dialog } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../layout/Icon.tsx';
import { useEverOpen } from '../layout/use-ever-open.ts';
import { Alert } from './notices.tsx';
import { openPlace } from './refusal-place.ts';

type Props = {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly width?: 392 | 600;
  readonly onClose: () => void;
  readonly pinned?: boolean;
  readonly actions?: ReactNode;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children?: ReactNode;
};

export const Modal = ({ open, title, width = 392, onClose, pinned = false, actions, onKeyDown, children }: Props) => {
  const heading = useId();
  const translate = useTranslate();
  if (!useEverOpen(open)) return null;
  return (
    <Dialog
      open={open}
      onClose={pinned ? undefined : onClose}
      aria-labelledby={heading}
      maxWidth={false}
      slotProps={{ paper: { sx: { width, maxWidth: 'calc(100vw - 32px)' }, ...(onKeyDown ? { onKeyDown } : {}) } }}
    >
      <div className="modal-hd">
        <h2 id={heading}>{title}</h2>
        {!pinned && (
          <button type="button" className="ib sm" aria-label={translate('shell.kit.close')} onClick={onClose}>
            <Icon name="close" size={16} />
          </button>
        )}
      </div>
      {children && <div className="modal-bd">{children}</div>}
      {actions && <div className="modal-ft">{actions}</div>}
    </Dialog>
  );
};

type ConfirmProps = Omit<Props, 'actions' | 'onKeyDown'> & {
  readonly confirm: string;
  readonly cancel?: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly refusal?: ReactNode;
  readonly first?: boolean;
  readonly onConfirm: () => void;
};

export const ConfirmModal = ({
  confirm,
  cancel,
  danger = false,
  busy = false,
  disabled,
  refusal,
  first = false,
  onConfirm,
  ...modal
}: ConfirmProps) => {
  const translate = useTranslate();
  const { open } = modal;
  const [announced, setAnnounced] = useState<string | null>(null);
  useEffect(() => {
    if (!open) return;
    const close = openPlace(setAnnounced);
    return () => {
      close();
      setAnnounced(null);
    };
  }, [open]);
  const confirmed = () => {
    setAnnounced(null);
    onConfirm();
  };
  const refused = busy || disabled === true;
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const soon = first ? setTimeout(() => yes.current?.focus()) : undefined;
    return () => clearTimeout(soon);
  }, [first]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.repeat || refused) return;
    if (event.target instanceof HTMLInputElement) confirmed();
  };
  return (
    <Modal
      {...modal}
      onKeyDown={onKeyDown}
      actions={
        <>
          {(refusal || announced) && (
            <div className="modal-refusal">{refusal || <Alert severity="error" title={announced} />}</div>
          )}
          <Button variant="outlined" onClick={modal.onClose}>
            {cancel ?? translate('shell.kit.cancel')}
          </Button>
          <Button
            variant="contained"
            color={danger ? 'error' : 'primary'}
            disabled={refused}
            {...(first ? { ref: yes } : {})}
            onClick={confirmed}
          >
            {confirm}
          </Button>
        </>
      }
    />
  );
};
