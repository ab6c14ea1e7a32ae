import '../ui/documents/sending.css';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SupplierView } from '#domain/cocokkan/supplier-schema.ts';
import type { Channel } from '#domain/definition/answers.ts';
import { formatCount, formatNpwp } from '#domain/text/format.ts';
import { SendDialog } from '../ui/documents/SendDialog.tsx';
import { Modal } from '../ui/feedback/Modal.tsx';
import { ReadFailed, RowsSkeleton } from '../ui/feedback/notices.tsx';
import { useGet } from '../ui/feedback/use-call.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { Money, momentText } from '../ui/layout/values.tsx';
import type { CocokkanQuery } from './use-cocokkan.ts';

type Sending = { readonly id: string; readonly channel: Channel };

type RowProps = { readonly of: SupplierView; readonly onSend: (channel: Channel) => void };

const SupplierRow = ({ of: { name, npwp, email, phone, entries, ppn, request }, onSend }: RowProps) => {
  const translate = useTranslate();
  const words = (key: string, params = {}) => translate(`cocokkanScreen.suppliers.${key}`, params);
  const reached = [email, phone].filter(Boolean).join(' · ') || words('no_address');
  const send = (channel: Channel, icon: 'mail' | 'phone') => (
    <Button
      size="small"
      variant="outlined"
      startIcon={<Icon name={icon} size={16} />}
      aria-label={words(`${channel}_of`, { name })}
      onClick={() => onSend(channel)}
    >
      {words(channel)}
    </Button>
  );
  return (
    <li>
      <div className="grow">
        <b>{name}</b>
        <div className="small">
          {words('holds', { smart_count: entries.length, count: formatCount(entries.length) })}{' '}
          <Money value={ppn} unit />
        </div>
        <div className="small sec">
          {npwp && `${formatNpwp(npwp)} · `}
          {reached}
        </div>
        {request && (
          <div className="small">
            {words('asked', { at: momentText(request.at), by: request.by, recipient: request.recipient })} ·{' '}
            {translate(`mail.delivery.status.${request.status}`)}
          </div>
        )}
      </div>
      <div className="row">
        {send('email', 'mail')}
        {send('whatsapp', 'phone')}
      </div>
    </li>
  );
};

export const SuppliersDialog = ({ query: { from, to }, onClose }: { query: CocokkanQuery; onClose: () => void }) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`cocokkanScreen.suppliers.${key}`);
  const [sending, setSending] = useState<Sending | null>(null);
  const { data, error, refetch } = useGet('/efaktur/cocokkan/suppliers', {
    query: { from, to },
    staleTime: 0,
  });
  return (
    <Modal open width={600} title={words('title')} onClose={onClose}>
      <div className="cocokkan-ledgers">
        <p className="sec">{words('text')}</p>
        {error ? (
          <ReadFailed title={words('failed')} why={error.message} onRetry={() => void refetch()} />
        ) : data ? (
          <ul className="cocokkan-handed cocokkan-suppliers">
            {data.map((one) => (
              <SupplierRow key={one.id} of={one} onSend={(channel) => setSending({ id: one.id, channel })} />
            ))}
          </ul>
        ) : (
          <RowsSkeleton />
        )}
        {data?.length === 0 && <p>{words('none')}</p>}
      </div>
      {sending && (
        <SendDialog
          resource="efaktur/cocokkan/suppliers"
          id={sending.id}
          channel={sending.channel}
          words={{ to: words(`${sending.channel}_to`), enclosed: words('enclosed') }}
          onClose={() => setSending(null)}
          onSent={() => {
            setSending(null);
            void refetch();
          }}
        />
      )}
    </Modal>
  );
};
