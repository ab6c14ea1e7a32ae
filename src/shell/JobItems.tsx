import { Button } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Job, JobItem } from '#domain/jobs/view-schema.ts';
import { callList } from '../client/http.ts';
import { Chip } from '../ui/documents/DocumentChip.tsx';
import { SelectInput } from '../ui/inputs/SelectInput.tsx';

const SIZE = 25;
const tones = { WAITING: 'grey', DONE: 'green', FAILED: 'red', SKIPPED: 'orange' } as const;
const choices = ['', 'FAILED', 'SKIPPED', 'DONE', 'WAITING'] as const;

/** The result of each row of a job. */
export const JobItems = ({ job }: { job: Job }) => {
  const translate = useTranslate();
  const [status, setStatus] = useState<string>(job.failed > 0 ? 'FAILED' : '');
  const { data, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['job-items', job.id, status, job.done, job.failed],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => {
      const filter = encodeURIComponent(JSON.stringify(status ? { status } : {}));
      return callList<JobItem>(`/jobs/${job.id}/items?range=[${pageParam},${pageParam + SIZE - 1}]&filter=${filter}`, {
        signal,
      });
    },
    getNextPageParam: (last, pages) => {
      const read = pages.reduce((sum, page) => sum + page.rows.length, 0);
      return read < last.total ? read : undefined;
    },
  });
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <div className="job-items">
      <SelectInput
        label={translate('shell.jobs.show')}
        value={status}
        onChange={setStatus}
        options={choices.map((value) => ({ value, label: translate(`shell.jobs.item.${value || 'ALL'}`) }))}
      />
      <ul aria-busy={isFetching}>
        {rows.map((item) => (
          <li key={item.seq}>
            <span className="grow">
              <span className="num">{item.label}</span>
              {item.message && <span className="small sec">{item.message}</span>}
            </span>
            <Chip
              tone={tones[item.status]}
              label={translate(`shell.jobs.item.${item.status}`)}
              title={item.code ?? ''}
            />
          </li>
        ))}
      </ul>
      {!isFetching && rows.length === 0 && <p className="small sec">{translate('shell.kit.none_found')}</p>}
      {hasNextPage && (
        <Button size="small" variant="outlined" onClick={() => void fetchNextPage()}>
          {translate('shell.jobs.more')}
        </Button>
      )}
    </div>
  );
};
