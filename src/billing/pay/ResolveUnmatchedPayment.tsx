import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { ToldUnmatchedPayment } from '#domain/billing/view.ts';
import { formatRupiah } from '#domain/text/format.ts';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { useCall } from '../../ui/feedback/use-call.ts';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { RESOURCE } from '../billing-api.ts';

/** What may become of money that did not fit. */
export type Decision = 'used' | 'returned';

type Props = {
  readonly unmatchedPayment: ToldUnmatchedPayment;
  readonly decision: Decision;
  readonly onClose: () => void;
};

/** Asks once more before money is used or given back; the reason goes into the history. */
export const ResolveUnmatchedPayment = ({ unmatchedPayment, decision, onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { run, busy } = useCall();
  const [note, setNote] = useState('');
  const resolve = async () => {
    const done = await run('POST', `/ebilling/misfits/${unmatchedPayment.id}/resolve`, {
      resolution: decision,
      ...(note.trim() ? { note: note.trim() } : {}),
    });
    if (done) notify(`payScreen.misfit.${decision}_done`, { type: 'success' });
    // Refused or not, another may have decided meanwhile.
    await client.invalidateQueries({ queryKey: ['get'] });
    void client.invalidateQueries({ queryKey: [RESOURCE] });
    onClose();
  };
  return (
    <ConfirmModal
      open
      title={translate(`payScreen.misfit.${decision}_title`)}
      confirm={translate(`payScreen.misfit.${decision}`)}
      cancel={translate('shell.kit.back')}
      busy={busy}
      onClose={onClose}
      onConfirm={() => void resolve()}
    >
      <p style={{ marginBottom: 16 }}>
        {translate(`payScreen.misfit.${decision}_text`, { amount: formatRupiah(unmatchedPayment.amount) })}
      </p>
      <TextInput
        label={translate('payScreen.misfit.note')}
        mark="optional"
        value={note}
        onChange={setNote}
        maxLength={500}
      />
    </ConfirmModal>
  );
};
