import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CancelRevert } from '#domain/admin/faktur-schema.ts';
import { useCall, useGet } from '../../ui/feedback/use-call.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { TableHead } from '../../ui/layout/TableHead.tsx';
import { momentText } from '../../ui/layout/values.tsx';
import { AdminDialog } from '../AdminDialog.tsx';
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

const Row = ({ of, onAct }: { of: CancelRevert; onAct: (act: Decision['act']) => void }) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`adminFaktur.revert.${key}`);
  const waits = of.state === 'waiting';
  return (
    <tr>
      <td data-label={translate('adminFaktur.find.found')}>
        <div>
          <Link to={viewPath(of.fakturId)} className="num">
            {of.number}
          </Link>
          <span className="small sec adm-note">{of.companyName}</span>
        </div>
      </td>
      <td data-label={words('by')}>
        <div>
          {of.requestedBy} · <span className="num">{momentText(of.requestedAt, true)}</span>
          <span className="small sec adm-note">{of.reason}</span>
        </div>
      </td>
      <td data-label={translate('adminFaktur.find.status')}>
        <div>
          {words(`state.${of.state}`)}
          {of.decidedBy && (
            <span className="small sec adm-note">
              {of.decidedBy} · {of.decidedWhy}
            </span>
          )}
        </div>
      </td>
      <td className="row wrap adm-acts">
        {waits && of.own && <span className="small sec">{words('yours')}</span>}
        {waits && !of.own && (
          <Button size="small" variant="contained" onClick={() => onAct('confirm')}>
            {words('confirm')}
          </Button>
        )}
        {waits && (
          <Button size="small" variant="outlined" onClick={() => onAct('refuse')}>
            {words('refuse')}
          </Button>
        )}
      </td>
    </tr>
  );
};

export const CancelReverts = () => {
  const translate = useTranslate();
  const words = (key: string) => translate(`adminFaktur.revert.${key}`);
  const [asking, setAsking] = useState<Decision | null>(null);
  const { data = [] } = useGet('/admin/api/efaktur/out/revert-cancel', { staleTime: 0 });
  return (
    <Card title={words('title')} flush={data.length > 0} className="adm-card">
      {data.length === 0 ? (
        <p className="sec">{words('none')}</p>
      ) : (
        <table className="adm-tbl">
          <TableHead
            of={[
              { label: translate('adminFaktur.find.found') },
              { label: words('by') },
              { label: translate('adminFaktur.find.status') },
              { label: words('act'), unseen: true },
            ]}
          />
          <tbody>
            {data.map((of) => (
              <Row key={of.id} of={of} onAct={(act) => setAsking({ of, act })} />
            ))}
          </tbody>
        </table>
      )}
      {asking && <DecisionDialog {...asking} onClose={() => setAsking(null)} />}
    </Card>
  );
};
