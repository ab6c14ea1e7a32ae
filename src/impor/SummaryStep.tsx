import { Button } from '@mui/material';
import { Fragment } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { isZero } from '#domain/kit/money.ts';
import { formatCount, formatRupiah } from '#domain/text/format.ts';
import type { StepProps } from './ImportDetail.tsx';
import { useImportStep } from './import-api.ts';
import { useKindWords } from './kind.ts';
import { Wizard } from './Wizard.tsx';

type Props = StepProps & { onBack: () => void; onCommitted: () => void };

/** Step 5: what will be saved and what stays behind, before anything is. */
export const SummaryStep = ({ impor, crumb, side, onBack, onCommitted }: Props) => {
  const translate = useTranslate();
  const say = useKindWords();
  const notify = useNotify();
  const commit = useImportStep<{ only: 'ready' }>(impor.id, 'POST', '/commit');
  const totals = impor.state.totals;
  if (!totals) return null;
  const summary = (key: string) => translate(`imporScreen.summary.${key}`);
  const figure = (label: string, value: number, text: string) => (
    <div>
      <span className="s">{label}</span>
      <div className="v">{formatCount(value)}</div>
      <span className="s">{text}</span>
    </div>
  );
  const [{ control = null, difference = null } = {}] = totals.sums;
  return (
    <Wizard
      at="summary"
      title={translate('imporScreen.steps.summary')}
      crumb={crumb}
      side={side}
      footer={
        <>
          <Button variant="outlined" onClick={onBack}>
            {translate('imporScreen.back')}
          </Button>
          <span className="grow" />
          {totals.ready === 0 && <span className="imp-note">{say('summary.nothing')}</span>}
          <Button
            variant="contained"
            disabled={totals.ready === 0 || commit.isPending}
            onClick={() =>
              commit.mutate(
                { only: 'ready' },
                { onSuccess: onCommitted, onError: (error) => notify(error.message, { type: 'error' }) },
              )
            }
          >
            {say('summary.commit', totals.ready)}
          </Button>
        </>
      }
    >
      <div className="imp-body">
        <div className="imp-col">
          <section className="imp-card sum-grid">
            {figure(say('summary.new'), totals.ready, say('summary.newText'))}
            {figure(summary('errors'), totals.errors, summary('errorsText'))}
            {figure(say('summary.duplicates'), totals.duplicates, say('summary.duplicatesText'))}
            {figure(summary('skipped'), totals.skipped ?? 0, summary('skippedText'))}
          </section>
          <section className="imp-card">
            <header>
              <h2>{translate('imporScreen.summary.totals')}</h2>
            </header>
            <dl className="sum-kv bd">
              {totals.sums.map(({ key, read }) => (
                <Fragment key={key}>
                  <dt>{say(`sums.${key}`)}</dt>
                  <dd>{formatRupiah(read)}</dd>
                </Fragment>
              ))}
              <dt>{translate('imporScreen.summary.control')}</dt>
              <dd>{control ? formatRupiah(control) : translate('imporScreen.summary.noControl')}</dd>
              {difference && (
                <>
                  <dt>{translate('imporScreen.summary.difference')}</dt>
                  <dd>{isZero(difference) ? translate('imporScreen.summary.match') : formatRupiah(difference)}</dd>
                </>
              )}
            </dl>
          </section>
        </div>
      </div>
    </Wizard>
  );
};
