import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CancelRevert } from '#domain/admin/faktur-schema.ts';
import { useCall, useGet } from '../../ui/feedback/use-call.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { momentText } from '../../ui/layout/values.tsx';
import { AdminDialog } from '../AdminDialog.tsx';
import { type AdminColumn, AdminTable, Two } from '../AdminTable.tsx';
import { viewPath } from './FoundFakturs.tsx';

type Decision = { readonly of: CancelRevert; readonly act: 'confirm' | 'refuse' };

const DecisionDialog = ({ of, act, onClose }: Decision & { onClose: () => void }) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`adminFaktur.revert.${key}`, { number: of.number });
  const client = useQueryClient();
  const { ask, busy } = useCall();
  return (
    <AdminDialog
      danger={act === 'refuse'}
      subject={`${of.id}/${act}`}
      busy={busy}
      send={(reason) =>
        ask('POST', `/admin/api/efaktur/out/revert-cancel/{id}/${act}`, {
          path: { id: of.id },
          body: { version: of.version, reason },
        })
      }
      title={words(`${act}_title`)}
      confirm={words(act)}
      done={`adminFaktur.revert.${act === 'confirm' ? 'confirmed' : 'refused'}`}
      onClose={onClose}
      onDone={() => {
        onClose();
        void client.invalidateQueries();
      }}
    >
      {() => <p>{words(`${act}_text`)}</p>}
    </AdminDialog>
  );
};

type CellProps = { of: CancelRevert; onAct: (decision: Decision) => void };

const Acts = ({ of, onAct }: CellProps) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`adminFaktur.revert.${key}`);
  if (of.state !== 'waiting') return null;
  return (
    <span className="row wrap adm-acts">
      {of.own ? (
        <span className="small sec">{words('yours')}</span>
      ) : (
        <Button size="small" variant="contained" onClick={() => onAct({ of, act: 'confirm' })}>
          {words('confirm')}
        </Button>
      )}
      <Button size="small" variant="outlined" onClick={() => onAct({ of, act: 'refuse' })}>
        {words('refuse')}
      </Button>
    </span>
  );
};

export const CancelReverts = () => {
  const translate = useTranslate();
  const words = (key: string) => translate(`adminFaktur.revert.${key}`);
  const [asking, setAsking] = useState<Decision | null>(null);
  const { data = [] } = useGet('/admin/api/efaktur/out/revert-cancel', { staleTime: 0 });
  const columns: readonly AdminColumn<CancelRevert>[] = [
    {
      key: 'number',
      label: translate('adminFaktur.find.found'),
      show: ({ fakturId, number, companyName }) => (
        <Two first={<Link to={viewPath(fakturId)}>{number}</Link>} second={companyName} />
      ),
    },
    {
      key: 'by',
      label: words('by'),
      show: ({ requestedBy, requestedAt, reason }) => (
        <Two first={`${requestedBy} · ${momentText(requestedAt, true)}`} second={reason} />
      ),
    },
    {
      key: 'state',
      label: translate('adminFaktur.find.status'),
      show: ({ state, decidedBy, decidedWhy }) => (
        <Two first={words(`state.${state}`)} second={decidedBy && `${decidedBy} · ${decidedWhy}`} />
      ),
    },
    { key: 'act', label: words('act'), unseen: true, show: (of) => <Acts of={of} onAct={setAsking} /> },
  ];
  return (
    <Card title={words('title')} flush={data.length > 0} className="adm-card">
      {data.length === 0 ? <p className="sec">{words('none')}</p> : <AdminTable rows={data} columns={columns} />}
      {asking && <DecisionDialog {...asking} onClose={() => setAsking(null)} />}
    </Card>
  );
};
