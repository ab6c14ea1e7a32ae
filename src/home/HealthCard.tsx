import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { HealthRow } from '#domain/home/view-schema.ts';
import { useGet } from '../ui/feedback/use-call.ts';
import { Icon, type IconName } from '../ui/layout/Icon.tsx';
import { useMay } from '../ui/layout/session-context.ts';
import { Day, Money } from '../ui/layout/values.tsx';
import { HomeCard } from './HomeCard.tsx';
import { ofCard } from './use-home.ts';

type Step = HealthRow['steps'][number];

const stepNames = ['documents', 'reconcile', 'pay', 'file'] as const;
const marks: Readonly<Record<Step['state'], { readonly icon: IconName; readonly tone: string } | null>> = {
  done: { icon: 'check', tone: 'ok' },
  working: { icon: 'clock', tone: 'warn' },
  blocked: { icon: 'warning', tone: 'bad' },
  later: null,
};
const SOON = 5;

const StepCell = ({ of }: { of: Step | undefined }) => {
  const translate = useTranslate();
  if (!of) return <td className="health-step none" />;
  const mark = marks[of.state];
  const words = <span className="el">{of.says}</span>;
  return (
    <td className="health-step">
      <span className={`health-bar ${of.state}`} aria-hidden="true" />
      <span className="health-says small">
        <span className="sr">
          {translate(`home.step.${of.step}`)}, {translate(`home.step_state.${of.state}`)}:
        </span>
        {mark && (
          <span className={mark.tone}>
            <Icon name={mark.icon} size={14} />
          </span>
        )}
        {of.to ? <Link to={of.to}>{words}</Link> : words}
      </span>
    </td>
  );
};

const TimeLeft = ({ of: { done, daysLeft } }: { of: HealthRow }) => {
  const translate = useTranslate();
  const words = (key: string, count = 0) => translate(`home.health.${key}`, { smart_count: count });
  if (done) return <b className="ok">{words('finished')}</b>;
  if (daysLeft === null) return null;
  if (daysLeft < 0) return <b className="bad">{words('late', -daysLeft)}</b>;
  return (
    <b className={daysLeft <= SOON ? 'warn' : ''}>{daysLeft === 0 ? words('today') : words('days_left', daysLeft)}</b>
  );
};

const Row = ({ of }: { of: HealthRow }) => {
  const translate = useTranslate();
  return (
    <tr>
      <th scope="row">
        {translate(`home.tax.${of.tax}`)}
        <span className="small sec num">
          <Money value={of.amount} unit />
          {of.amountSays && <span className="health-of">{of.amountSays}</span>}
        </span>
      </th>
      {stepNames.map((name) => (
        <StepCell key={name} of={of.steps.find(({ step }) => step === name)} />
      ))}
      <td className="health-left">
        <TimeLeft of={of} />
        <span className="small">
          {of.next ? <Link to={of.next.to}>{of.next.says}</Link> : <Day value={of.dueDay} />}
        </span>
      </td>
    </tr>
  );
};

type Props = { readonly period: string; readonly onRefresh: () => void; readonly beside?: ReactNode };

export const HealthCard = ({ period, onRefresh, beside }: Props) => {
  const translate = useTranslate();
  const may = useMay('home/health', 'show');
  const query = useGet(may ? '/home/health' : null, { query: { period }, ...ofCard });
  return (
    <HomeCard
      title={translate('home.health.title')}
      may={may}
      query={query}
      actions={
        <span className="row">
          {beside}
          <button type="button" className="ib sm" aria-label={translate('home.refresh')} onClick={onRefresh}>
            <Icon name="refresh" size={16} />
          </button>
        </span>
      }
    >
      {({ rows }) =>
        rows.length === 0 ? (
          <p className="home-pad sec">{translate('home.health.none')}</p>
        ) : (
          <table className="health">
            <thead>
              <tr>
                <th scope="col">{translate('home.tax.name')}</th>
                {stepNames.map((name, at) => (
                  <th key={name} scope="col">
                    {at + 1}. {translate(`home.step.${name}`)}
                  </th>
                ))}
                <th scope="col" className="health-left">
                  {translate('home.health.left')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.tax} of={row} />
              ))}
            </tbody>
          </table>
        )
      }
    </HomeCard>
  );
};
