import { Switch } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AdminCompany } from '#domain/admin/company-schema.ts';
import { useCall } from '../../ui/feedback/use-call.ts';
import { AdminDialog } from '../AdminDialog.tsx';

const paths = {
  publicApi: '/admin/api/company/{id}/public-api',
  reconcileUser: '/admin/api/company/{id}/reconcile-user',
  bp26: '/admin/api/company/{id}/bp26',
  reportV2: '/admin/api/company/{id}/report-v2',
  government: '/admin/api/company/{id}/government',
} as const;

export const FlagSwitch = ({ of, flag }: { of: AdminCompany; flag: keyof typeof paths }) => {
  const translate = useTranslate();
  const client = useQueryClient();
  const { ask, busy } = useCall();
  const [asking, setAsking] = useState(false);
  const words = (key: string, params = {}) => translate(`adminCompany.${key}`, params);
  const on = !of[flag];
  const send = (reason: string) =>
    ask('PUT', paths[flag], { path: { id: of.id }, body: { on, version: of.version, reason } });
  const done = () => {
    setAsking(false);
    void client.invalidateQueries();
  };
  return (
    <>
      <Switch
        size="small"
        checked={of[flag]}
        onChange={() => setAsking(true)}
        slotProps={{ input: { 'aria-label': `${words(`flag.${flag}`)}: ${of.name}` } }}
      />
      {asking && (
        <AdminDialog
          subject={`${of.id}/${flag}`}
          busy={busy}
          send={send}
          title={words(on ? 'switch_on' : 'switch_off', { flag: words(`flag.${flag}`), name: of.name })}
          confirm={words(on ? 'turn_on' : 'turn_off')}
          done="adminCompany.switched"
          onClose={() => setAsking(false)}
          onDone={done}
        >
          {() => <p>{words('switch_text')}</p>}
        </AdminDialog>
      )}
    </>
  );
};
