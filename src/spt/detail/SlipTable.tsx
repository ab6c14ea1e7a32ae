import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { slipPath } from '#domain/bupot/slip-paths.ts';
import { isReturnSlip, type ReturnDocument, type ReturnSlip } from '#domain/spt/return-document.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { Day } from '../../ui/layout/values.tsx';
import { type Column, ReturnList } from './ReturnList.tsx';
import type { SlipListed } from './slips.ts';

const isSlip = (row: ReturnDocument): row is ReturnSlip => isReturnSlip(row);

type Props = {
  readonly spt: SptView;
  readonly title: string;
  readonly listed: SlipListed;
  readonly none: string;
};

export const SlipTable = (props: Props) => {
  const translate = useTranslate();
  const named = <Key extends string>(key: Key) => ({ key, label: translate(`bupotScreen.field.${key}`) });
  const facts: readonly Column<ReturnSlip>[] = [
    {
      ...named('number'),
      cell: (slip) => (
        <Link className="num" to={slipPath(slip)}>
          {slip.number ?? slip.reference}
        </Link>
      ),
    },
    { ...named('kind'), cell: ({ kind }) => kind },
    { ...named('date'), cell: ({ date }) => <Day value={date} /> },
    { ...named('payee'), cell: ({ payeeName }) => payeeName ?? '–' },
    { ...named('taxCode'), cell: ({ taxCode }) => taxCode, className: 'num' },
  ];
  return (
    <ReturnList
      {...props}
      is={isSlip}
      facts={facts}
      amounts={(['gross', 'tax', 'borne'] as const).map(named)}
      total="sptDetail.list_total"
    />
  );
};
