import { useTranslate } from 'react-admin';
import { PageSkeleton } from '../ui/feedback/notices.tsx';
import { useGet } from '../ui/feedback/use-call.ts';
import { SideScroll, TableHead } from '../ui/layout/TableHead.tsx';
import { Money } from '../ui/layout/values.tsx';

const amounts = ['commercial', 'nonObject', 'final', 'plus', 'minus', 'fiscal'] as const;

/** What the annual return takes: sums per L1 account with the accounts of the books. */
export const LinesTable = ({ year }: { year: string }) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`trialBalance.${key}`);
  const { data } = useGet('/efiling/trial-balance/{year}/lines', { path: { year } });
  if (!data) return <PageSkeleton />;
  return (
    <SideScroll label={words('show.lines')} className="card tb-card">
      <table className="lines-table">
        <TableHead
          of={[
            { label: words('account') },
            ...amounts.map((key) => ({ label: words(key), right: true })),
            { label: words('from') },
          ]}
        />
        <tbody>
          {data.lines.map((line) => (
            <tr key={line.code}>
              <td>
                {line.code} {line.name}
              </td>
              {amounts.map((key) => (
                <td key={key} className="right" data-label={words(key)}>
                  {line.statement === 'balance' && key !== 'commercial' ? '–' : <Money value={line[key]} />}
                </td>
              ))}
              <td className="small sec">{line.accounts.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SideScroll>
  );
};
