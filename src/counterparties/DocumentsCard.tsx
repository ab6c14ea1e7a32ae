import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { PartyDocument } from '#domain/counterparty/view-schema.ts';
import { formatCount } from '#domain/text/format.ts';
import { DocumentChip } from '../ui/documents/DocumentChip.tsx';
import { ReadFailed, RowsSkeleton } from '../ui/feedback/notices.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { TableHead } from '../ui/layout/TableHead.tsx';
import { Day, Money } from '../ui/layout/values.tsx';
import { documentPath, looksOf } from './kinds.ts';
import { useDocuments } from './use-documents.ts';

const Row = ({ of }: { of: PartyDocument }) => {
  const translate = useTranslate();
  const column = (key: string) => translate(`counterparty.column.${key}`);
  const kind = translate(`counterparty.kind.${of.kind}`);
  return (
    <tr>
      <td>
        <Link className="num" to={documentPath(of)}>
          {of.number ?? of.reference ?? kind}
        </Link>
        <div className="small sec">{kind}</div>
      </td>
      <td data-label={column('date')}>
        <Day value={of.date} />
      </td>
      <td data-label={column('status')}>
        <DocumentChip of={looksOf(of.kind)} status={of.status} short />
      </td>
      <td data-label={column('base')} className="right">
        <Money value={of.base} />
      </td>
      <td data-label={column('tax')} className="right">
        <Money value={of.tax} />
      </td>
    </tr>
  );
};

export const DocumentsCard = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useDocuments(id);
  const column = (key: string) => translate(`counterparty.column.${key}`);
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  const total = data?.pages[0]?.total;
  return (
    <Card
      flush
      title={
        <>
          {translate('counterparty.documents')}{' '}
          {total !== undefined && <span className="sec num">{formatCount(total)}</span>}
        </>
      }
    >
      {error && !data && (
        <ReadFailed title={translate('list.failed')} why={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !error && <RowsSkeleton count={3} />}
      {data && rows.length === 0 && <p className="counterparty-note sec">{translate('counterparty.documents_none')}</p>}
      {rows.length > 0 && (
        <table className="plain-rows counterparty-rows">
          <TableHead
            of={[
              { label: column('document') },
              { label: column('date') },
              { label: column('status') },
              { label: column('base'), right: true },
              { label: column('tax'), right: true },
            ]}
          />
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} of={row} />
            ))}
          </tbody>
        </table>
      )}
      {hasNextPage && (
        <p className="counterparty-more">
          <Button size="small" variant="outlined" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {translate('counterparty.more')}
          </Button>
        </p>
      )}
    </Card>
  );
};
