import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { collectedTotals } from '#domain/spt/ppn/collected-xml.ts';
import { formatCount } from '#domain/text/format.ts';
import { request } from '../../client/request.ts';
import { SideScroll, TableHead } from '../../ui/layout/TableHead.tsx';
import { Day, Identifier, Money } from '../../ui/layout/values.tsx';
import { AttachedFiles } from '../entries/AttachedFiles.tsx';
import { isDrawnIn, NotPosted, type TabProps } from './NotPosted.tsx';

/** Amounts of a row with the column of line VIII.A that sums them. */
const amounts = Object.values(collectedTotals);
const facts = ['seller', 'buyer', 'kind', 'number', 'date'] as const;

/** List C: PPN collected by third parties, from an uploaded file. Our own documents do not contain it. */
export const CollectedByOthers = ({ spt, again }: TabProps) => {
  const translate = useTranslate();
  const label = (key: string) => translate(`sptDetail.collected.${key}`);
  const file = spt.entries?.files?.C;
  // Another file has other rows.
  const { data } = useQuery({
    queryKey: ['get', 'collected', spt.id, file?.id],
    queryFn: ({ signal }) => request('GET', '/efaktur/spt/ctas/{id}/collected', { path: { id: spt.id }, signal }),
    enabled: file !== undefined,
  });
  if (!isDrawnIn(spt)) return <NotPosted spt={spt} />;
  const rows = data?.rows ?? [];
  const count = data?.count ?? 0;
  return (
    <section className="spt-detail-list" aria-label={translate('sptDetail.tab.c')}>
      <div className="spt-detail-list-hd">
        <h2>{label('title')}</h2>
        {data && <span className="bdg">{formatCount(data.count)}</span>}
      </div>
      <AttachedFiles spt={spt} keys={['C']} again={again} />
      {rows.length === 0 ? (
        <p className="sec spt-detail-none">{label('text')}</p>
      ) : (
        <SideScroll label={label('title')} className="detail-page-scroll">
          <table className="lines-table">
            <TableHead
              of={[
                ...facts.map((key) => ({ label: label(key) })),
                ...amounts.map(([, key]) => ({ label: label(key), right: true })),
              ]}
            />
            <tbody>
              {[...rows.entries()].map(([at, row]) => (
                <tr key={at}>
                  <td data-label={label('seller')}>
                    {row.sellerName}{' '}
                    <span className="small sec">
                      <Identifier value={row.sellerTin} form="npwp" />
                    </span>
                  </td>
                  <td data-label={label('buyer')}>
                    {row.buyerName}{' '}
                    <span className="small sec">
                      <Identifier value={row.buyerTin} form="npwp" />
                    </span>
                  </td>
                  <td data-label={label('kind')}>{row.kind}</td>
                  <td data-label={label('number')}>{row.number}</td>
                  <td data-label={label('date')}>
                    <Day value={row.date} />
                  </td>
                  {amounts.map(([, key]) => (
                    <td key={key} data-label={label(key)} className="right">
                      <Money value={row[key]} places={0} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={facts.length}>
                  {translate('sptDetail.faktur.total', { smart_count: count, count: formatCount(count) })}
                </th>
                {amounts.map(([column, key]) => (
                  <td key={key} data-label={label(key)} className="right">
                    <Money value={spt.entries?.lines[`VIII.A.${column}`] ?? '0'} places={0} />
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </SideScroll>
      )}
    </section>
  );
};
