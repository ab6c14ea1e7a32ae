import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { jakartaDay } from '#domain/scope.ts';
import { formatCount } from '#domain/text/format.ts';
import { EmptyState, PageSkeleton, ReadFailed } from '../../ui/feedback/notices.tsx';
import { useGet } from '../../ui/feedback/use-call.ts';
import { SelectInput } from '../../ui/inputs/SelectInput.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { SideScroll, TableHead } from '../../ui/layout/TableHead.tsx';
import { Identifier, Money, PeriodText } from '../../ui/layout/values.tsx';
import { receivedPaths } from './paths.ts';
import '../bupot.css';
import '../../ui/layout/tables.css';

export const ExpectedSlips = () => {
  const translate = useTranslate();
  const words = (key: string, params?: object) => translate(`receivedScreen.expected.${key}`, params);
  const thisYear = Number(jakartaDay(Date.now()).slice(0, 4));
  const [year, setYear] = useState(String(thisYear));
  const { data, error, refetch } = useGet('/ebupot/received/expected', { query: { year } });
  const years = [0, 1, 2, 3].map((back) => String(thisYear - back));
  const column = (key: string, right = false) => ({ label: words(`column.${key}`), right });
  return (
    <div className="detail-page">
      <PageHead
        title={words('title')}
        crumbs={[{ label: translate('receivedScreen.title'), to: receivedPaths.list }, { label: words('title') }]}
        actions={
          <SelectInput
            label={words('year')}
            value={year}
            onChange={setYear}
            options={years.map((value) => ({ value, label: value }))}
          />
        }
      />
      <p className="sec" style={{ margin: '8px 0 16px' }}>
        {words('text')}
      </p>
      {error && <ReadFailed title={translate('list.failed')} why={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <PageSkeleton />}
      {data?.length === 0 && <EmptyState icon="check" title={words('none')} />}
      {data && data.length > 0 && (
        <SideScroll label={words('title')} className="card">
          <table className="lines-table">
            <TableHead
              of={[
                column('withholder'),
                column('period'),
                column('because'),
                column('expected', true),
                column('received', true),
                column('missing', true),
                column('late', true),
              ]}
            />
            <tbody>
              {data.map((row) => (
                <tr key={`${row.withholderNpwp} ${row.period}`}>
                  <td>
                    {row.withholderName}
                    <div className="small sec">
                      <Identifier value={row.withholderNpwp} form="npwp" />
                    </div>
                  </td>
                  <td>
                    <PeriodText value={row.period} />
                  </td>
                  <td>{words(`because.${row.because}`)}</td>
                  <td className="right" data-label={words('column.expected')}>
                    <Money value={row.expected} />
                  </td>
                  <td className="right" data-label={words('column.received')}>
                    <Money value={row.received} />
                  </td>
                  <td className="right" data-label={words('column.missing')}>
                    <Money value={row.missing} />
                  </td>
                  <td className="right" data-label={words('column.late')}>
                    {words('days', { count: formatCount(row.daysLate) })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </SideScroll>
      )}
    </div>
  );
};
