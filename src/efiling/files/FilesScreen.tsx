import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import type { Totals } from '#domain/definition/answers.ts';
import { type Filing, filingFile } from '#domain/efiling/filing.ts';
import { type FilingStatus, filingStatus, isFiledFile } from '#domain/efiling/filing-status.ts';
import { periodText, returnLabel } from '#domain/efiling/label.ts';
import { formatCount } from '#domain/text/format.ts';
import { DocumentBulk } from '../../ui/documents/DocumentBulk.tsx';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { DocumentImportExportMenu } from '../../ui/documents/DocumentImportExportMenu.tsx';
import { HistorySection } from '../../ui/documents/Timeline.tsx';
import { useBulkCalls } from '../../ui/documents/use-bulk-calls.ts';
import { Alert, EmptyState } from '../../ui/feedback/notices.tsx';
import { Facts } from '../../ui/layout/Card.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { Moment } from '../../ui/layout/values.tsx';
import { columnsOf } from '../../ui/list/columns-of.ts';
import { DocumentList } from '../../ui/list/DocumentList.tsx';
import {
  type BulkProps,
  type BulkTarget,
  type CardProps,
  filtersOf,
  type ListDefinition,
} from '../../ui/list/definition.ts';
import { HeadLink } from '../../ui/list/HeadLink.tsx';
import { countOf, tellArrivals, wordsOfTotals } from '../../ui/list/in-strip.tsx';
import { efilingPaths } from '../paths.ts';
import { Kind, Origin, Revision, useReturnName } from '../report/cells.tsx';
import { useFilingActions } from './use-filing-actions.tsx';

type FilingTotals = Totals<never, FilingStatus>;
const RESOURCE = 'efiling/filing_tax';
const none = <span className="sec">–</span>;
const kilobytes = (size: number): string => `${formatCount(Math.ceil(size / 1024))} KB`;

const Attached = ({ of }: { readonly of: Filing }) => {
  const translate = useTranslate();
  return of.attachments.length === 0
    ? none
    : translate('efilingScreen.files.attached', { count: of.attachments.length });
};

const columns = columnsOf<Filing, FilingTotals>(filingFile, {
  cells: {
    period: (row) => <span className="num">{periodText(row)}</span>,
    kind: (row) => <Kind of={row} />,
    revision: ({ revision }) => <Revision n={revision} />,
    fileName: ({ fileName }) => <span className="num">{fileName}</span>,
    size: ({ size }) => <span className="num">{kilobytes(size)}</span>,
    hash: ({ hash }) => <span className="num">{hash}</span>,
    attachments: (row) => <Attached of={row} />,
    bpe: ({ bpe }) => (bpe ? <span className="num">{bpe}</span> : none),
    filedAt: ({ filedAt }) => (filedAt === null ? none : <Moment at={filedAt} />),
    origin: (row) => <Origin of={row} />,
    createdAt: ({ createdAt }) => <Moment at={createdAt} />,
    status: (row) => <DocumentChip of={filingStatus} status={row.status} at={row.updatedAt} />,
  },
  full: { fileName: ({ fileName }) => fileName, bpe: ({ bpe }) => bpe ?? '', hash: ({ hash }) => hash },
  units: { size: '' },
  totals: {},
});

const FilesExchange = ({ target }: { readonly target: BulkTarget }) => {
  const translate = useTranslate();
  const { bulk } = useBulkCalls(RESOURCE);
  return (
    <DocumentImportExportMenu
      of={filingFile}
      label={translate('efilingScreen.exchange')}
      icon="download"
      words="efilingScreen.files.bulk"
      write={(format) => bulk({ ...target, action: 'export', format })}
    />
  );
};

const FilesBulk = (props: BulkProps<Filing>) => {
  const { bulk, eligible, busy } = useBulkCalls(RESOURCE);
  const { target } = props;
  return (
    <DocumentBulk
      {...props}
      of={filingFile}
      words="efilingScreen.files.bulk"
      eligible={(action) => eligible({ ...target, action })}
      busy={busy}
      works={{
        xlsx: { whole: true, start: () => bulk({ ...target, action: 'export', format: 'xlsx' }) },
        csv: { whole: true, start: () => bulk({ ...target, action: 'export', format: 'csv' }) },
        remove: { start: () => bulk({ ...target, action: 'bulk-delete' }) },
      }}
    />
  );
};

