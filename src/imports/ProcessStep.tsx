import { Button, LinearProgress } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useEvents } from '../client/events.ts';
import { request } from '../client/request.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { useCommit } from './import-api.ts';
import { type StepProps, TO_BATCH, useImportKind, useKindWords } from './kind.ts';
import { Wizard } from './Wizard.tsx';

export const WaitingStep = ({ impor, crumb, side, notice }: StepProps) => {
  const translate = useTranslate();
  const { paths } = useImportKind();
  const failed = impor.message !== null;
  const doing = translate(impor.step === 'READING' ? 'imporScreen.file.reading' : 'imporScreen.file.checking');
  return (
    <Wizard
      at={impor.step === 'CHECKING' ? 'repair' : 'file'}
      failed={failed}
      title={failed ? translate('imporScreen.file.failed') : doing}
      crumb={crumb}
      side={side}
      notice={notice}
    >
      <div className="imp-body">
        <div className="imp-col">
          <section className="imp-card done-box" aria-live="polite">
            <span className={failed ? 'ic bad' : 'ic wait'}>
              <Icon name={failed ? 'close' : 'import'} />
            </span>
            {failed ? (
              <>
                <strong role="alert">{impor.message}</strong>
                <p>{translate('imporScreen.file.nothingSaved')}</p>
                <Button component={Link} to={paths.form} variant="contained">
                  {translate('imporScreen.file.again')}
                </Button>
              </>
            ) : (
              <>
                <strong>{doing}</strong>
                <LinearProgress sx={{ width: 240 }} aria-label={doing} />
                <p>{translate('imporScreen.file.wait')}</p>
              </>
            )}
          </section>
        </div>
      </div>
    </Wizard>
  );
};

const useProgress = (jobId: string | null) => {
  const job = useQuery({
    queryKey: ['job', jobId],
    queryFn: () => request('GET', '/jobs/{id}', { path: { id: jobId ?? '' } }),
    enabled: jobId !== null,
  });
  useEvents('job', (event: { id: string }) => {
    if (event.id === jobId) void job.refetch();
  });
  return job.data;
};

export const ProcessStep = ({ impor, crumb, notice, onRepair }: StepProps & { onRepair: () => void }) => {
  const translate = useTranslate();
  const say = useKindWords();
  const { paths, after, batch } = useImportKind();
  const job = useProgress(impor.jobId);
  const again = useCommit(impor.id);
  const working = impor.step === 'COMMITTING';
  const broken = working && Boolean(job?.error);
  const { totals } = impor.state;
  // Ready rows may remain too, if somebody else saved a duplicate meanwhile.
  const left = totals.errors + totals.ready;
  const share = job && job.total > 0 ? (100 * (job.done + job.failed)) / job.total : undefined;
  const label = say('process.working');
  return (
    <Wizard at="process" title={translate('imporScreen.steps.process')} crumb={crumb} notice={notice}>
      <div className="imp-body">
        <div className="imp-col">
          <section className="imp-card done-box" aria-live="polite">
            {(working || !after) && (
              <span className={broken ? 'ic bad' : working ? 'ic wait' : 'ic'}>
                <Icon name={broken ? 'close' : working ? 'import' : 'check'} />
              </span>
            )}
            {broken ? (
              <>
                <strong>{translate('imporScreen.process.failed')}</strong>
                <Button variant="contained" disabled={again.isPending} onClick={() => again.mutate()}>
                  {translate('imporScreen.process.retry')}
                </Button>
              </>
            ) : working ? (
              <>
                <strong>{label}</strong>
                <LinearProgress
                  sx={{ width: 280 }}
                  aria-label={label}
                  {...(share === undefined ? {} : { variant: 'determinate' as const, value: share })}
                />
                {job && (
                  <p>{translate('imporScreen.process.progress', { done: job.done + job.failed, total: job.total })}</p>
                )}
                <p>{translate('imporScreen.file.wait')}</p>
              </>
            ) : (
              <>
                {after ? <after.Head impor={impor} /> : <strong>{say('process.done', impor.succeeded)}</strong>}
                {left > 0 && <p>{say('process.partial', left)}</p>}
                <div className="row">
                  <Button component={Link} to={paths.saved(impor.id)} variant="contained">
                    {say('list.documents')}
                  </Button>
                  {batch && impor.succeeded > 0 && <batch.Link to={TO_BATCH} />}
                  {left > 0 && (
                    <Button variant="outlined" onClick={onRepair}>
                      {translate('imporScreen.process.repair')}
                    </Button>
                  )}
                  <Button component={Link} to={paths.form} variant="outlined">
                    {translate('imporScreen.process.again')}
                  </Button>
                </div>
              </>
            )}
          </section>
          {!working && after && <after.Rest impor={impor} />}
        </div>
      </div>
    </Wizard>
  );
};
