import { Button } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { formatRupiah } from '#domain/text/format.ts';
import type { StepProps } from './ImportDetail.tsx';
import { useImportStep } from './import-api.ts';
import { Wizard } from './Wizard.tsx';

const isZero = (amount: string) => /^-?0+(\.0+)?$/.test(amount);

type Props = StepProps & { onBack: () => void; onCommitted: () => void };

/** Step 5: what will be saved and what stays behind, before anything is. */
export const SummaryStep = ({ impor, crumb, side, onBack, onCommitted }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const commit = useImportStep<{ version: number; only: 'ready' }>(impor.id, 'POST', '/commit');
  const totals = impor.state.totals;
  if (!totals) return null;
  const figure = (key: 'new' | 'errors' | 'duplicates' | 'skipped', value: number) => (
    <div>
      <span className="s">{translate(`imporScreen.summary.${key}`)}</span>
      <div className="v">{value.toLocaleString('id-ID')}</div>
      <span className="s">{translate(`imporScreen.summary.${key}Text`)}</span>
    </div>
  );
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
          {totals.ready === 0 && <span className="imp-note">{translate('imporScreen.summary.nothing')}</span>}
          <Button
            variant="contained"
            disabled={totals.ready === 0 || commit.isPending}
            onClick={() =>
              commit.mutate(
                { version: impor.version, only: 'ready' },
                { onSuccess: onCommitted, onError: (error) => notify(error.message, { type: 'error' }) },
              )
            }
          >
            {translate('imporScreen.summary.commit', { count: totals.ready })}
          </Button>
        </>
      }
    >
      <div className="imp-body">
        <div className="imp-col">
          <section className="imp-card sum-grid">
            {figure('new', totals.ready)}
            {figure('errors', totals.errors)}
            {figure('duplicates', totals.duplicates)}
            {figure('skipped', totals.skipped ?? 0)}
          </section>
          <section className="imp-card">
            <header>
              <h2>{translate('imporScreen.summary.totals')}</h2>
            </header>
            <dl className="sum-kv bd">
              <dt>{translate('imporScreen.summary.dpp')}</dt>
              <dd>{formatRupiah(totals.dpp)}</dd>
              <dt>{translate('imporScreen.summary.ppn')}</dt>
              <dd>{formatRupiah(totals.ppn)}</dd>
              <dt>{translate('imporScreen.summary.control')}</dt>
              <dd>
                {totals.controlDpp ? formatRupiah(totals.controlDpp) : translate('imporScreen.summary.noControl')}
              </dd>
              {totals.difference && (
                <>
                  <dt>{translate('imporScreen.summary.difference')}</dt>
                  <dd>
                    {isZero(totals.difference)
                      ? translate('imporScreen.summary.match')
                      : formatRupiah(totals.difference)}
                  </dd>
                </>
              )}
            </dl>
          </section>
        </div>
      </div>
    </Wizard>
  );
};
