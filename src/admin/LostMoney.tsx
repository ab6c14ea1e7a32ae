import './admin.css';
import { Button, Tab, Tabs } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { UnmatchedPaymentRecord } from '#domain/billing/stored.ts';
import { Alert } from '../ui/feedback/Alert.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { PageSkeleton } from '../ui/feedback/Skeletons.tsx';
import { useGet } from '../ui/feedback/use-call.ts';
import { momentText } from '../ui/layout/Day.tsx';
import { Money } from '../ui/layout/Money.tsx';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { TableHead } from '../ui/layout/TableHead.tsx';
import { AttributeDialog } from './AttributeDialog.tsx';
import { LOST } from './paths.ts';
import { ReturnDialog } from './ReturnDialog.tsx';

const states = ['open', 'returned'] as const;
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
        {of.movement}
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
          {of.resolvedBy} · <span className="num">{momentText(of.resolvedAt, true)}</span>
          <span className="small sec adm-note">{of.note}</span>
        </td>
      )}
    </tr>
  );
};

/** Money that came for an account nobody knows: whose it is, or that it went back, each with its reason. */
export const LostMoney = () => {
  const translate = useTranslate();
  const client = useQueryClient();
  const label = (key: string) => translate(`adminScreen.lost.${key}`);
  const [state, setState] = useState<State>('open');
  const [asking, setAsking] = useState<Asking | null>(null);
  const { data, error } = useGet<UnmatchedPaymentRecord[]>(`${LOST}?state=${state}`, { staleTime: 0 });
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
                { label: label(state === 'open' ? 'decide' : 'decided') },
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
