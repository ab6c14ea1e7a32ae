import { Button } from '@mui/material';
import { Fragment } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Explained } from '#domain/definition/explain.ts';
import { isZero } from '#domain/definition/money.ts';
import type { ImportTotals } from '#domain/imports/view-schema.ts';
import { formatCount, formatRupiah } from '#domain/text/format.ts';
import { ExplainButton } from '../ui/layout/Explain.tsx';
import { hasOpenQuestions } from './FileQuestions.tsx';
import { useCommit } from './import-api.ts';
import { type StepProps, TO_BATCH, useImportKind, useKindWords } from './kind.ts';
import { Wizard } from './Wizard.tsx';

type Counts = Pick<ImportTotals, 'ready' | 'errors' | 'skipped'>;

const left = ['errors', 'skipped'] as const;

export const explainReady = (label: string, value: string, counts: Counts): Explained => ({
  label,
  value,
  unit: 'rupiah',
  formula: 'imporScreen.summary.sum_formula',
  inputs: [
    { label: 'imporScreen.summary.sum_ready', value: String(counts.ready), unit: 'count' },
    ...left
      .filter((key) => counts[key] > 0)
      .map((key): Explained => ({ label: `imporScreen.summary.${key}`, value: String(counts[key]), unit: 'count' })),
  ],
});

type Props = StepProps & { onBack: () => void; onCommitted: () => void };

export const SummaryStep = ({ impor, crumb, side, notice, onBack, onCommitted }: Props) => {
  const translate = useTranslate();
  const say = useKindWords();
  const { key: kind, words: group = kind, batch } = useImportKind();
  const notify = useNotify();
  const commit = useCommit(impor.id);
  const totals = impor.state.totals;
  const summary = (key: string) => translate(`imporScreen.summary.${key}`);
  const figure = (label: string, value: number, text: string) => (
    <div>
      <span className="small">{label}</span>
      <div className="value">{formatCount(value)}</div>
      <span className="small">{text}</span>
    </div>
  );
  const [{ control = null, short = null } = {}] = totals.sums;
  const saved = impor.succeeded > 0;
  const hasQuestions = impor.state.metadata?.asks === true || hasOpenQuestions(impor);
  return (
    <Wizard
      at="summary"
      title={translate('imporScreen.steps.summary')}
      crumb={crumb}
      side={side}
      notice={notice}
      footer={
        <>
          <Button variant="outlined" onClick={onBack}>
            {translate('imporScreen.back')}
          </Button>
          <span className="grow" />
          {totals.ready === 0 && <span className="imp-note">{say('summary.nothing')}</span>}
          {batch && totals.ready > 0 && !hasQuestions && <batch.Link to={TO_BATCH} />}
          <Button
            variant="contained"
            disabled={totals.ready === 0 || commit.isPending || hasQuestions}
            onClick={() =>
              commit.mutate(undefined, {
                onSuccess: onCommitted,
                onError: (error) => notify(error.message, { type: 'error' }),
              })
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
            {figure(summary('skipped'), totals.skipped, summary('skippedText'))}
          </section>
          <section className="imp-card">
            <header>
              <h2>{translate('imporScreen.summary.totals')}</h2>
            </header>
            <dl className="sum-kv bd">
              {totals.sums.map(({ key, ready, saved: before }) => (
                <Fragment key={key}>
                  <dt>{say(`sums.${key}`)}</dt>
                  <dd>
                    {formatRupiah(ready)}{' '}
                    <ExplainButton
                      label={say(`sums.${key}`)}
                      explain={() => explainReady(`imporKind.${group}.sums.${key}`, ready, totals)}
                    />
                  </dd>
                  {saved && (
                    <>
                      <dt>{translate('imporScreen.summary.before', { name: say(`sums.${key}`) })}</dt>
                      <dd>{formatRupiah(before)}</dd>
                    </>
                  )}
                </Fragment>
              ))}
              <dt>{translate('imporScreen.summary.control')}</dt>
              <dd>{control ? formatRupiah(control) : translate('imporScreen.summary.noControl')}</dd>
              {short && (
                <>
                  <dt>{translate('imporScreen.summary.difference')}</dt>
                  <dd>{isZero(short) ? translate('imporScreen.summary.match') : formatRupiah(short)}</dd>
                </>
              )}
            </dl>
          </section>
        </div>
      </div>
    </Wizard>
  );
};