const UploadLink = () => {
  const translate = useTranslate();
  return useMay(RESOURCE, 'create') ? (
    <HeadLink to={efilingPaths.upload} icon="upload" label={translate('efilingScreen.files.upload')} />
  ) : null;
};

const FileCard = ({ row }: CardProps<Filing>) => {
  const name = useReturnName();
  return (
    <div className="fcb">
      <div className="row">
        <b className="el grow">{name(row)}</b>
        <DocumentChip of={filingStatus} status={row.status} at={row.updatedAt} />
      </div>
      <div className="el num">{row.fileName}</div>
      <div className="small sec num">{row.bpe ?? kilobytes(row.size)}</div>
    </div>
  );
};

const FilePreview = ({ row }: CardProps<Filing>) => {
  const translate = useTranslate();
  const name = useReturnName();
  const label = (key: string) => translate(`resources.efiling/filing_tax.fields.${key}`);
  return (
    <div className="preview-card">
      <div className="row">
        <h2 className="preview-card-h grow">{name(row)}</h2>
        <DocumentChip of={filingStatus} status={row.status} at={row.updatedAt} />
      </div>
      {row.officeMessage && (
        <Alert severity="error" title={translate('efilingScreen.files.office')}>
          {row.officeMessage}
        </Alert>
      )}
      <Facts
        of={[
          [label('fileName'), row.fileName],
          [label('size'), kilobytes(row.size)],
          [label('attachments'), row.attachments.map((one) => one.name).join(', ') || '–'],
          [label('hash'), row.hash],
          [label('bpe'), row.bpe ?? '–'],
          [label('filedAt'), row.filedAt === null ? '–' : <Moment key="at" at={row.filedAt} />],
          [label('origin'), <Origin key="origin" of={row} />],
        ]}
      />
      <HistorySection of={filingStatus} resource={RESOURCE} id={row.id} />
    </div>
  );
};

const FilesEmpty = () => {
  const translate = useTranslate();
  const upload = useMay(RESOURCE, 'create') && (
    <Button variant="contained" component={Link} to={efilingPaths.upload}>
      {translate('efilingScreen.files.upload')}
    </Button>
  );
  return (
    <EmptyState title={translate('efilingScreen.files.empty')} actions={upload}>
      {translate('efilingScreen.files.empty_text')}
    </EmptyState>
  );
};

const states = Object.keys(filingStatus.states) as FilingStatus[];
const filed = states.filter((status) => isFiledFile({ status }));

const list: ListDefinition<Filing, FilingTotals> = {
  resource: RESOURCE,
  title: 'efilingScreen.files.title',
  rowId: ({ id }) => id,
  rowName: (row) => returnLabel(row),
  open: ({ fileName }) => `${efilingPaths.files}?q=${encodeURIComponent(fileName)}`,
  columns,
  filters: filtersOf(filingFile),
  start: { filter: {}, sort: [{ field: 'createdAt', order: 'DESC' }], page: 0, size: 25, view: null },
  summary: [
    countOf('ready', 'efilingScreen.files.ready', ['READY', 'TOKEN_PENDING'], ['warn', 'clock']),
    countOf('filed', 'efilingScreen.files.filed', filed, ['ok', 'check']),
  ],
  totalWords: wordsOfTotals('efilingScreen.files'),
  live: 'spt',
  announce: tellArrivals<Filing>('efilingScreen.now_filed', (row) => !isFiledFile(row), isFiledFile),
  write: 'EFILING_CREATE',
  CreateButton: UploadLink,
  ImportExportMenu: FilesExchange,
  Bulk: FilesBulk,
  useActions: useFilingActions,
  Card: FileCard,
  Preview: FilePreview,
  Empty: FilesEmpty,
};

/** The sidebar names a kind by `jenis`, the list by its filter. */
export const FilesScreen = () => {
  const [search] = useSearchParams();
  const kind = search.get('jenis');
  if (kind) return <Navigate replace to={`${efilingPaths.files}?kind=${encodeURIComponent(kind)}`} />;
  return <DocumentList of={list} />;
};
