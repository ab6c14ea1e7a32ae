import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { isZero } from '#domain/definition/money.ts';
import type { ReturnDocument } from '#domain/spt/return-document.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { formatCount } from '#domain/text/format.ts';
import { Alert, RowsSkeleton } from '../../ui/feedback/notices.tsx';
import { SideScroll, TableHead } from '../../ui/layout/TableHead.tsx';
import { Money } from '../../ui/layout/values.tsx';
import { type SlipListed, useReturnSlips } from './slips.ts';

export type Column<Row> = {
  readonly key: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly className?: string;
};

type Summed<Key extends string> = ReturnDocument & Readonly<Record<Key, string>>;

type Props<Key extends string, Row extends Summed<Key>> = {
  readonly spt: SptView;
  readonly title: string;
  readonly listed: SlipListed;
  readonly is: (row: ReturnDocument) => row is Row;
  readonly facts: readonly Column<Row>[];
  /** Rupiah columns, with totals over the whole list in the footer. */
  readonly amounts: readonly { readonly key: Key; readonly label: string }[];
  readonly none: string;
  /** Message key of the totals row. */
  readonly total: string;
  /** Without sen, as the tax office takes them. */
  readonly places?: 0 | 2;
};

export const ReturnList = <Key extends string, Row extends Summed<Key>>({
  spt,
  title,
  listed,
  is,
  facts,
  amounts,
  none,
  total,
  places = 2,
}: Props<Key, Row>) => {
  const translate = useTranslate();
  const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = useReturnSlips(spt, listed);
  const rows = data?.pages.flatMap((page) => page.rows.filter(is)) ?? [];
  const all = data?.pages[0];
  return (
    <section className="spt-detail-list" aria-label={title}>
      <div className="spt-detail-list-hd">
        <h2>{title}</h2>
        {all && <span className="bdg">{formatCount(all.count)}</span>}
      </div>
      {error && !data && <Alert severity="error" title={error.message} />}
      {isPending && <RowsSkeleton count={3} />}
      {all && rows.length === 0 && <p className="sec spt-detail-none">{none}</p>}
      {all && rows.length > 0 && (
        <SideScroll label={title} className="detail-page-scroll">
          <table className="lines-table spt-detail-slips">
            <TableHead of={[...facts, ...amounts.map((one) => ({ ...one, right: true }))]} />
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  {facts.map(({ key, label, cell, className }) => (
                    <td key={key} data-label={label} className={className}>
                      {cell(row)}
                    </td>
                  ))}
                  {amounts.map(({ key, label }) => (
                    <td key={key} data-label={label} className={isZero(row[key]) ? 'right nil' : 'right'}>
                      <Money value={row[key]} places={places} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={facts.length}>
                  {translate(total, { smart_count: all.count, count: formatCount(all.count) })}
                </th>
                {amounts.map(({ key, label }) => (
                  <td key={key} data-label={label} className="right">
                    <Money value={all.sums[key]} places={places} />
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </SideScroll>
      )}
      {hasNextPage && (
        <p className="spt-detail-more">
          <Button size="small" variant="outlined" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {translate('sptDetail.more', { count: formatCount((all?.count ?? 0) - rows.length) })}
          </Button>
        </p>
      )}
    </section>
  );
};
