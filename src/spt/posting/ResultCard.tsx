import { useTranslate } from 'react-admin';
import { rupiah, sen, total } from '#domain/definition/money.ts';
import type { ReturnDocuments } from '#domain/spt/definition.ts';
import { sptStatus } from '#domain/spt/status.ts';
import { isFiled } from '#domain/spt/status-queries.ts';
import type { PostingView } from '#domain/spt/view-schema.ts';
import { formatCount } from '#domain/text/format.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { Card, Facts } from '../../ui/layout/Card.tsx';
import { TableHead } from '../../ui/layout/TableHead.tsx';
import { Day, Money } from '../../ui/layout/values.tsx';
import { useMayMove, useRevisionWords } from '../SptChip.tsx';
import { KindLink, kindWords } from './PostingStatus.tsx';

type Props = {
  readonly of: PostingView['drawn'];
  readonly documents: ReturnDocuments;
  readonly period: string;
  readonly added: boolean;
};

export const DrawnTable = ({ of, documents: { amounts: names }, period, added }: Props) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`sptScreen.draw.${key}`);
  const sum = (name: string) => rupiah(total(of.map(({ amounts }) => sen(amounts[name] ?? '0'))));
  return (
    <Card title={words('holds')} flush>
      {of.length === 0 ? (
        <p className="bd under sec">{words('none')}</p>
      ) : (
        <div className="detail-page-scroll">
          <table className="lines-table">
            <TableHead
              of={[{ label: words('kind') }, ...['count', ...names].map((key) => ({ label: words(key), right: true }))]}
            />
            <tbody>
              {of.map(({ kind, count, amounts }) => (
                <tr key={kind}>
                  <td>
                    <KindLink kind={kind} search={{ period, tab: 'issued' }}>
                      {kindWords(translate, kind)}
                    </KindLink>
                  </td>
                  <td className="right" data-label={words('count')}>
                    {formatCount(count)}
                  </td>
                  {names.map((name) => (
                    <td key={name} className="right" data-label={words(name)}>
                      <Money value={amounts[name]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            {added && (
              <tfoot>
                <tr>
                  <th scope="row">{words('sum')}</th>
                  <td className="right" data-label={words('count')}>
                    {formatCount(of.reduce((all, { count }) => all + count, 0))}
                  </td>
                  {names.map((name) => (
                    <td key={name} className="right" data-label={words(name)}>
                      <Money value={sum(name)} />
                    </td>
                  ))}
                </tr>
              </tfoot>
            )}
          </table>
        </div>
      )}
    </Card>
  );
};

export const ResultCard = ({ of }: { of: PostingView }) => {
  const { spt, payable, overpaid, dueDay, derivation } = of;
  const translate = useTranslate();
  const revision = useRevisionWords();
  const mayMove = useMayMove()(of);
  const words = (key: string) => translate(`sptScreen.draw.${key}`);
  return (
    <Card title={words('result')}>
      <Facts
        of={[
          ...derivation.map(
            ({ row, column, amount }) =>
              [
                `${row} ${translate(`spt.ppn.row.${row.replace('.', '_')}`)}${column === 'PPNBM' && !row.startsWith('VI.') ? ' (PPnBM)' : ''}`,
                <Money key={`${row} ${column}`} value={amount} unit />,
              ] as const,
          ),
          [words('payable'), <Money key="payable" value={payable} unit strong />],
          ...(sen(overpaid) > 0 ? ([[words('overpaid'), <Money key="over" value={overpaid} unit />]] as const) : []),
          [words('due'), <Day key="due" value={dueDay} long />],
          [
            'SPT',
            spt ? (
              <span key="spt" className="row wrap">
                <DocumentChip of={sptStatus} status={spt.status} at={spt.updatedAt} /> {revision(spt.revision)}
              </span>
            ) : (
              words('no_return')
            ),
          ],
        ]}
      />
      {mayMove && <p className="small sec">{mayMove}</p>}
      {spt && isFiled(spt) && <p className="small sec">{words('by_amendment')}</p>}
    </Card>
  );
};
