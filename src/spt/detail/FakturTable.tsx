import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { vatDocumentPath } from '#domain/faktur/document-paths.ts';
import { columns } from '#domain/spt/ppn/lists.ts';
import { isReturnSlip, type ReturnDocument, type ReturnFaktur } from '#domain/spt/return-document.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { formatNpwp } from '#domain/text/format.ts';
import { Day } from '../../ui/layout/values.tsx';
import { type Column, ReturnList } from './ReturnList.tsx';
import type { SlipListed } from './slips.ts';

const isFaktur = (row: ReturnDocument): row is ReturnFaktur => !isReturnSlip(row);

type Props = { readonly spt: SptView; readonly title: string; readonly listed: SlipListed };

export const FakturTable = (props: Props) => {
  const translate = useTranslate();
  const named = (key: string) => ({ key, label: translate(`sptDetail.faktur.${key}`) });
  const facts: readonly Column<ReturnFaktur>[] = [
    {
      ...named('party'),
      cell: ({ counterpartyName, counterpartyNpwp }) => (
        <>
          {counterpartyName}
          <div className="small sec num">{formatNpwp(counterpartyNpwp)}</div>
        </>
      ),
    },
    {
      ...named('number'),
      cell: (row) => (
        <>
          <Link className="num" to={vatDocumentPath(row)}>
            {row.number ?? row.reference}
          </Link>
          {row.originNumber && <div className="small sec num">{row.originNumber}</div>}
        </>
      ),
    },
    { ...named('date'), cell: ({ date }) => <Day value={date} /> },
    { ...named('code'), cell: ({ code }) => code, className: 'num' },
  ];
  return (
    <ReturnList
      {...props}
      is={isFaktur}
      facts={facts}
      amounts={columns.map((key) => ({ key, label: translate(`spt.ppn.column.${key}`) }))}
      none={translate('sptDetail.faktur.none')}
      total="sptDetail.faktur.total"
      places={0}
    />
  );
};
