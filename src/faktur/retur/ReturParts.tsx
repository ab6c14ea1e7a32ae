import { useTranslate } from 'react-admin';
import type { ReturMasukanView } from '#domain/faktur/retur-schema.ts';
import { unitName } from '#domain/faktur/units.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { useGet } from '../../ui/feedback/use-call.ts';
import { SideScroll, TableHead } from '../../ui/layout/TableHead.tsx';
import { Day, Identifier, Money } from '../../ui/layout/values.tsx';
import { typeParts } from '../list/type-parts.tsx';
import { ReturNumber } from './retur-columns.tsx';
import type { Row, Side } from './sides.ts';

type View = Pick<ReturMasukanView, 'lines' | 'left' | 'origin'>;

export const ReturLines = ({ of }: { of: View }) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`returScreen.line.${key}`);
  return (
    <SideScroll className="detail-page-scroll" label={words('all')}>
      <table className="lines-table">
        <TableHead
          of={[
            { label: words('name') },
            { label: words('invoiced'), right: true },
            { label: words('back'), right: true },
            { label: `${words('dpp')} (Rp)`, right: true },
            { label: `${words('ppn')} (Rp)`, right: true },
          ]}
        />
        <tbody>
          {of.lines.map((line, at) => (
            // Lines of a saved document have no identity but their index.
            <tr key={`${String(at)}${line.name}`}>
              <td>{line.name}</td>
              <td className="right nw" data-label={words('invoiced')}>
                {of.origin[at] ? `${formatDecimal(of.origin[at].quantity, 0)} ${unitName(line.unit)}` : '–'}
              </td>
              <td className="right nw" data-label={words('back')}>
                {formatDecimal(line.quantity, 0)}
              </td>
              <td className="right" data-label={words('dpp')}>
                <Money value={line.dpp} />
              </td>
              <td className="right" data-label={words('ppn')}>
                <Money value={line.ppn} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SideScroll>
  );
};

export const returParts = ({ of, detail, empty, imports }: Side) => {
  const Lines = ({ row }: { row: Row }) => {
    const { data } = useGet(`/${of.resource}/{id}`, { path: { id: row.id } });
    return data ? <ReturLines of={data} /> : null;
  };
  const words = {
    empty: `${empty}_title`,
    emptyText: `${empty}_text`,
    exports: imports ? 'masukanScreen.list.exchange' : 'returScreen.export',
    pattern: 'returScreen.pattern',
  };
  const shown = {
    detail,
    number: (row: Row) => <ReturNumber of={row} />,
    amount: 'ppn',
    summary: (row: Row) => (
      <span className="num">
        <ReturNumber of={row} /> · <Day value={row.date} /> ·{' '}
        {row.originNumber && <Identifier value={row.originNumber} form="faktur" />}
      </span>
    ),
    More: Lines,
  } as const;
  return typeParts<Row>(of, words, shown, { imports });
};
