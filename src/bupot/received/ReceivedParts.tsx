import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { type ReceivedListRow, receivedSlip } from '#domain/bupot/received/received.ts';
import { receivedStatus } from '#domain/bupot/received/status.ts';
import { DocumentBulk } from '../../ui/documents/DocumentBulk.tsx';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { DocumentImportExportMenu } from '../../ui/documents/DocumentImportExportMenu.tsx';
import { useBulkCalls } from '../../ui/documents/use-bulk-calls.ts';
import { EmptyState } from '../../ui/feedback/notices.tsx';
import { Facts } from '../../ui/fields/Facts.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { Money } from '../../ui/layout/values.tsx';
import { CreateButton } from '../../ui/list/CreateButton.tsx';
import type { BulkProps, BulkTarget } from '../../ui/list/definition.ts';
import { DayAndMasa, RowCard } from '../../ui/list/RowCard.tsx';
import { bupotPaths } from '../paths.ts';
import { PullDialog } from '../pull/PullDialog.tsx';
import { receivedPaths } from './paths.ts';

type Row = { readonly row: ReceivedListRow };
const RESOURCE = receivedSlip.resource;

export const ReceivedCreateButton = () => {
  const translate = useTranslate();
  const may = useMay(RESOURCE, 'create');
  return (
    <>
      <Button component={Link} to={receivedPaths.expected} variant="outlined" size="small">
        {translate('receivedScreen.expected.link')}
      </Button>
      {may && <CreateButton to={receivedPaths.create} words="receivedScreen.create" />}
    </>
  );
};

export const ReceivedMenu = ({ target }: { target: BulkTarget }) => {
  const translate = useTranslate();
  const { bulk } = useBulkCalls(RESOURCE);
  const may = useMay(RESOURCE, 'create');
  const [pulling, setPulling] = useState(false);
  const words = (key: string) => translate(`receivedScreen.${key}`);
  return (
    <DocumentImportExportMenu
      of={receivedSlip}
      label={words('menu')}
      words="receivedScreen.bulk"
      ways={
        may
          ? [
              { key: 'pull', icon: 'import', label: words('pull'), onPick: () => setPulling(true) },
              { key: 'import', icon: 'import', label: words('import'), to: `${bupotPaths.importForm}?kind=received` },
              { key: 'imports', icon: 'history', label: words('imports'), to: bupotPaths.imports },
            ]
          : []
      }
      write={(format) => bulk({ ...target, action: 'export', format })}
    >
      {pulling && <PullDialog onClose={() => setPulling(false)} />}
    </DocumentImportExportMenu>
  );
};

export const ReceivedBulk = (props: BulkProps<ReceivedListRow>) => {
  const { bulk, eligible, busy } = useBulkCalls(RESOURCE);
  const { target } = props;
  const written = (format: 'xlsx' | 'csv') =>
    ({ whole: true, start: () => bulk({ ...target, action: 'export', format }) }) as const;
  return (
    <DocumentBulk
      {...props}
      of={receivedSlip}
      words="receivedScreen.bulk"
      sum={{ label: useTranslate()('receivedScreen.tax'), amount: ({ tax }) => tax }}
      eligible={(action) => eligible({ ...target, action })}
      busy={busy}
      works={{
        xlsx: written('xlsx'),
        csv: written('csv'),
        remove: { start: () => bulk({ ...target, action: 'bulk-delete' }) },
      }}
    />
  );
};

export const ReceivedCard = ({ row }: Row) => {
  const translate = useTranslate();
  return (
    <RowCard
      to={receivedPaths.detail(row.id)}
      name={<span className="num">{row.number}</span>}
      chip={<DocumentChip of={receivedStatus} status={row.status} at={row.updatedAt} />}
      about={row.withholderName}
      second={translate(`received.article.${row.article}`)}
      when={<DayAndMasa of={row} />}
      amount={row.tax}
    />
  );
};

export const ReceivedPreview = ({ row }: Row) => {
  const translate = useTranslate();
  return (
    <div className="preview-card">
      <div>
        <div className="row">
          <h2 className="preview-card-h grow">{row.withholderName}</h2>
          <DocumentChip of={receivedStatus} status={row.status} at={row.updatedAt} />
        </div>
        <div className="sec num">{row.number}</div>
      </div>
      <div className="trio">
        {(['base', 'tax'] as const).map((key) => (
          <div key={key}>
            <span className="lab">{translate(`receivedScreen.${key}`)}</span>
            <div className="value">
              <Money value={row[key]} unit />
            </div>
          </div>
        ))}
      </div>
      <Facts
        {...receivedSlip}
        record={row}
        of={['withholderNpwp', 'kind', 'article', 'taxCode', 'period', 'taxYear']}
      />
    </div>
  );
};

export const ReceivedEmpty = () => {
  const translate = useTranslate();
  return (
    <EmptyState icon="slip" title={translate('receivedScreen.empty_title')}>
      {translate('receivedScreen.empty_text')}
    </EmptyState>
  );
};
