import { Button, LinearProgress } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Job } from '#domain/jobs/view-schema.ts';
import { formatCount } from '#domain/text/format.ts';
import { isGoing, useEvents } from '../../client/events.ts';
import { request } from '../../client/request.ts';
import { Alert } from '../../ui/feedback/notices.tsx';
import { RESOURCE } from '../bupot-api.ts';
import { bupotPaths } from '../paths.ts';
import { YEAR_KEY } from './use-year-run.ts';

const ended = (job: Job | undefined): boolean => job !== undefined && !isGoing(job);

export const DrawProgress = ({ jobId }: { jobId: string }) => {
  const translate = useTranslate();
  const client = useQueryClient();
  const { data: job, refetch } = useQuery({
    queryKey: ['job', jobId],
    queryFn: () => request('GET', '/jobs/{id}', { path: { id: jobId } }),
    refetchInterval: (query) => (ended(query.state.data) ? false : 3_000),
  });
  useEvents('job', (event) => {
    if (event.id === jobId) void refetch();
  });
  const place = useRef<HTMLDivElement>(null);
  const known = job !== undefined;
  // The button is at the bottom of the page, the progress at its top.
  useEffect(() => {
    if (known) place.current?.scrollIntoView({ block: 'center' });
  }, [known]);
  const over = ended(job);
  useEffect(() => {
    if (!over) return;
    void client.invalidateQueries({ queryKey: [YEAR_KEY] });
    void client.invalidateQueries({ queryKey: [RESOURCE] });
  }, [over, client]);
  if (!job) return null;
  const { total, done } = job;
  if (!over) {
    const settled = done + job.failed + job.skipped;
    const label = translate('bupotYear.screen.working', { done: formatCount(settled), total: formatCount(total) });
    return (
      <div aria-live="polite" ref={place}>
        <p>{label}</p>
        <LinearProgress variant="determinate" aria-label={label} value={total === 0 ? 0 : (100 * settled) / total} />
      </div>
    );
  }
  const left = total - done;
  const some = left > 0 || job.status !== 'DONE';
  return (
    <div ref={place}>
      <Alert
        live
        severity={some ? 'warning' : 'success'}
        title={translate(some ? 'bupotYear.screen.finished_some' : 'bupotYear.screen.finished', {
          smart_count: done,
          done: formatCount(done),
          left: formatCount(left),
        })}
        actions={
          <Button component={Link} to={`${bupotPaths.article}?tab=unissued`} variant="outlined" size="small">
            {translate('bupotYear.screen.open_drafts')}
          </Button>
        }
      />
    </div>
  );
};
