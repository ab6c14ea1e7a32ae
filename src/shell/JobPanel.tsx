import { Button, LinearProgress } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Job } from '#domain/jobs/view-schema.ts';
import { refusedPath } from '#domain/refusals/place.ts';
import { formatCount } from '#domain/text/format.ts';
import { isGoing } from '../client/events.ts';
import { fileUrl } from '../client/request.ts';
import { Chip } from '../ui/documents/DocumentChip.tsx';
import { Drawer } from '../ui/feedback/Drawer.tsx';
import { EmptyState } from '../ui/feedback/notices.tsx';
import { useCall } from '../ui/feedback/use-call.ts';
import { Icon, type IconName } from '../ui/layout/Icon.tsx';
import { Moment } from '../ui/layout/values.tsx';
import { JobItems, JobNamed } from './JobItems.tsx';
import { jobOutcome, jobStates } from './use-jobs.ts';

const icons: Record<string, IconName> = { pause: 'pause', resume: 'play', cancel: 'stop', retry: 'refresh' };

const repairedAt: Readonly<Record<string, string>> = {
  'faktur.upload': refusedPath('faktur'),
  'faktur.cure': refusedPath('faktur'),
  'retur-in.upload': refusedPath('retur-in'),
  'retur-in.cure': refusedPath('retur-in'),
  'bupot.submit': refusedPath('bupot'),
  'bupot.cure': refusedPath('bupot'),
  'spt.file': refusedPath('spt'),
  'spt.cure': refusedPath('spt'),
};

const JobCard = ({ job, onClose }: { job: Job; onClose: () => void }) => {
  const translate = useTranslate();
  const { run, busy } = useCall();
  const [items, setItems] = useState(false);
  const { moves } = jobStates[job.status];
  const { tone, word } = jobOutcome(job);
  const settled = job.done + job.failed + job.skipped;
  const repaired = repairedAt[job.kind];
  const offered = moves.filter((move) => move !== 'retry' || job.mayRetry);
  return (
    <li className="jobc" data-job={job.id}>
      <div className="row">
        <b className="grow">{job.title}</b>
        <Chip tone={tone} label={translate(`shell.jobs.status.${word}`)} />
      </div>
      <p className="small sec">
        {job.createdByName} · <Moment at={job.createdAt} />
      </p>
      <LinearProgress
        variant="determinate"
        value={job.total > 0 ? (settled / job.total) * 100 : isGoing(job) ? 0 : 100}
        color={job.failed > 0 ? 'warning' : 'primary'}
        aria-label={job.title}
      />
      <p className="small sec num">
        {job.total > 0 && translate('shell.jobs.counts', { settled, total: job.total })}
        {job.failed > 0 && <span className="bad"> · {translate('shell.jobs.failed', { count: job.failed })}</span>}
        {job.skipped > 0 && <span> · {translate('shell.jobs.skipped', { count: job.skipped })}</span>}
      </p>
      {job.error && <p className="small bad">{job.error}</p>}
      <div className="row wrap">
        {job.result?.fileId && (
          <Button
            size="small"
            variant="contained"
            href={fileUrl('/files/{id}', { path: { id: job.result.fileId } })}
            startIcon={<Icon name="download" size={16} />}
          >
            {translate('shell.jobs.download')}
          </Button>
        )}
        {repaired && job.failed > 0 && (
          <Button size="small" variant="outlined" component={Link} to={repaired} onClick={onClose}>
            {translate('refusals.mend')}
          </Button>
        )}
        {offered.map((move) => (
          <Button
            key={move}
            size="small"
            variant="outlined"
            disabled={busy}
            startIcon={<Icon name={icons[move] ?? 'more'} size={16} />}
            onClick={() => void run('POST', '/jobs/{id}/{move}', { path: { id: job.id, move } })}
          >
            {translate(`shell.jobs.${move}`)}
          </Button>
        ))}
        {job.rows && settled > 0 && (
          <Button size="small" color="inherit" aria-expanded={items} onClick={() => setItems(!items)}>
            {translate(items ? 'shell.jobs.hide_items' : 'shell.jobs.show_items')}
          </Button>
        )}
      </div>
      {items && <JobItems job={job} />}
      {job.result?.skipped?.map(({ reason, count, message }) => (
        <p key={reason} className="small sec">
          {translate('shell.jobs.skipped_why', { count: formatCount(count), message })}
        </p>
      ))}
      <JobNamed of={job.result?.leftOut ?? []} count={job.result?.leftOutCount} words="shell.jobs.left_out" />
      <JobNamed of={job.result?.differing ?? []} count={job.result?.differingCount} words="shell.jobs.differing" />
    </li>
  );
};

export const JobPanel = ({ jobs, onClose }: { jobs: readonly Job[]; onClose: () => void }) => {
  const translate = useTranslate();
  return (
    <Drawer open onClose={onClose} title={translate('shell.jobs.title')} width={400}>
      <p className="small">
        <Link to="/main/downloads" onClick={onClose}>
          {translate('downloads.title')}
        </Link>
      </p>
      {jobs.length === 0 ? (
        <EmptyState icon="gauge" title={translate('shell.jobs.none')}>
          {translate('shell.jobs.none_text')}
        </EmptyState>
      ) : (
        <ul className="jobs">
          {jobs.map((job) => (
            <JobCard key={job.id} job={job} onClose={onClose} />
          ))}
        </ul>
      )}
    </Drawer>
  );
};
