import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { ImportView } from '#domain/imports/view-schema.ts';
import { jakartaDay } from '#domain/scope.ts';
import { formatDay, formatPeriod } from '#domain/text/format.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { useMay } from '../ui/layout/session-context.ts';
import { CancelImport } from './CancelImport.tsx';
import { FileQuestions } from './FileQuestions.tsx';
import { useImport, useImportStep } from './import-api.ts';
import { BATCH, type StepProps, TO_REPAIR, useImportKind, useKindWords } from './kind.ts';
import { MappingStep } from './MappingStep.tsx';
import { ProcessStep, WaitingStep } from './ProcessStep.tsx';
import { ReadingQuestions } from './ReadingQuestions.tsx';
import { RepairStep } from './RepairStep.tsx';
import { SheetStep } from './SheetStep.tsx';
import { SummaryStep } from './SummaryStep.tsx';

const MetadataLine = ({ impor }: { impor: ImportView }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { resource } = useImportKind();
  const may = useMay(resource, 'create');
  const answer = useImportStep(impor.id, 'PUT', '/kind');
  const { metadata } = impor.state;
  const kind = translate(`imporScreen.kinds.${impor.kind}`);
  const where = (metadata?.where ?? []).map((one) => translate(`imporScreen.stated.${one}`)).join(', ');
  const masa = metadata?.contradictory
    ? translate('imporScreen.stated.contradictory', { where })
    : metadata?.masa
      ? translate('imporScreen.stated.masa', { masa: formatPeriod(metadata.masa), where })
      : '';
  const choose = (chosen: string) =>
    answer.mutate({ kind: chosen }, { onError: (error) => notify(error.message, { type: 'error' }) });
  return (
    <>
      <p className="imp-note imp-kind">
        <b>{kind}</b>
        {masa && <span className={metadata?.contradictory ? 'warn' : undefined}>{masa}</span>}
      </p>
      {metadata?.asks && metadata.kind && (
        <div className="imp-answer warn" role="alert">
          <Icon name="warning" size={16} />
          <span className="grow">
            {translate('imporScreen.stated.asks', { stated: translate(`imporScreen.kinds.${metadata.kind}`), kind })}
          </span>
          {may && (
            <>
              <Button
                variant="contained"
                size="small"
                disabled={answer.isPending}
                onClick={() => choose(metadata.kind ?? impor.kind)}
              >
                {translate('imporScreen.stated.switch', { kind: translate(`imporScreen.kinds.${metadata.kind}`) })}
              </Button>
              <Button variant="outlined" size="small" disabled={answer.isPending} onClick={() => choose(impor.kind)}>
                {translate('imporScreen.stated.keep', { kind })}
              </Button>
            </>
          )}
        </div>
      )}
    </>
  );
};

type View = 'mapping' | 'repair' | 'summary' | 'process';

/** Part of the file is already saved, which is shown first on return. */
const hasResult = ({ succeeded }: ImportView): boolean => succeeded > 0;

/** The file was rejected or unreadable: only the reason is shown. */
const isRefused = ({ step, message }: ImportView): boolean => step === 'FINISHED' && message !== null;

const Side = ({ impor, onResult }: { impor: ImportView; onResult: () => void }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const kind = useImportKind();
  const may = useMay(kind.resource, 'create');
  return (
    <>
      <span className="imp-note">
        {translate('imporScreen.saved', { day: formatDay(jakartaDay(impor.expiresAt)) })}
      </span>
      {hasResult(impor) && (
        <Button variant="text" onClick={onResult}>
          {translate('imporScreen.result')}
        </Button>
      )}
      {may && <CancelImport id={impor.id} fileName={impor.fileName} onCancelled={() => navigate(kind.paths.list)} />}
    </>
  );
};

const Crumb = ({ fileName }: { fileName: string }) => {
  const title = useKindWords()('title');
  const { paths } = useImportKind();
  return (
    <nav className="crumb" aria-label={title}>
      <Link to={paths.list}>{title}</Link>
      <span aria-hidden="true"> › </span>
      <span>{fileName}</span>
    </nav>
  );
};

export const ImportDetail = () => {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const { data: impor, isError } = useImport(id);
  const { hash } = useLocation();
  const [search, setSearch] = useSearchParams();
  const { batch } = useImportKind();
  const [chosen, setView] = useState<View | null>(null);
  if (isError) return <p className="imp-body">{translate('imporScreen.notFound')}</p>;
  if (!impor) return <div className="imp-body" aria-busy="true" />;
  const view = chosen ?? (hasResult(impor) && hash !== TO_REPAIR ? 'process' : 'repair');
  const step: StepProps = {
    impor,
    crumb: <Crumb fileName={impor.fileName} />,
    notice: (
      <>
        <MetadataLine impor={impor} />
        {impor.step === 'REPAIR' && chosen !== 'mapping' && (
          <FileQuestions impor={impor} onMapping={() => setView('mapping')} />
        )}
        <ReadingQuestions impor={impor} />
      </>
    ),
    side: <Side impor={impor} onResult={() => setView('process')} />,
  };
  if (batch && search.has(BATCH)) return <batch.Page importId={id} crumb={step.crumb} onBack={() => setSearch({})} />;
  if (isRefused(impor)) return <WaitingStep {...step} side={null} />;
  switch (impor.step) {
    case 'SHEET':
      return <SheetStep key={impor.version} {...step} />;
    case 'MAPPING':
      return <MappingStep key={impor.version} {...step} />;
    case 'REPAIR':
      if (view === 'mapping') return <MappingStep key={impor.version} {...step} />;
      if (view === 'summary')
        return <SummaryStep {...step} onBack={() => setView('repair')} onCommitted={() => setView('process')} />;
      if (view === 'process' && hasResult(impor)) return <ProcessStep {...step} onRepair={() => setView('repair')} />;
      return <RepairStep {...step} onNext={() => setView('summary')} />;
    case 'COMMITTING':
    case 'FINISHED':
      return <ProcessStep {...step} onRepair={() => setView('repair')} />;
    default:
      return <WaitingStep {...step} />;
  }
};
