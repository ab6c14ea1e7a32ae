import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { slipListPath } from '#domain/bupot/slip-paths.ts';
import { rupiah, sen, total } from '#domain/definition/money.ts';
import type { PostingView } from '#domain/spt/view-schema.ts';
import { formatCount } from '#domain/text/format.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Money } from '../../ui/layout/Money.tsx';
import { TableHead } from '../../ui/layout/TableHead.tsx';

const sums = ['count', 'tax', 'borne'] as const;

/** Issued slips of the masa by kind, with their sums: what goes into the return. */
export const DrawnTable = ({ of, period }: { of: PostingView['drawn']; period: string }) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`sptScreen.draw.${key}`);
  const sum = (key: 'tax' | 'borne') => rupiah(total(of.map((row) => sen(row[key]))));
  return (
    <Card title={words('holds')} flush>
      {of.length === 0 ? (
        <p className="bd under sec">{words('none')}</p>
      ) : (
        <div className="fdt-scroll">
          <table className="fln">
            <TableHead of={[{ label: words('kind') }, ...sums.map((key) => ({ label: words(key), right: true }))]} />
            <tbody>
              {of.map(({ kind, count, tax, borne }) => (
                <tr key={kind}>
                  <td>
                    <Link to={`${slipListPath(kind)}?period=${period}&tab=issued`}>
                      {translate(`bupotScreen.list.create_kind.${kind}`)}
                    </Link>
                  </td>
                  <td className="right" data-label={words('count')}>
                    {formatCount(count)}
                  </td>
                  <td className="right" data-label={words('tax')}>
                    <Money value={tax} />
                  </td>
                  <td className="right" data-label={words('borne')}>
                    <Money value={borne} />
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{words('sum')}</th>
                <td className="right" data-label={words('count')}>
                  {formatCount(of.reduce((all, { count }) => all + count, 0))}
                </td>
                <td className="right" data-label={words('tax')}>
                  <Money value={sum('tax')} />
                </td>
                <td className="right" data-label={words('borne')}>
                  <Money value={sum('borne')} />
                </td>
              </tr>
            </tfoot>
          </table>
        </div>
      )}
    </Card>
  );
};
