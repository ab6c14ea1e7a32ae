import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { VatReadiness } from '#domain/spt/ppn/readiness.ts';
import { formatCount, formatDay } from '#domain/text/format.ts';
import { useEvents } from '../../client/events.ts';
import { useGet } from '../../ui/feedback/use-call.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { ExplainButton } from '../../ui/layout/Explain.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Money } from '../../ui/layout/values.tsx';
import './readiness.css';

type Row = VatReadiness['rows'][number];

const Open = ({ of }: { of: Row }) => {
  const translate = useTranslate();
  const words = (key: string, params?: object) => translate(`sptReady.${key}`, params);
  const { key, count, amount, until, late, last, grave, cost, to } = of;
  const name = words(`row.${key}`);
  return (
    <li className="ready-row">
      <div className="ready-what">
        <span className="row g4">
          {grave && (
            <span className="bad">
              <Icon name="warning" size={14} />
            </span>
          )}
          <b>{name}</b>
        </span>
        {until && (
          <span className={`small ${late ? 'bad' : 'sec'}`}>
            {words(late ? 'over' : 'by', { day: formatDay(until) })}
          </span>
        )}
        {last !== null && last > 0 && <span className="small bad">{words('last', { smart_count: last })}</span>}
        {cost && (
          <span className="small sec">
            {words('cost')}: <Money value={cost.value} unit places={0} />{' '}
            <ExplainButton label={`${words('cost')}, ${name}`} explain={() => cost} />
          </span>
        )}
      </div>
      <div className="ready-sum">
        <span className="num sec small">{words('count', { smart_count: count, count: formatCount(count) })}</span>
        <Money value={amount} unit />
      </div>
      <Button component={Link} to={to} size="small" variant="outlined" aria-label={words('open_of', { name })}>
        {words('open')}
      </Button>
    </li>
  );
};

type Props = {
  readonly period: string;
  /** Collapsed initially, if other content follows. */
  readonly folded?: boolean;
};

/** Open points of a masa before its PPN return is posted, with links; nothing if there are none. */
export const ReadinessCard = ({ period, folded = false }: Props) => {
  const translate = useTranslate();
  const { data, refetch } = useGet(period === '' ? null : '/efaktur/spt/ctas/posting/readiness', {
    query: { period },
    quiet: true,
  });
  const again = () => void refetch();
  useEvents('faktur', again, again);
  if (!data || data.rows.length === 0) return null;
  const title = translate('sptReady.title');
  const rows = (
    <>
      <p className="sec">{translate('sptReady.text')}</p>
      <ul>
        {data.rows.map((row) => (
          <Open key={row.key} of={row} />
        ))}
      </ul>
    </>
  );
  if (!folded)
    return (
      <Card title={title} className="ready">
        {rows}
      </Card>
    );
  return (
    <details className="card ready">
      <summary className="row g4">
        <Icon name="warning" size={16} />
        <b>{title}</b>
        <span className="sec">{translate('sptReady.open_kinds', { smart_count: data.rows.length })}</span>
      </summary>
      <div className="bd">{rows}</div>
    </details>
  );
};
