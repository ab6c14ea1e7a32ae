import '../admin.css';
import '../support.css';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { EfinState } from '#domain/admin/support.ts';
import type { EfinMigration } from '#domain/admin/support-schema.ts';
import { EmptyState, PageSkeleton } from '../../ui/feedback/notices.tsx';
import { useCall, useGet } from '../../ui/feedback/use-call.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Identifier, momentText } from '../../ui/layout/values.tsx';
import { AdminDialog } from '../AdminDialog.tsx';
import { type AdminColumn, AdminTable, Two } from '../AdminTable.tsx';

type Decision = { readonly of: EfinMigration; readonly state: EfinState };

const DecisionDialog = ({ of, state, onClose }: Decision & { onClose: () => void }) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`adminSupport.efin.${key}`, { name: of.companyName });
  const client = useQueryClient();
  const { ask, busy } = useCall();
  return (
    <AdminDialog
      danger={state === 'refused'}
      subject={`${of.id}/${state}`}
      busy={busy}
      send={(reason) =>
        ask('PUT', '/admin/api/efiling/register_efin/{id}', {
          path: { id: of.id },
          body: { state, version: of.version, reason },
        })
      }
      title={words(`ask.${state}`)}
      confirm={words(`act.${state}`)}
      done="adminSupport.efin.saved"
      onClose={onClose}
      onDone={() => {
        onClose();
        void client.invalidateQueries();
      }}
    >
      {() => <p>{of.fileName}</p>}
    </AdminDialog>
  );
};

/** What a request of each state may become. */
const next: Readonly<Record<EfinState, readonly EfinState[]>> = {
  waiting: ['done', 'refused'],
  done: ['waiting'],
  refused: ['waiting'],
};

export const EfinMigrations = () => {
  const translate = useTranslate();
  const words = (key: string) => translate(`adminSupport.efin.${key}`);
  const [asking, setAsking] = useState<Decision | null>(null);
  const { data } = useGet('/admin/api/efiling/register_efin', { staleTime: 0 });
  const columns: readonly AdminColumn<EfinMigration>[] = [
    {
      key: 'company',
      label: words('company'),
      show: (of) => <Two first={of.companyName} second={<Identifier value={of.companyNpwp} form="npwp" />} />,
    },
    { key: 'efin', label: 'EFIN', show: ({ efin, fileName }) => <Two first={efin} second={fileName} /> },
    {
      key: 'by',
      label: words('by'),
      show: (of) => <Two first={of.requestedBy} second={momentText(of.requestedAt)} />,
    },
    {
      key: 'state',
      label: words('state'),
      show: (of) => (
        <Two first={words(`states.${of.state}`)} second={of.decidedBy && `${of.decidedBy} · ${of.decidedWhy}`} />
      ),
    },
    {
      key: 'act',
      label: words('decide'),
      unseen: true,
      show: (of) => (
        <span className="row wrap adm-acts">
          {next[of.state].map((state) => (
            <Button key={state} size="small" variant="outlined" onClick={() => setAsking({ of, state })}>
              {words(`act.${state}`)}
            </Button>
          ))}
        </span>
      ),
    },
  ];
  if (!data) return <PageSkeleton />;
  return (
    <div className="adm">
      <PageHead title={words('title')} />
      {data.length === 0 ? (
        <EmptyState icon="shield" title={words('none')} />
      ) : (
        <Card flush className="adm-card">
          <AdminTable rows={data} columns={columns} />
        </Card>
      )}
      {asking && <DecisionDialog {...asking} onClose={() => setAsking(null)} />}
    </div>
  );
};
