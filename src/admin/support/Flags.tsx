import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ServiceConfiguration } from '#domain/admin/support-schema.ts';
import { useCall } from '../../ui/feedback/use-call.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { AdminDialog } from '../AdminDialog.tsx';
import { type AdminColumn, AdminTable } from '../AdminTable.tsx';

type Flag = ServiceConfiguration['flags'][number];

const DefaultDialog = ({ of, onClose }: { of: Flag; onClose: () => void }) => {
  const translate = useTranslate();
  const words = (key: string, params = {}) => translate(`adminSupport.service.${key}`, params);
  const client = useQueryClient();
  const { ask, busy } = useCall();
  const { flag, version } = of;
  const on = !of.default;
  return (
    <AdminDialog
      subject={`flag/${flag}`}
      busy={busy}
      send={(reason) =>
        ask('PUT', '/admin/api/configuration/service/flags/{flag}', { path: { flag }, body: { on, version, reason } })
      }
      title={words('change_default_title', { flag: words(`flags.${flag}`), to: words(on ? 'on' : 'off') })}
      confirm={words('change_default')}
      done="adminSupport.service.default_saved"
      onClose={onClose}
      onDone={() => {
        onClose();
        void client.invalidateQueries();
      }}
    >
      {() => <p>{words('change_default_text')}</p>}
    </AdminDialog>
  );
};

export const Flags = ({ of }: { of: readonly Flag[] }) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`adminSupport.service.${key}`);
  const [asking, setAsking] = useState<Flag | null>(null);
  const columns: readonly AdminColumn<Flag & { readonly id: string }>[] = [
    { key: 'flag', label: words('flag'), show: ({ flag }) => words(`flags.${flag}`) },
    { key: 'default', label: words('default'), show: (one) => words(one.default ? 'on' : 'off') },
    {
      key: 'exceptions',
      label: words('exceptions'),
      show: ({ exceptions }) =>
        exceptions.length === 0
          ? '–'
          : exceptions.map(({ companyId, companyName }) => (
              <Link key={companyId} className="adm-note" to={`/admin/company/${companyId}/package`}>
                {companyName}
              </Link>
            )),
    },
    {
      key: 'change',
      label: words('change_default'),
      unseen: true,
      show: (one) => (
        <Button size="small" variant="outlined" onClick={() => setAsking(one)}>
          {words('change_default')}
        </Button>
      ),
    },
  ];
  return (
    <Card title={words('flag_title')} flush className="adm-card">
      <AdminTable rows={of.map((one) => ({ ...one, id: one.flag }))} columns={columns} />
      {asking && <DefaultDialog of={asking} onClose={() => setAsking(null)} />}
    </Card>
  );
};
