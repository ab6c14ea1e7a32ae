import { TablePagination } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { TaxActivityTab } from '#domain/tax-activity/tabs.ts';
import { requestPage } from '../client/request.ts';
import { EmptyState, ReadFailed, RowsSkeleton } from '../ui/feedback/notices.tsx';
import { TableHead } from '../ui/layout/TableHead.tsx';
import { ActivityRow } from './ActivityRow.tsx';

const PAGE = 25;

const columnsOf: Readonly<Record<TaxActivityTab, readonly string[]>> = {
  'waiting-payment': ['label', 'tax', 'period', 'amount', 'due', 'status'],
  'waiting-report': ['label', 'period', 'amount', 'due', 'status'],
  'e-filing': ['label', 'period', 'amount', 'due', 'status'],
  filed: ['label', 'period', 'amount', 'filed', 'receipt'],
  'not-due': ['label', 'period', 'status', 'reason', 'act'],
};

type Props = { readonly tab: TaxActivityTab; readonly from: string; readonly to: string };

export const ActivityList = ({ tab, from, to }: Props) => {
  const translate = useTranslate();
  const listKey = `${tab} ${from} ${to}`;
  const [place, setPlace] = useState({ list: listKey, page: 0 });
  const page = place.list === listKey ? place.page : 0;
  const filter = JSON.stringify({ ...(from ? { from } : {}), ...(to ? { to } : {}) });
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['tax-activity', tab, from, to, page],
    queryFn: ({ signal }) =>
      requestPage('/tax-activity/{tab}', {
        path: { tab },
        query: { range: `[${page * PAGE},${page * PAGE + PAGE - 1}]`, filter },
        signal,
      }),
    placeholderData: (before, query) => (query?.queryKey[1] === tab ? keepPreviousData(before) : undefined),
  });
  if (error)
    return <ReadFailed title={translate('taxActivity.failed')} why={error.message} onRetry={() => void refetch()} />;
  if (isPending) return <RowsSkeleton />;
  const { rows, total } = data;
  if (total === 0)
    return (
      <EmptyState icon="calendar" title={translate(`taxActivity.empty.${tab}`)}>
        {(from || to) && translate('taxActivity.empty.in_range')}
      </EmptyState>
    );
  const columns = columnsOf[tab];
  return (
    <>
      {tab === 'not-due' && <p className="small sec txa-how">{translate('taxActivity.not_due_how')}</p>}
      <div className="txa-scroll">
        <table className="plain-rows txa-rows">
          <TableHead
            of={columns.map((key) => ({
              label: translate(`taxActivity.column.${key}`),
              right: key === 'amount',
              unseen: key === 'act',
            }))}
          />
          <tbody>
            {rows.map((row) => (
              <ActivityRow key={row.id} of={row} columns={columns} onChanged={() => void refetch()} />
            ))}
          </tbody>
        </table>
      </div>
      {total > PAGE && (
        <TablePagination
          component="div"
          count={total}
          page={page}
          rowsPerPage={PAGE}
          rowsPerPageOptions={[PAGE]}
          onPageChange={(_, next) => setPlace({ list: listKey, page: next })}
        />
      )}
    </>
  );
};
