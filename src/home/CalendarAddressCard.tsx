import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { reading, useCall, useGet } from '../ui/feedback/use-call.ts';
import { Card } from '../ui/layout/Card.tsx';
import { CopyButton } from '../ui/layout/CopyButton.tsx';

export const CalendarAddressCard = () => {
  const translate = useTranslate();
  const words = (key: string) => translate(`home.dates.${key}`);
  const notify = useNotify();
  const client = useQueryClient();
  const { ask, busy } = useCall();
  const { data } = useGet('/home/calendar/address');
  const { queryKey } = reading('/home/calendar/address');
  const make = () =>
    ask('POST', '/home/calendar/address').then(
      (made) => {
        client.setQueryData(queryKey, made);
        notify('home.dates.made', { type: 'success' });
      },
      () => undefined,
    );
  const revoke = () =>
    ask('DELETE', '/home/calendar/address').then(
      () => {
        client.setQueryData(queryKey, { address: null, createdAt: null });
        notify('home.dates.revoked', { type: 'success' });
      },
      () => undefined,
    );
  const address = data?.address;
  return (
    <Card title={words('address')}>
      <p className="sec">{words('address_how')}</p>
      {address && (
        <p className="feed-address">
          <code>{address}</code> <CopyButton value={address} />
        </p>
      )}
      <div className="row wrap feed-acts">
        <Button variant="outlined" disabled={busy || !data} onClick={() => void make()}>
          {words(address ? 'anew' : 'make')}
        </Button>
        {address && (
          <Button color="error" disabled={busy} onClick={() => void revoke()}>
            {words('revoke')}
          </Button>
        )}
      </div>
    </Card>
  );
};
