import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { slipPath } from '#domain/bupot/slip-paths.ts';
import { isZero } from '#domain/definition/money.ts';
import { isReturnSlip } from '#domain/spt/return-document.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { formatCount } from '#domain/text/format.ts';
import { Alert, RowsSkeleton } from '../../ui/feedback/notices.tsx';
import { SideScroll, TableHead } from '../../ui/layout/TableHead.tsx';
import { Day, Money } from '../../ui/layout/values.tsx';
import { type SlipListed, useReturnSlips } from './slips.ts';

const columns = ['number', 'kind', 'date', 'payee', 'taxCode', 'gross', 'tax', 'borne'] as const;
const sums: readonly string[] = ['gross', 'tax', 'borne'];

type Props = {
  readonly spt: SptView;
  readonly title: string;
  readonly listed: SlipListed;
  /** Said where there is none. */
  readonly none: string;
};

/** Slips of a return in one of its lists, with the sums of the whole list; each leads to its own page. */
export const SlipTable = ({ spt, title, listed, none }: Props) => {
  const translate = useTranslate();
  const label = (key: string) => translate(`bupotScreen.field.${key}`);
  const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = useReturnSlips(spt, listed);
  const rows = data?.pages.flatMap((page) => page.rows.filter(isReturnSlip)) ?? [];
  const all = data?.pages[0];
  return (
    <section className="sdt-list" aria-label={title}>
      <div className="sdt-list-hd">
        <h2>{title}</h2>
        {all && <span className="bdg">{formatCount(all.count)}</span>}
      </div>
      {error && !data && <Alert severity="error" title={error.message} />}
      {isPending && <RowsSkeleton count={3} />}
      {all && rows.length === 0 && <p className="sec sdt-none">{none}</p>}
      {all && rows.length > 0 && (
        <SideScroll label={title} className="fdt-scroll">
          <table className="fln sdt-slips">
            <TableHead of={columns.map((key) => ({ label: label(key), right: sums.includes(key) }))} />
            <tbody>
              {rows.map((slip) => (
                <tr key={slip.id}>
                  <td data-label={label('number')}>
                    <Link className="num" to={slipPath(slip)}>
                      {slip.number ?? slip.reference}
                    </Link>
                  </td>
                  <td data-label={label('kind')}>{slip.kind}</td>
                  <td data-label={label('date')}>
                    <Day value={slip.date} />
                  </td>
                  <td data-label={label('payee')}>{slip.payeeName ?? '–'}</td>
                  <td data-label={label('taxCode')} className="num">
                    {slip.taxCode}
                  </td>
                  {(['gross', 'tax', 'borne'] as const).map((key) => (
                    <td key={key} data-label={label(key)} className={isZero(slip[key]) ? 'right nil' : 'right'}>
                      <Money value={slip[key]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={5}>
                  {translate('sptDetail.list_total', {
                    smart_count: all.count,
                    count: formatCount(all.count),
                  })}
                </th>
                {(['gross', 'tax', 'borne'] as const).map((key) => (
                  <td key={key} data-label={label(key)} className="right">
                    <Money value={all.sums[key]} />
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
