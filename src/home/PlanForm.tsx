import { Button } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isZero } from '#domain/definition/money.ts';
import type { WaitingPlan } from '#domain/home/waiting-schema.ts';
import { formatDay, formatRupiah } from '#domain/text/format.ts';
import { problemOf, useGet } from '../ui/feedback/use-call.ts';
import { useStoredState } from '../ui/form/use-stored-state.ts';
import { RupiahInput } from '../ui/inputs/RupiahInput.tsx';
import { TableHead } from '../ui/layout/TableHead.tsx';
import { Day, Money } from '../ui/layout/values.tsx';
import { ofCard } from './use-home.ts';

const PlanSummary = ({ cheapest, byDueDay, saved }: WaitingPlan) => {
  const translate = useTranslate();
  const words = (key: string, params = {}) => translate(`home.waiting.${key}`, params);
  return (
    <div className="plan-told" role="status">
      <p>
        <b>{isZero(saved) ? words('same') : words('saved', { amount: formatRupiah(saved) })}</b>
      </p>
      <dl className="plan-sums">
        {(['cheapest', 'by_due_day'] as const).map((key) => {
          const plan = key === 'cheapest' ? cheapest : byDueDay;
          return (
            <div key={key}>
              <dt className="small sec">{words(key)}</dt>
              <dd>
                <Money value={plan.total} unit places={0} strong />{' '}
                <span className="small sec">{words('until', { day: formatDay(plan.until) })}</span>
              </dd>
            </div>
          );
        })}
      </dl>
      {!cheapest.exact && <p className="small sec">{words('not_sure')}</p>}
      <div className="waiting-scroll">
        <table className="mini waiting">
          <caption className="sr">{words('cheapest')}</caption>
          <TableHead
            of={[
              { label: words('when') },
              { label: words('obligation') },
              { label: words('pay'), right: true },
              { label: words('interest'), right: true },
            ]}
          />
          <tbody>
            {cheapest.payments.map(({ day, label, amount, interest }) => (
              <tr key={`${day} ${label} ${amount}`}>
                <td>
                  <Day value={day} />
                </td>
                <td>{label}</td>
                <td className="right">
                  <Money value={amount} />
                </td>
                <td className="right">
                  <Money value={interest} places={0} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
};

export const PlanForm = () => {
  const translate = useTranslate();
  const [typed, setTyped] = useStoredState('plan', '');
  const [monthly, setMonthly] = useState<string | null>(null);
  const { data, error } = useGet(monthly ? '/home/waiting/plan' : null, {
    query: { monthly: monthly ?? '' },
    ...ofCard,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed !== '') setMonthly(typed);
  };
  const fault = error ? (problemOf(error)?.errors?.monthly ?? translate('home.not_read')) : undefined;
  return (
    <section className="plan" aria-label={translate('home.waiting.plan')}>
      <h3>{translate('home.waiting.plan')}</h3>
      <form onSubmit={submit} noValidate>
        <RupiahInput label={translate('home.waiting.monthly')} value={typed} onChange={setTyped} error={fault} />
        <Button type="submit" variant="outlined">
          {translate('home.waiting.work_out')}
        </Button>
      </form>
      {data && <PlanSummary {...data} />}
    </section>
  );
};
