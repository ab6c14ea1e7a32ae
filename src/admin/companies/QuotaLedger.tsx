import { useTranslate } from 'react-admin';
import type { AdminCompanyDetail } from '#domain/admin/company-schema.ts';
import { formatCount } from '#domain/text/format.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { TableHead } from '../../ui/layout/TableHead.tsx';
import { momentText } from '../../ui/layout/values.tsx';

const names = { efaktur: 'E-Faktur', ebupot: 'E-Bupot' } as const;

export const QuotaLedger = ({ of }: { of: AdminCompanyDetail['ledger'] }) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`adminCompany.${key}`);
  const heads = [
    { key: 'at', label: words('ledger.at') },
    { key: 'product', label: words('units.product') },
    { key: 'kind', label: words('ledger.kind') },
    { key: 'units', label: words('units.count'), right: true },
    { key: 'by', label: words('ledger.by') },
  ];
  return (
    <Card title={words('ledger.title')} flush={of.length > 0} className="adm-card">
      {of.length === 0 ? (
        <p className="sec">{words('ledger.none')}</p>
      ) : (
        <table className="adm-tbl">
          <TableHead of={heads} />
          <tbody>
            {of.map(({ id, at, product, kind, units, by }) => (
              <tr key={id}>
                <td data-label={words('ledger.at')} className="num">
                  {momentText(at)}
                </td>
                <td data-label={words('units.product')}>{names[product]}</td>
                <td data-label={words('ledger.kind')}>{translate(`settings.quota.kind.${kind}`)}</td>
                <td data-label={words('units.count')} className="num right">
                  {formatCount(units)}
                </td>
                <td data-label={words('ledger.by')}>{by}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
};
