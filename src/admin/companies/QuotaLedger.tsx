import { useTranslate } from 'react-admin';
import type { AdminCompanyDetail } from '#domain/admin/company-schema.ts';
import { formatCount } from '#domain/text/format.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Moment } from '../../ui/layout/values.tsx';
import { type AdminColumn, AdminTable } from '../AdminTable.tsx';

type Entry = AdminCompanyDetail['ledger'][number];

const names = { efaktur: 'E-Faktur', ebupot: 'E-Bupot' } as const;

export const QuotaLedger = ({ of }: { of: readonly Entry[] }) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`adminCompany.${key}`);
  const columns: readonly AdminColumn<Entry>[] = [
    { key: 'at', label: words('ledger.at'), show: ({ at }) => <Moment at={at} /> },
    { key: 'product', label: words('units.product'), show: ({ product }) => names[product] },
    { key: 'kind', label: words('ledger.kind'), show: ({ kind }) => translate(`settings.quota.kind.${kind}`) },
    { key: 'units', label: words('units.count'), right: true, show: ({ units }) => formatCount(units) },
    { key: 'by', label: words('ledger.by'), show: ({ by }) => by },
  ];
  return (
    <Card title={words('ledger.title')} flush={of.length > 0} className="adm-card">
      {of.length === 0 ? <p className="sec">{words('ledger.none')}</p> : <AdminTable rows={of} columns={columns} />}
    </Card>
  );
};
