import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { QuotaMoney } from '#domain/company/quota-order-schema.ts';
import { formatRupiah } from '#domain/text/format.ts';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { Alert } from '../../ui/feedback/notices.tsx';
import { useCall } from '../../ui/feedback/use-call.ts';
import { useStoredState } from '../../ui/form/use-stored-state.ts';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { useMay } from '../../ui/layout/session-context.ts';

type Asking = { readonly of: QuotaMoney; readonly onClose: () => void; readonly onDone: () => void };

const AskBack = ({ of, onClose, onDone }: Asking) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { run, busy } = useCall();
  const [note, setNote] = useStoredState(`money.${of.id}`, '');
  const send = async () => {
    const done = await run('POST', '/quota/money/{id}/return', {
      path: { id: of.id },
      body: { note: note.trim() || null },
    });
    if (done) notify('settings.order.money.done', { type: 'success' });
    // Also after a refusal: another user may have decided meanwhile.
    onDone();
  };
  return (
    <ConfirmModal
      open
      title={translate('settings.order.money.ask')}
      confirm={translate('settings.order.money.return')}
      cancel={translate('shell.kit.back')}
      busy={busy}
      onClose={onClose}
      onConfirm={() => void send()}
    >
      <p style={{ marginBottom: 16 }}>
        {translate('settings.order.money.ask_text', { amount: formatRupiah(of.amount) })}
      </p>
      <TextInput
        label={translate('settings.order.money.note')}
        mark="optional"
        value={note}
        onChange={setNote}
        maxLength={500}
      />
    </ConfirmModal>
  );
};

type Props = { readonly of: readonly QuotaMoney[]; readonly onChange: () => void };

export const OrderMoney = ({ of, onChange }: Props) => {
  const translate = useTranslate();
  const may = useMay('quota/orders', 'create');
  const [asking, setAsking] = useState<QuotaMoney | null>(null);
  const say = (key: string, params: Record<string, string>) => translate(`settings.order.money.${key}`, params);
  return (
    <>
      {of.map((money) => {
        const { id, why, packageName: name, topUp } = money;
        const amount = formatRupiah(money.amount);
        if (money.state === 'returning')
          return (
            <Alert key={id} severity="info" title={say('title', { name })}>
              {say('returning', { amount })}
            </Alert>
          );
        return (
          <Alert
            key={id}
            severity="error"
            live
            title={say('title', { name })}
            actions={
              may && (
                <Button variant="outlined" size="small" onClick={() => setAsking(money)}>
                  {translate('settings.order.money.return')}
                </Button>
              )
            }
          >
            {say(why, { amount, name, due: formatRupiah(money.due) })}{' '}
            {topUp === null ? say('give_back', {}) : say('top_up', { left: formatRupiah(topUp) })}
          </Alert>
        );
      })}
      {asking && (
        <AskBack
          of={asking}
          onClose={() => setAsking(null)}
          onDone={() => {
            setAsking(null);
            onChange();
          }}
        />
      )}
    </>
  );
};
