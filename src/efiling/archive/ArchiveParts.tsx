import { useTranslate } from 'react-admin';
import { type ArchiveRow, archive } from '#domain/efiling/archive.ts';
import { openFile } from '../../client/download.ts';
import { exists } from '../../client/exists.ts';
import { DocumentBulk } from '../../ui/documents/DocumentBulk.tsx';
import { DocumentImportExportMenu } from '../../ui/documents/DocumentImportExportMenu.tsx';
import { useBulkCalls } from '../../ui/documents/use-bulk-calls.ts';
import type { DocumentActions } from '../../ui/documents/use-document-actions.tsx';
import { EmptyState } from '../../ui/feedback/notices.tsx';
import { Facts } from '../../ui/layout/Card.tsx';
import { Identifier, Moment, Money } from '../../ui/layout/values.tsx';
import type { BulkProps, BulkTarget, CardProps } from '../../ui/list/definition.ts';
import { RowCard } from '../../ui/list/RowCard.tsx';
import { Revision } from '../report/cells.tsx';
import { PaperChip, Period, ReturnKindText } from './archive-columns.tsx';
import { paperUrl } from './paper-url.ts';

const RESOURCE = archive.resource;

export const ArchiveExchange = ({ target }: { readonly target: BulkTarget }) => {
  const translate = useTranslate();
  const { bulk } = useBulkCalls(RESOURCE);
  return (
    <DocumentImportExportMenu
      of={archive}
      label={translate('archiveScreen.exchange')}
      icon="download"
      words="archiveScreen.bulk"
      papers={{ pdf: () => bulk({ ...target, action: 'bulk-download' }) }}
      write={(format) => bulk({ ...target, action: 'export', format })}
    />
  );
};

export const ArchiveBulk = (props: BulkProps<ArchiveRow>) => {
  const { bulk, eligible, busy } = useBulkCalls(RESOURCE);
  const { target } = props;
  return (
    <DocumentBulk
      {...props}
      of={archive}
      words="archiveScreen.bulk"
      eligible={(action) => eligible({ ...target, action })}
      busy={busy}
      works={{
        pdf: {
          lead: 'main',
          icon: 'download',
          whole: true,
          start: () => bulk({ ...target, action: 'bulk-download' }),
        },
        xlsx: { whole: true, start: () => bulk({ ...target, action: 'export', format: 'xlsx' }) },
        csv: { whole: true, start: () => bulk({ ...target, action: 'export', format: 'csv' }) },
      }}
    />
  );
};

const nameOf = ({ number, period }: ArchiveRow): string => number ?? period;

export const useArchiveActions = (row: ArchiveRow): DocumentActions => {
  const translate = useTranslate();
  const word = (key: string) => translate(`archiveScreen.action.${key}`);
  const url = paperUrl(row);
  return {
    name: nameOf(row),
    moves: exists(row.link) ? [{ key: 'open', icon: 'document', label: word('open'), to: row.link }] : [],
    documents: url ? [{ key: 'download', icon: 'download', label: word('download'), onPick: () => openFile(url) }] : [],
    busy: false,
    dialog: null,
  };
};

export const ArchiveCard = ({ row }: CardProps<ArchiveRow>) => (
  <RowCard
    to={row.link}
    name={nameOf(row)}
    chip={<PaperChip of={row} />}
    about={
      <>
        {row.kind === null ? row.about : <ReturnKindText of={row} />} · <Period of={row} />
      </>
    }
    second={row.name ?? undefined}
    when={<Moment at={row.at} />}
    amount={row.amount}
  />
);

export const ArchivePreview = ({ row }: CardProps<ArchiveRow>) => {
  const translate = useTranslate();
  const label = (key: string) => translate(`resources.${RESOURCE}.fields.${key}`);
  return (
    <div className="preview-card">
      <div className="row">
        <h2 className="preview-card-h grow num">{nameOf(row)}</h2>
        <PaperChip of={row} />
      </div>
      <Facts
        of={[
          [label('kind'), <ReturnKindText key="kind" of={row} />],
          [label('period'), <Period key="period" of={row} />],
          [label('revision'), <Revision key="revision" n={row.revision} />],
          [label('about'), row.about ?? '–'],
          [label('name'), row.name ?? '–'],
          [label('npwp'), row.npwp ? <Identifier key="npwp" value={row.npwp} form="npwp" /> : '–'],
          [label('amount'), row.amount === null ? '–' : <Money key="amount" value={row.amount} unit />],
          [label('at'), <Moment key="at" at={row.at} />],
        ]}
      />
    </div>
  );
};

export const ArchiveEmpty = () => {
  const translate = useTranslate();
  return (
    <EmptyState icon="document" title={translate('archiveScreen.empty.title')}>
      {translate('archiveScreen.empty.text')}
    </EmptyState>
  );
};
