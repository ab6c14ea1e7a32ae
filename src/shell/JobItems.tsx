import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Job, NamedInJob } from '#domain/jobs/view-schema.ts';
import { formatCount } from '#domain/text/format.ts';
import { requestPage } from '../client/request.ts';
import { Chip } from '../ui/documents/DocumentChip.tsx';
import { SelectInput } from '../ui/inputs/SelectInput.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { usePages } from '../ui/list/use-pages.ts';

const PAGE = 50;

type Props = {
  readonly of: readonly NamedInJob[];
  /** Total count, if `of` holds only the first documents. */
  readonly count?: number | undefined;
  readonly words: string;
};

export const JobNamed = ({ of, count = of.length, words }: Props) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(PAGE);
  if (of.length === 0) return null;
  return (
    <>
      <div>
        <Button
          size="small"
          color="warning"
          aria-expanded={open}
          startIcon={<Icon name="warning" size={16} />}
          onClick={() => setOpen(!open)}
        >
          {translate(words, { count: formatCount(count) })}
        </Button>
      </div>
      {open && (
        <div className="job-items">
          <ul>
            {of.slice(0, shown).map(({ id, label, message }) => (
              <li key={id}>
                <span className="grow">
                  <span className="num">{label}</span>
                  <span className="small sec">{message}</span>
                </span>
              </li>
            ))}
          </ul>
          {of.length > shown && (
            <Button size="small" variant="outlined" onClick={() => setShown(shown + PAGE)}>
              {translate('shell.jobs.more')}
            </Button>
          )}
        </div>
      )}
    </>
  );
};

const tones = { WAITING: 'grey', DONE: 'green', FAILED: 'red', SKIPPED: 'orange' } as const;
const choices = ['', 'FAILED', 'SKIPPED', 'DONE', 'WAITING'] as const;

export const JobItems = ({ job }: { job: Job }) => {
  const translate = useTranslate();
  const [status, setStatus] = useState<string>(job.failed > 0 ? 'FAILED' : '');
  const filter = JSON.stringify(status ? { status } : {});
  const { data, fetchNextPage, hasNextPage, isFetching } = usePages({
    key: ['job-items', job.id, status, job.done, job.failed],
    read: (range, options) =>
      requestPage('/jobs/{id}/items', { path: { id: job.id }, query: { range, filter }, ...options }),
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
