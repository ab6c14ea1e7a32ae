import { fileUrl, requestPage } from '../client/request.ts';
import './downloads.css';
import { Button, TablePagination } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import type { Download } from '#domain/jobs/view-schema.ts';
import { formatCount } from '#domain/text/format.ts';
import { download } from '../client/download.ts';
import { useEvents } from '../client/events.ts';
import { EmptyState, ReadFailed, RowsSkeleton } from '../ui/feedback/notices.tsx';
import { useCall } from '../ui/feedback/use-call.ts';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { TableHead } from '../ui/layout/TableHead.tsx';
import { Moment } from '../ui/layout/values.tsx';

const PAGE = 25;
const columns = ['file', 'by', 'at', 'size', 'until', 'status', 'act'] as const;

const Row = ({ of: { job, size, until, mayTake, mayMake }, onAgain }: { of: Download; onAgain: () => void }) => {
  const translate = useTranslate();
  return (
    <tr>
      <td>
        <b>{job.title}</b>
        {job.result?.fileName && <span className="small sec dwl-name">{job.result.fileName}</span>}
      </td>
      <td>{job.createdByName}</td>
      <td>
        <Moment at={job.createdAt} />
      </td>
      <td className="num nw">{size === null ? '–' : `${formatCount(Math.max(1, Math.round(size / 1024)))} KB`}</td>
      <td>{until === null && job.result?.fileId ? translate('downloads.gone') : <Moment at={until} />}</td>
      <td>{job.error ?? translate(`shell.jobs.status.${job.status}`)}</td>
      <td>
        {mayTake && (
          <Button
            size="small"
            variant="outlined"
            onClick={() => download(fileUrl('/files/{id}', { path: { id: job.id } }))}
          >
            {translate('downloads.take')}
          </Button>
        )}
        {mayMake && (
          <Button size="small" variant="outlined" onClick={onAgain}>
            {translate('downloads.again')}
          </Button>
        )}
      </td>
    </tr>
  );
};

/** Generated files with user and expiry; expired ones can be generated again. */
export const Downloads = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const { run } = useCall();
  const [page, setPage] = useState(0);
  const of = useSearchParams()[0].get('of');
  const filter = of === null ? undefined : JSON.stringify({ of });
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['downloads', page, of],
    queryFn: ({ signal }) =>
      requestPage('/bulk-download', { query: { range: `[${page * PAGE},${page * PAGE + PAGE - 1}]`, filter }, signal }),
    placeholderData: keepPreviousData,
  });
  const again = () => void refetch();
  useEvents('job', again, again);
  const makeAgain = (id: string) => () =>
    void run('POST', '/jobs/{id}/{move}', { path: { id, move: 'retry' } }).then((begun) => {
      if (begun) notify('downloads.begun', { type: 'success' });
      again();
    });
  const rows = data?.rows ?? [];
  return (
    <div className="dwl">
      <PageHead
        title={translate('downloads.title')}
        below={
          <span className="sec">
            {translate('downloads.lead')}
            {of !== null && (
              <>
                {' '}
                {translate('downloads.only')} <Link to="/main/downloads">{translate('downloads.all')}</Link>
              </>
            )}
          </span>
        }
      />
      <section className="card">
        {error && <ReadFailed title={translate('downloads.failed')} why={error.message} onRetry={again} />}
        {isPending && <RowsSkeleton />}
        {data && rows.length === 0 && (
          <EmptyState icon="download" title={translate('downloads.none')}>
            {translate('downloads.none_text')}
          </EmptyState>
        )}
        {rows.length > 0 && (
          <div className="dwl-scroll">
            <table className="plain-rows">
              <TableHead
                of={columns.map((key) => ({ label: translate(`downloads.column.${key}`), unseen: key === 'act' }))}
              />
              <tbody>
                {rows.map((row) => (
                  <Row key={row.job.id} of={row} onAgain={makeAgain(row.job.id)} />
                ))}
              </tbody>
            </table>
          </div>
        )}
        {(data?.total ?? 0) > PAGE && (
          <TablePagination
            component="div"
            count={data?.total ?? 0}
            page={page}
            rowsPerPage={PAGE}
            rowsPerPageOptions={[PAGE]}
            onPageChange={(_, next) => setPage(next)}
          />
        )}
      </section>
    </div>
  );
};
