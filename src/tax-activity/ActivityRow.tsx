import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { TaxActivity } from '#domain/tax-activity/view-schema.ts';
import { Chip } from '../ui/documents/DocumentChip.tsx';
import { ReasonedModal } from '../ui/feedback/ReasonedModal.tsx';
import { useCall } from '../ui/feedback/use-call.ts';
import { useMay } from '../ui/layout/session-context.ts';
import { Day, Identifier, Moment, Money } from '../ui/layout/values.tsx';

type Props = { readonly of: TaxActivity; readonly columns: readonly string[]; readonly onChanged: () => void };

const Contrary = ({ of: { tax, period, label, tone }, onChanged }: Omit<Props, 'columns'>) => {
  const translate = useTranslate();
  const { ask, run, busy } = useCall();
  const may = useMay('tax-activity', 'state');
  const [asking, setAsking] = useState(false);
  if (!may || (tax !== 'UNIFIKASI' && tax !== 'PPH21')) return null;
  if (tone === 'orange')
    return (
      <Button
        size="small"
        variant="outlined"
        disabled={busy}
        onClick={() =>
          void run('DELETE', '/tax-activity/duties/{type}/{period}', { path: { type: tax, period } }).then(onChanged)
        }
      >
        {translate('taxActivity.take_back')}
      </Button>
    );
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
        {translate('taxActivity.say_due')}
      </Button>
      {asking && (
        <ReasonedModal
          title={translate('taxActivity.say_due_title', { label })}
          confirm={translate('taxActivity.say_due')}
          subject={`${tax} ${period}`}
          busy={busy}
          send={(reason) => ask('POST', '/tax-activity/duties', { body: { type: tax, period, reason } })}
          reason={translate('taxActivity.column.reason')}
          done="taxActivity.declared"
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            onChanged();
          }}
        >
          {() => null}
        </ReasonedModal>
      )}
    </>
  );
};

export const ActivityRow = ({ of, columns, onChanged }: Props) => {
  const translate = useTranslate();
  const cells: Readonly<Record<string, ReactNode>> = {
    label: (
      <Link to={of.link}>
        <Identifier value={of.label} form={of.kind === 'billing' ? 'billing' : 'plain'} />
      </Link>
    ),
    tax: of.tax,
    period: <span className="num nw">{of.masa}</span>,
    amount: of.amount !== null && <Money value={of.amount} />,
    due: (
      <>
        <Day value={of.due} />{' '}
        {of.due && of.dueMayMove && <span className="small sec">{translate('taxActivity.without_holidays')}</span>}{' '}
        {of.late && <span className="small bad">{translate('taxActivity.late')}</span>}
      </>
    ),
    status: of.status && <Chip tone={of.tone} label={of.status} />,
    filed: <Moment at={of.at} />,
    receipt: of.receipt,
    reason: of.reason,
    act: <Contrary of={of} onChanged={onChanged} />,
  };
  return (
    <tr>
      {columns.map((key) => (
        <td key={key} className={key === 'amount' ? 'right' : undefined}>
          <span className="txa-named small sec">{key !== 'act' && translate(`taxActivity.column.${key}`)}</span>
          <span>{cells[key]}</span>
        </td>
      ))}
    </tr>
  );
};
