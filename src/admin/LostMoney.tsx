import { useTranslate } from 'react-admin';
import type { UnmatchedPaymentRecord } from '#domain/billing/stored.ts';
import { formatRupiah } from '#domain/text/format.ts';
import { ReasonedModal } from '../ui/feedback/ReasonedModal.tsx';
import './admin.css';
import { Button, Tab, Tabs } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert, EmptyState, PageSkeleton } from '../ui/feedback/notices.tsx';
import { useCall, useGet } from '../ui/feedback/use-call.ts';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { TableHead } from '../ui/layout/TableHead.tsx';
import { Money, momentText } from '../ui/layout/values.tsx';
import { AttributeDialog } from './AttributeDialog.tsx';

type Props = { of: UnmatchedPaymentRecord; onClose: () => void; onDone: () => void };

export const ReturnDialog = ({ of, onClose, onDone }: Props) => {
  const translate = useTranslate();
  const { ask, busy } = useCall();
  return (
    <ReasonedModal
      danger
      subject={`${of.id}/return`}
      busy={busy}
      send={(reason) =>
        ask('POST', '/admin/api/ebilling/unmatched-payments/{id}/return', { path: { id: of.id }, body: { reason } })
      }
      title={translate('adminScreen.lost.return_title')}
      confirm={translate('adminScreen.lost.return')}
      cancel={translate('shell.kit.back')}
      reason={translate('adminScreen.lost.reason')}
      done="adminScreen.lost.return_done"
      onClose={onClose}
      onDone={onDone}
    >
      {() => (
        <p>{translate('adminScreen.lost.return_text', { amount: formatRupiah(of.amount), movement: of.movement })}</p>
      )}
    </ReasonedModal>
  );
};

const states = ['open', 'attributed', 'returned'] as const;
type State = (typeof states)[number];
type Asking = { readonly of: UnmatchedPaymentRecord; readonly what: 'attribute' | 'return' };

type RowProps = { of: UnmatchedPaymentRecord; onAsk: (what: Asking['what']) => void };

const Row = ({ of, onAsk }: RowProps) => {
  const translate = useTranslate();
  const label = (key: string) => translate(`adminScreen.lost.${key}`);
  return (
    <tr>
      <td data-label={label('at')} className="num">
        {momentText(of.at, true)}
      </td>
      <td data-label={label('amount')} className="num right">
        <Money value={of.amount} unit />
      </td>
      <td data-label={label('movement')} className="num el">
        <div>
          {of.movement}
          {of.orderId !== null && <span className="small sec adm-note">{label('of_order')}</span>}
          {of.attributedAt !== null && of.resolvedAt === null && (
            <span className="small sec adm-note">
              {momentText(of.attributedAt, true)} · {of.note}
            </span>
          )}
        </div>
      </td>
      {of.resolvedAt === null ? (
        <td className="row wrap adm-acts">
          <Button size="small" variant="contained" onClick={() => onAsk('attribute')}>
            {label('attribute')}
          </Button>
          <Button size="small" variant="outlined" onClick={() => onAsk('return')}>
            {label('return')}
          </Button>
        </td>
      ) : (
        <td data-label={label('decided')}>
          <div>
            {of.resolvedBy} · <span className="num">{momentText(of.resolvedAt, true)}</span>
            <span className="small sec adm-note">{of.note}</span>
          </div>
        </td>
      )}
    </tr>
  );
};

export const LostMoney = () => {
  const translate = useTranslate();
  const client = useQueryClient();
  const label = (key: string) => translate(`adminScreen.lost.${key}`);
  const [state, setState] = useState<State>('open');
  const [asking, setAsking] = useState<Asking | null>(null);
  const { data, error } = useGet('/admin/api/ebilling/unmatched-payments', { query: { state }, staleTime: 0 });
  const done = () => {
    setAsking(null);
    void client.invalidateQueries({ queryKey: ['get'] });
  };
  return (
    <div className="adm">
      <PageHead title={label('title')} />
      <p className="sec">{label('text')}</p>
      <Tabs value={state} onChange={(_, to: State) => setState(to)} aria-label={label('title')}>
        {states.map((one) => (
          <Tab key={one} value={one} label={label(`state_${one}`)} />
        ))}
      </Tabs>
      {error && <Alert severity="error" title={error.message} />}
      {!data && !error && <PageSkeleton />}
      {data?.length === 0 && <EmptyState icon="shield" title={label(`none_${state}`)} />}
      {data && data.length > 0 && (
        <div className="card adm-card">
          <table className="adm-tbl">
            <TableHead
              of={[
                { label: label('at') },
                { label: label('amount'), right: true },
                { label: label('movement') },
                { label: label(state === 'returned' ? 'decided' : 'decide') },
              ]}
            />
            <tbody>
              {data.map((of) => (
                <Row key={of.id} of={of} onAsk={(what) => setAsking({ of, what })} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {asking?.what === 'attribute' && <AttributeDialog of={asking.of} onClose={() => setAsking(null)} onDone={done} />}
      {asking?.what === 'return' && <ReturnDialog of={asking.of} onClose={() => setAsking(null)} onDone={done} />}
    </div>
  );
};
