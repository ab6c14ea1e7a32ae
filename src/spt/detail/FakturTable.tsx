import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { isZero } from '#domain/definition/money.ts';
import { columns as amounts } from '#domain/spt/ppn/rows.ts';
import { isReturnSlip, type ReturnFaktur } from '#domain/spt/return-document.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { formatCount, formatNpwp } from '#domain/text/format.ts';
import { vatDocumentPath } from '../../client/vat-document-path.ts';
import { Alert, RowsSkeleton } from '../../ui/feedback/notices.tsx';
import { SideScroll, TableHead } from '../../ui/layout/TableHead.tsx';
import { Day, Money } from '../../ui/layout/values.tsx';
import { type SlipListed, useReturnSlips } from './slips.ts';

type Props = { readonly spt: SptView; readonly title: string; readonly listed: SlipListed };

const Row = ({ of }: { of: ReturnFaktur }) => {
  const translate = useTranslate();
  const label = (key: string) => translate(`sptDetail.faktur.${key}`);
  return (
    <tr>
      <td data-label={label('party')}>
        {of.counterpartyName}
        <div className="small sec num">{formatNpwp(of.counterpartyNpwp)}</div>
      </td>
      <td data-label={label('number')}>
        <Link className="num" to={vatDocumentPath(of)}>
          {of.number ?? of.reference}
        </Link>
        {of.originNumber && <div className="small sec num">{of.originNumber}</div>}
      </td>
      <td data-label={label('date')}>
        <Day value={of.date} />
      </td>
      <td data-label={label('code')} className="num">
        {of.code}
      </td>
      {amounts.map((column) => (
        <td
          key={column}
          data-label={translate(`spt.ppn.column.${column}`)}
          className={isZero(of[column]) ? 'right nil' : 'right'}
        >
          <Money value={of[column]} places={0} />
        </td>
      ))}
    </tr>
  );
};

/** VAT documents of a return in one of its lists, with the sums of the whole list; each leads to its own page. */
export const FakturTable = ({ spt, title, listed }: Props) => {
  const translate = useTranslate();
  const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = useReturnSlips(spt, listed);
  const rows = data?.pages.flatMap((page) => page.rows.flatMap((row) => (isReturnSlip(row) ? [] : [row]))) ?? [];
  const all = data?.pages[0];
  const heads = [
    ...['party', 'number', 'date', 'code'].map((key) => ({ label: translate(`sptDetail.faktur.${key}`) })),
    ...amounts.map((column) => ({ label: translate(`spt.ppn.column.${column}`), right: true })),
  ];
  return (
    <section className="sdt-list" aria-label={title}>
      <div className="sdt-list-hd">
        <h2>{title}</h2>
        {all && <span className="bdg">{formatCount(all.count)}</span>}
      </div>
      {error && !data && <Alert severity="error" title={error.message} />}
      {isPending && <RowsSkeleton count={3} />}
      {all && rows.length === 0 && <p className="sec sdt-none">{translate('sptDetail.faktur.none')}</p>}
      {all && rows.length > 0 && (
        <SideScroll label={title} className="fdt-scroll">
          <table className="fln sdt-slips">
            <TableHead of={heads} />
            <tbody>
              {rows.map((row) => (
                <Row key={row.id} of={row} />
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={4}>
                  {translate('sptDetail.faktur.total', { smart_count: all.count, count: formatCount(all.count) })}
                </th>
                {amounts.map((column) => (
                  <td key={column} data-label={translate(`spt.ppn.column.${column}`)} className="right">
                    <Money value={all.sums[column]} places={0} />
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </SideScroll>
      )}
      {hasNextPage && (
        <p className="sdt-more">
          <Button size="small" variant="outlined" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {translate('sptDetail.more', { count: formatCount((all?.count ?? 0) - rows.length) })}
          </Button>
        </p>
      )}
    </section>
  );
};
