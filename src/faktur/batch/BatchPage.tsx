import './batch.css';
import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BatchReport as Report } from '#domain/faktur/batch-schema.ts';
import type { Sent } from '../../ui/documents/import-kind.ts';
import { EmptyState, ReadFailed } from '../../ui/feedback/notices.tsx';
import { useGet } from '../../ui/feedback/use-call.ts';
import { Steps } from '../../ui/layout/Steps.tsx';
import { BatchPlan } from './BatchPlan.tsx';
import { BatchReport } from './BatchReport.tsx';

const EVERY_MS = 2_000;

const steps = ['review', 'save', 'upload', 'mail', 'report'] as const;

const stepOf = (report: Report | null): (typeof steps)[number] => {
  if (!report) return 'review';
  const at = report.stages.find(({ state }) => state === 'going' || state === 'stopped');
  return at ? at.key : 'report';
};

export const BatchPage = ({ importId, crumb, onBack }: Sent) => {
  const translate = useTranslate();
  const [again, setAgain] = useState(false);
  const { data, error, refetch } = useGet('/efaktur/import/{id}/batch', {
    path: { id: importId },
    staleTime: 0,
    refetchInterval: (held) => (held?.report && !held.report.ended ? EVERY_MS : false),
  });
  const report = again ? null : (data?.report ?? null);
  const at = stepOf(report);
  const frame = (body: ReactNode, foot: ReactNode) => (
    <div className="imp">
      <header className="imp-h">
        <div className="imp-top">
          <div>
            {crumb}
            <h1>{translate(report ? 'fakturBatch.report.title' : 'fakturBatch.title')}</h1>
          </div>
        </div>
        <Steps
          at={at}
          failed={report?.stages.some(({ state }) => state === 'stopped') ?? false}
          of={steps.map((key) => ({ key, label: translate(`fakturBatch.step.${key}`) }))}
        />
      </header>
      <div className="imp-body">
        <div className="imp-col">{body}</div>
      </div>
      <footer className="imp-f">
        <Button variant="outlined" onClick={onBack}>
          {translate('fakturBatch.back')}
        </Button>
        <span className="grow" />
        {foot}
      </footer>
    </div>
  );
  if (error && !data)
    return frame(
      <ReadFailed title={translate('list.failed')} why={error.message} onRetry={() => void refetch()} />,
      null,
    );
  if (!data) return frame(<div aria-busy="true" />, null);
  if (report)
    return frame(
      <BatchReport importId={importId} report={report} />,
      data.plan && (
        <Button variant="contained" onClick={() => setAgain(true)}>
          {translate('fakturBatch.report.again')}
        </Button>
      ),
    );
  if (!data.plan)
    return frame(
      <EmptyState icon="document" title={translate('fakturBatch.nothing_to_send')}>
        {translate('fakturBatch.nothing_to_send_text')}
      </EmptyState>,
      null,
    );
  return (
    <BatchPlan
      importId={importId}
      version={data.version}
      plan={data.plan}
      frame={frame}
      onBegun={() => {
        void refetch().then(() => setAgain(false));
      }}
    />
  );
};
