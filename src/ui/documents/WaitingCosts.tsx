import '../layout/tables.css';
import { useTranslate } from 'react-admin';
import { type InterestOn, isCostly, type Waiting } from '#domain/calendar/waiting.ts';
import { rupiah, sen } from '#domain/definition/money.ts';
import { formatDay, formatDecimal } from '#domain/text/format.ts';
import { ExplainButton } from '../layout/Explain.tsx';
import { TableHead } from '../layout/TableHead.tsx';
import { Money } from '../layout/values.tsx';

const days = [
  ['today', 'today'],
  ['tomorrow', 'tomorrow'],
  ['inAMonth', 'in_a_month'],
] as const;

const useMore = (today: InterestOn) => {
  const translate = useTranslate();
  return ({ interest }: InterestOn): string | null => {
    if (!interest || !today.interest) return null;
    const more = sen(interest.value) - sen(today.interest.value);
    return more > 0 ? translate('calendar.waiting.more', { amount: `Rp ${formatDecimal(rupiah(more), 0)}` }) : null;
  };
};

type Props = {
  readonly of: Waiting<string>;
  readonly bare?: boolean;
};

/** Interest if paid today, tomorrow and in a month. Nothing while it is zero. */
export const WaitingCosts = ({ of, bare = false }: Props) => {
  const translate = useTranslate();
  const moreOf = useMore(of.today);
  const words = (key: string, params = {}) => translate(`calendar.waiting.${key}`, params);
  if (!isCostly(of)) return null;
  const title = words('title');
  return (
    <div className="wait-cost">
      <table className="mini">
        {!bare && <caption>{title}</caption>}
        <TableHead
          of={[{ label: words('when') }, { label: bare ? title : translate('calendar.interest.amount'), right: true }]}
        />
        <tbody>
          {days.map(([at, key]) => {
            const one = of[at];
            const { interest } = one;
            const more = moreOf(one);
            const when = words(key, { day: formatDay(one.day) });
            return (
              <tr key={at}>
                <th scope="row">{when}</th>
                <td className="right">
                  {interest ? (
                    <>
                      <Money value={interest.value} unit places={0} />{' '}
                      <ExplainButton label={`${title}, ${when}`} explain={() => interest} />
                    </>
                  ) : (
                    words('unknown')
                  )}
                  {more && <span className="small sec wait-more">{more}</span>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {of.sameUntil && <p className="small sec">{words('same_until', { day: formatDay(of.sameUntil) })}</p>}
      {!bare && <p className="small sec">{words('apart')}</p>}
      {of.says.map((one) => (
        <p key={one} className="small sec">
          {one}
        </p>
      ))}
    </div>
  );
};
