import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { FoundFaktur } from '#domain/admin/faktur-schema.ts';
import { EmptyState } from '../../ui/feedback/notices.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Day, Identifier, Money } from '../../ui/layout/values.tsx';
import { type AdminColumn, AdminTable, Two } from '../AdminTable.tsx';

export const viewPath = (id: string): string => `/admin/efaktur/view?faktur=${id}`;

export const FoundFakturs = ({ of }: { of: readonly FoundFaktur[] }) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`adminFaktur.find.${key}`);
  if (of.length === 0) return <EmptyState icon="search" title={words('none')} />;
  const numberOf = ({ number, reference }: FoundFaktur) =>
    number ? <Identifier value={number} form="faktur" /> : (reference ?? words('no_number'));
  const columns: readonly AdminColumn<FoundFaktur>[] = [
    {
      key: 'found',
      label: words('found'),
      show: (one) => (
        <Two
          first={<Link to={viewPath(one.id)}>{numberOf(one)}</Link>}
          second={translate(`adminFaktur.type.${one.type}`)}
        />
      ),
    },
    {
      key: 'company',
      label: words('company'),
      show: (one) => <Two first={one.companyName} second={<Identifier value={one.companyNpwp} form="npwp" />} />,
    },
    { key: 'date', label: words('date'), show: ({ date }) => <Day value={date} /> },
    {
      key: 'counterparty',
      label: words('counterparty'),
      show: (one) => (
        <Two first={one.counterpartyName} second={<Identifier value={one.counterpartyNpwp} form="npwp" />} />
      ),
    },
    {
      key: 'amounts',
      label: words('amounts'),
      right: true,
      show: ({ dpp, ppn }) => <Two first={<Money value={dpp} />} second={<Money value={ppn} />} />,
    },
    { key: 'status', label: words('status'), show: ({ status }) => status },
  ];
  return (
    <Card flush className="adm-card">
      <AdminTable rows={of} columns={columns} />
    </Card>
  );
};
