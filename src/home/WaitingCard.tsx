import { useGet } from '../ui/feedback/use-call.ts';
import '../ui/layout/tables.css';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { isZero } from '#domain/definition/money.ts';
import type { PriceOfWaiting } from '#domain/home/waiting-schema.ts';
import { formatDay } from '#domain/text/format.ts';
import { ExplainButton } from '../ui/layout/Explain.tsx';
import { useMay } from '../ui/layout/session-context.ts';
import { TableHead } from '../ui/layout/TableHead.tsx';
import { Money } from '../ui/layout/values.tsx';
import { HomeCard } from './HomeCard.tsx';
import { PlanForm } from './PlanForm.tsx';
import { ofCard } from './use-home.ts';

type Row = PriceOfWaiting['rows'][number];

const Cost = ({ of: { total, explained }, name }: { of: Row['on'][number]; name: string }) => {
  const translate = useTranslate();
  if (total === null) return <span className="small sec">{translate('home.waiting.unknown')}</span>;
  return (
    <>
      <Money value={total} places={0} />
      {explained && !isZero(total) && (
        <>
          {' '}
          <ExplainButton label={name} explain={() => explained} />
        </>
      )}
    </>
  );
};

const Table = ({ days, rows, all }: PriceOfWaiting) => {
  const translate = useTranslate();
  const words = (key: string, params = {}) => translate(`home.waiting.${key}`, params);
  const names = days.map((day, at) =>
    at < 2 ? words(at === 0 ? 'today' : 'tomorrow') : words('by', { day: formatDay(day) }),
  );
  return (
    <div className="waiting-scroll">
      <table className="mini waiting">
        <TableHead
          of={[
            { label: words('obligation') },
            { label: words('tax'), right: true },
            ...names.map((label) => ({ label, right: true })),
          ]}
        />
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {row.to ? <Link to={row.to}>{row.label}</Link> : row.label}
                {row.dueDay && <span className="small sec num">{words('due', { day: formatDay(row.dueDay) })}</span>}
              </th>
              <td className="right">
                <Money value={row.amount} />
              </td>
              {row.on.map((one, at) => (
                <td key={one.day} className="right">
                  <Cost of={one} name={`${row.label}, ${names[at]}`} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {words('all')}
            </th>
            {all.map(({ day, total, whole }) => (
              <td key={day} className="right">
                {!whole && <span className="small sec">{words('at_least')} </span>}
                <Money value={total} places={0} strong />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
};

export const WaitingCard = () => {
  const translate = useTranslate();
  const may = useMay('home/waiting', 'show');
  const query = useGet(may ? '/home/waiting' : null, ofCard);
  return (
    <HomeCard title={translate('home.waiting.title')} may={may} query={query}>
      {(data) =>
        data.rows.length === 0 ? (
          <p className="home-pad sec">{translate('home.waiting.none')}</p>
        ) : (
          <>
            <Table {...data} />
            <p className="home-pad small sec">{translate('home.waiting.estimate')}</p>
            <PlanForm />
          </>
        )
      }
    </HomeCard>
  );
};
