import { useTranslate } from 'react-admin';
import { periodText } from '#domain/efiling/label.ts';
import type { RegisterRow } from '#domain/efiling/register.ts';
import { registerStatus } from '#domain/efiling/register-status.ts';
import { report } from '#domain/efiling/report.ts';
import { DocumentBulk } from '../../ui/documents/DocumentBulk.tsx';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { DocumentImportExportMenu } from '../../ui/documents/DocumentImportExportMenu.tsx';
import { useBulkCalls } from '../../ui/documents/use-bulk-calls.ts';
import { EmptyState } from '../../ui/feedback/notices.tsx';
import { Facts } from '../../ui/layout/Card.tsx';
import { Moment, Money } from '../../ui/layout/values.tsx';
import type { BulkProps, BulkTarget, CardProps } from '../../ui/list/definition.ts';
import { RowCard } from '../../ui/list/RowCard.tsx';
import { CreateReturnButton } from './CreateReturn.tsx';
import { DueDay, Late, Origin, ResultText, Revision, StaleSource, useReturnName } from './cells.tsx';

export const ReportExchange = ({ target }: { readonly target: BulkTarget }) => {
  const translate = useTranslate();
  const { bulk } = useBulkCalls('efiling/report');
  const zip = (paper: 'spt' | 'bpe') => bulk({ ...target, action: 'bulk-download', paper });
  return (
    <DocumentImportExportMenu
      of={report}
      label={translate('efilingScreen.exchange')}
      icon="download"
      words="efilingScreen.bulk"
      papers={{
        pdf: () => zip('spt'),
        bpe: () => zip('bpe'),
        evidence: () => bulk({ ...target, action: 'evidence' }),
      }}
      write={(format) => bulk({ ...target, action: 'export', format })}
    />
  );
};

export const ReportBulk = (props: BulkProps<RegisterRow>) => {
  const { bulk, eligible, busy } = useBulkCalls('efiling/report');
  const { target } = props;
  const zip = (paper: 'spt' | 'bpe') => bulk({ ...target, action: 'bulk-download', paper });
  return (
    <DocumentBulk
      {...props}
      of={report}
      words="efilingScreen.bulk"
      eligible={(action) => eligible({ ...target, action })}
      busy={busy}
      works={{
        bpe: { lead: 'main', icon: 'download', whole: true, start: () => zip('bpe') },
        pdf: { icon: 'download', whole: true, start: () => zip('spt') },
        evidence: { icon: 'shield', whole: true, start: () => bulk({ ...target, action: 'evidence' }) },
        xlsx: { whole: true, start: () => bulk({ ...target, action: 'export', format: 'xlsx' }) },
        csv: { whole: true, start: () => bulk({ ...target, action: 'export', format: 'csv' }) },
      }}
    />
  );
};

export const ReportCard = ({ row }: CardProps<RegisterRow>) => {
  const translate = useTranslate();
  return (
    <RowCard
      to={row.link}
      name={`${translate(`efiling.kind.${row.kind}`)} ${periodText(row)}`}
      chip={<DocumentChip of={registerStatus} status={row.status} at={row.updatedAt} />}
      about={
        <>
          <Revision n={row.revision} /> · <Origin of={row} /> <StaleSource of={row} />
        </>
      }
      second={row.daysLate > 0 ? <Late of={row} /> : undefined}
      when={
        <span className="row g4">
          {translate('resources.efiling/report.fields.dueDay')} <DueDay of={row} />
        </span>
      }
      amount={row.amount}
    />
  );
};

export const ReportPreview = ({ row }: CardProps<RegisterRow>) => {
  const translate = useTranslate();
  const name = useReturnName();
  const label = (key: string) => translate(`resources.efiling/report.fields.${key}`);
  return (
    <div className="preview-card">
      <div className="row">
        <h2 className="preview-card-h grow">{name(row)}</h2>
        <DocumentChip of={registerStatus} status={row.status} at={row.updatedAt} />
        <StaleSource of={row} />
      </div>
      <Facts
        of={[
          [label('result'), <ResultText key="result" of={row} />],
          [label('amount'), row.amount === null ? '–' : <Money key="amount" value={row.amount} unit />],
          [label('dueDay'), row.dueDay ? <DueDay key="due" of={row} /> : translate('efilingScreen.unknown_due')],
          [label('daysLate'), <Late key="late" of={row} />],
          [label('filedAt'), row.filedAt === null ? '–' : <Moment key="filed" at={row.filedAt} />],
          [label('bpe'), row.bpe ?? '–'],
          [label('postedAt'), row.postedAt === null ? '–' : <Moment key="posted" at={row.postedAt} />],
          [label('documentCount'), row.documentCount ?? '–'],
          [label('origin'), <Origin key="origin" of={row} />],
        ]}
      />
    </div>
  );
};

export const ReportEmpty = () => {
  const translate = useTranslate();
  return (
    <EmptyState icon="document" title={translate('efilingScreen.empty.title')} actions={<CreateReturnButton />}>
      {translate('efilingScreen.empty.text')}
    </EmptyState>
  );
};
