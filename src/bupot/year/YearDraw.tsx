import { useTranslate } from 'react-admin';
import { formYears } from '#domain/bupot/first-masa.ts';
import type { YearRun } from '#domain/bupot/year/monthly-slips.ts';
import { Alert, PageSkeleton } from '../../ui/feedback/notices.tsx';
import { useGet } from '../../ui/feedback/use-call.ts';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { bupotPaths } from '../paths.ts';
import { YearEmployees } from './YearEmployees.tsx';
import './year.css';

const usualRun = (today: string): YearRun => {
  const [year = 0, before = year] = formYears(today);
  const month = Number(today.slice(5, 7));
  if (month <= 3) return { year: before, lastMonth: 12, lastPay: 'ASK' };
  return { year, lastMonth: month >= 11 ? 12 : month, lastPay: 'ASK' };
};

export const YearDraw = () => {
  const translate = useTranslate();
  const start = useGet('/ebupot/form-start');
  const title = translate('bupotYear.screen.title');
  return (
    <div className="ydraw">
      <PageHead
        title={title}
        crumbs={[{ label: translate('bupotScreen.list.title.article'), to: bupotPaths.article }, { label: title }]}
      />
      {start.error && <Alert severity="error" title={start.error.message} />}
      {start.isPending && <PageSkeleton />}
      {start.data && (
        <YearEmployees
          today={start.data.today}
          start={usualRun(start.data.today)}
          kind={start.data.company.government ? 'BPA2' : 'BPA1'}
        />
      )}
    </div>
  );
};
