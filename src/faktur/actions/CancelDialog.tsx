import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FakturListRow } from '#domain/faktur/record.ts';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { FakturNumber } from '../FakturNumber.tsx';
import { ReasonField } from './ReasonField.tsx';

/** The ways an invoice is called off, each with its own title and words. */
const cancelMoves = ['cancel', 'revoke', 'cancelSubstitute', 'confirmCancel'] as const;
export type CancelMove = (typeof cancelMoves)[number];
export const isCancelMove = (move: string): move is CancelMove => cancelMoves.some((known) => known === move);

/** Which of the specified modals a move opens; completing an agreed cancellation has words of our own. */
const modals: Partial<Record<CancelMove, string>> = {
  cancel: 'plain',
  revoke: 'revoke',
  cancelSubstitute: 'substitute',
};

type Props = {
  move: CancelMove;
  faktur: FakturListRow;
  onClose: () => void;
  onConfirm: (reason?: string) => void;
};

/** Cancel, take back, confirm: only asking the office to cancel needs a reason. */
export const CancelDialog = ({ move, faktur, onClose, onConfirm }: Props) => {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const needsReason = move === 'cancel';
  const modal = modals[move];
  const words = (key: 'title' | 'text') =>
    translate(modal ? `faktur.cancel.${modal}.${key}` : `fakturScreen.confirm.confirm_cancel.${key}`);
  return (
    <ConfirmModal
      open
      title={words('title')}
      // "Batalkan" beside "Batalkan faktur" would say nothing of which of the two keeps it.
      cancel={translate('shell.kit.back')}
      confirm={translate(`fakturScreen.cancel_verb.${move}`)}
      danger={move !== 'revoke'}
      disabled={needsReason && reason.trim() === ''}
      onClose={onClose}
      onConfirm={() => onConfirm(needsReason ? reason.trim() : undefined)}
    >
      <p>{words('text')}</p>
      <p style={{ marginTop: 8 }}>
        <b>
          <FakturNumber of={faktur} />
        </b>{' '}
        · {faktur.counterpartyName}
      </p>
      {needsReason && (
        <div style={{ marginTop: 12 }}>
          <ReasonField value={reason} onChange={setReason} />
        </div>
      )}
    </ConfirmModal>
  );
};
