import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Job } from '#domain/jobs/view-schema.ts';
import { isGoing } from '../client/events.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { useJobs } from './use-jobs.ts';

const JobPanel = lazy(async () => ({ default: (await import('./JobPanel.tsx')).JobPanel }));

const ROUND = 39;

const Ring = ({ job }: { job: Job }) => {
  const part = job.total > 0 ? (job.done + job.failed + job.skipped) / job.total : 0;
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <circle cx="8" cy="8" r="6.2" fill="none" stroke="var(--border)" strokeWidth="2.4" />
      <circle
        cx="8"
        cy="8"
        r="6.2"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="2.4"
        strokeDasharray={`${part * ROUND} ${ROUND}`}
        transform="rotate(-90 8 8)"
      />
    </svg>
  );
};

export const JobPill = () => {
  const translate = useTranslate();
  const jobs = useJobs();
  const [open, setOpen] = useState(false);
  const going = jobs.filter(isGoing);
  const [first] = going;
  const words =
    first &&
    translate('shell.jobs.progress', {
      title: first.title,
      done: first.done + first.failed + first.skipped,
      total: first.total,
    });
  return (
    <>
      {first ? (
        <button type="button" className="job" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
          <Ring job={first} />
          <span className="d-only el">{words}</span>
          {going.length > 1 && <span className="d-only">+{going.length - 1}</span>}
          <span className="sr">{translate('shell.jobs.title')}</span>
        </button>
      ) : (
        <button
          type="button"
          className="ib sm d-only"
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-label={translate('shell.jobs.title')}
          onClick={() => setOpen(true)}
        >
          <Icon name="gauge" />
        </button>
      )}
      {open && (
        <Suspense fallback={null}>
          <JobPanel jobs={jobs} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
