import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import type { ImportView } from '#domain/imports/view-schema.ts';
import { jakartaDay } from '#domain/scope.ts';
import { formatDay } from '#domain/text/format.ts';
import { useMay } from '../ui/layout/use-may.ts';
import { CancelImport } from './CancelImport.tsx';
import { useImport } from './import-api.ts';
import { useImportKind, useKindWords } from './kind.ts';
import { MappingStep } from './MappingStep.tsx';
import { ProcessStep } from './ProcessStep.tsx';
import { RepairStep } from './RepairStep.tsx';
import { SheetStep } from './SheetStep.tsx';
import { SummaryStep } from './SummaryStep.tsx';
import { type StepProps, TO_REPAIR } from './step.ts';
import { ToldLine } from './ToldLine.tsx';
import { WaitingStep } from './WaitingStep.tsx';

type View = 'repair' | 'summary' | 'process';

/** Something of the file is saved already: who comes back is told of it first. */
const hasResult = ({ succeeded }: ImportView): boolean => succeeded > 0;

/** The file was not taken, or could not be read: there is nothing of it but the reason. */
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

/** The wizard where it stands: the server knows the step, this shows it. Summary is a look back before the commit. */
export const ImportDetail = () => {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const { data: impor, isError } = useImport(id);
  const { hash } = useLocation();
  const [chosen, setView] = useState<View | null>(null);
  if (isError) return <p className="imp-body">{translate('imporScreen.notFound')}</p>;
  if (!impor) return <div className="imp-body" aria-busy="true" />;
  const view = chosen ?? (hasResult(impor) && hash !== TO_REPAIR ? 'process' : 'repair');
  const step: StepProps = {
    impor,
    crumb: <Crumb fileName={impor.fileName} />,
    told: <ToldLine impor={impor} />,
    side: <Side impor={impor} onResult={() => setView('process')} />,
  };
  if (isRefused(impor)) return <WaitingStep {...step} side={null} />;
  switch (impor.step) {
    case 'SHEET':
      return <SheetStep key={impor.version} {...step} />;
    case 'MAPPING':
      return <MappingStep key={impor.version} {...step} />;
    case 'REPAIR':
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
