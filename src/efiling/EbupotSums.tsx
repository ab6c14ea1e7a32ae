import { useTranslate } from 'react-admin';
import { rupiahOf, sen } from '#domain/definition/money.ts';
import type { EbupotPreview } from '#domain/spt/preview-schema.ts';
import { formatCount } from '#domain/text/format.ts';
import { Card, Facts } from '../ui/layout/Card.tsx';
import { SideScroll, TableHead } from '../ui/layout/TableHead.tsx';
import { Day, Identifier, Money } from '../ui/layout/values.tsx';
import '../ui/documents/detail.css';
import '../ui/layout/tables.css';

type Props = { readonly of: EbupotPreview };

const useWords = () => {
  const translate = useTranslate();
  return (key: string) => translate(`efilingScreen.preview.${key}`);
};

const summed = (amounts: readonly string[]): string =>
  rupiahOf(amounts.reduce((sum, amount) => sum + BigInt(sen(amount)), 0n));

const Objects = ({ of: { objects } }: Props) => {
  const words = useWords();
  if (objects.length === 0) return <p className="sec">{words('no_slips')}</p>;
  return (
    <SideScroll label={words('objects')} className="detail-page-scroll">
      <table className="lines-table">
        <TableHead
          of={[
            { label: words('object') },
            { label: words('account') },
            ...['count', 'gross', 'tax'].map((key) => ({ label: words(key), right: true })),
          ]}
        />
        <tbody>
          {objects.map((one) => (
            <tr key={`${one.kind} ${one.taxCode} ${one.kapKjs}`}>
              <td data-label={words('object')}>
                <span>
                  {one.name} <span className="small sec num">{`${one.kind} ${one.taxCode}`}</span>
                </span>
              </td>
              <td className="num" data-label={words('account')} style={{ whiteSpace: 'nowrap' }}>
                {one.kapKjs}
              </td>
              <td className="right" data-label={words('count')}>
                {formatCount(one.count)}
              </td>
              <td className="right" data-label={words('gross')}>
                <Money value={one.gross} />
              </td>
              <td className="right" data-label={words('tax')}>
                <Money value={one.tax} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {words('sum')}
            </th>
            <td className="right">{formatCount(objects.reduce((sum, { count }) => sum + count, 0))}</td>
            <td className="right">
              <Money value={summed(objects.map(({ gross }) => gross))} />
            </td>
            <td className="right">
              <Money value={summed(objects.map(({ tax }) => tax))} />
            </td>
          </tr>
        </tfoot>
      </table>
    </SideScroll>
  );
};

const Payments = ({ of: { bills, proofs } }: Props) => {
  const words = useWords();
  if (bills.length === 0) return <p className="sec">{words('no_bills')}</p>;
  return (
    <>
      <SideScroll label={words('payments')} className="detail-page-scroll">
        <table className="lines-table">
          <TableHead
            of={[
              { label: words('account') },
              ...['due', 'paid', 'rest'].map((key) => ({ label: words(key), right: true })),
            ]}
          />
          <tbody>
            {bills.map(({ kapKjs, amount, paid, rest }) => (
              <tr key={kapKjs}>
                <td className="num" data-label={words('account')}>
                  {kapKjs}
                </td>
                {Object.entries({ due: amount, paid, rest }).map(([key, value]) => (
                  <td key={key} className="right" data-label={words(key)}>
                    <Money value={value} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </SideScroll>
      {proofs.map(({ number, kind, kapKjs, date, amount }) => (
        <p key={number} className="small">
          {kind} <span className="num">{number}</span> · <span className="num">{kapKjs}</span> · <Day value={date} /> ·{' '}
          <Money value={amount} unit />
        </p>
      ))}
    </>
  );
};

/** Slips by tax object, payments and who signs, of the masa that is shown. */
export const EbupotSums = ({ of }: Props) => {
  const translate = useTranslate();
  const words = useWords();
  const { signer } = of;
  return (
    <>
      <Card title={words('objects')}>
        <Objects of={of} />
      </Card>
      <Card title={words('payments')}>
        <Payments of={of} />
      </Card>
      <Card title={words('signer')}>
        {signer ? (
          <Facts
            of={[
              [translate('pdf.name'), signer.name],
              [translate('pdf.npwp'), <Identifier key="npwp" value={signer.npwp} form="npwp" />],
              [words('signer'), translate(`pdfSpt.acts.${signer.acts}`)],
            ]}
          />
        ) : (
          <p className="sec">{words('no_signer')}</p>
        )}
      </Card>
    </>
  );
};
