import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Machine } from '#domain/definition/status.ts';
import { ConfirmModal } from '../feedback/Modal.tsx';
import { ReasonField } from './ReasonField.tsx';

type Props<M extends string> = {
  readonly of: Machine<string, M>;
  readonly move: M;
  /** Which document, or how many of the chosen ones. */
  readonly about: ReactNode;
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (reason: string) => void;
};

/** What is asked before a move: a verb, the document it is about, what follows from it, and why where that is kept. */
export const MoveDialog = <M extends string>({ of, move, about, busy, disabled, onClose, onConfirm }: Props<M>) => {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
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
      // "Batalkan" beside "Batalkan faktur" would say nothing of which of the two keeps it.
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
