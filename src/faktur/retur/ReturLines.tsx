import { useTranslate } from 'react-admin';
import type { ReturMasukanView } from '#domain/faktur/retur-schema.ts';
import { unitName } from '#domain/faktur/units.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { SideScroll, TableHead } from '../../ui/layout/TableHead.tsx';
import { Money } from '../../ui/layout/values.tsx';

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
