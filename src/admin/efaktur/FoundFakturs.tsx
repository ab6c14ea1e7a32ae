import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { FoundFaktur } from '#domain/admin/faktur-schema.ts';
import { EmptyState } from '../../ui/feedback/notices.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { TableHead } from '../../ui/layout/TableHead.tsx';
import { Day, Identifier, Money } from '../../ui/layout/values.tsx';

export const viewPath = (id: string): string => `/admin/efaktur/view?faktur=${id}`;

const columns = ['found', 'company', 'date', 'counterparty', 'amounts', 'status'] as const;

const Row = ({ of }: { of: FoundFaktur }) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`adminFaktur.find.${key}`);
  return (
    <tr>
      <td data-label={words('found')}>
        <div>
          <Link to={viewPath(of.id)}>
            {of.number ? <Identifier value={of.number} form="faktur" /> : (of.reference ?? words('no_number'))}
          </Link>
          <span className="small sec adm-note">{translate(`adminFaktur.type.${of.type}`)}</span>
        </div>
      </td>
      <td data-label={words('company')}>
        <div>
          {of.companyName}
          <span className="small sec adm-note">
            <Identifier value={of.companyNpwp} form="npwp" />
          </span>
        </div>
      </td>
      <td data-label={words('date')}>
        <Day value={of.date} />
      </td>
      <td data-label={words('counterparty')}>
        <div>
          {of.counterpartyName}
          <span className="small sec adm-note">
            <Identifier value={of.counterpartyNpwp} form="npwp" />
          </span>
        </div>
      </td>
      <td data-label={words('amounts')} className="right">
        <div>
          <Money value={of.dpp} />
          <span className="small sec adm-note">
            <Money value={of.ppn} />
          </span>
        </div>
      </td>
      <td data-label={words('status')}>{of.status}</td>
    </tr>
  );
};

export const FoundFakturs = ({ of }: { of: readonly FoundFaktur[] }) => {
  const translate = useTranslate();
  if (of.length === 0) return <EmptyState icon="search" title={translate('adminFaktur.find.none')} />;
  return (
    <Card flush className="adm-card">
      <table className="adm-tbl">
        <TableHead
          of={columns.map((column) => ({
            label: translate(`adminFaktur.find.${column}`),
            right: column === 'amounts',
          }))}
        />
        <tbody>
          {of.map((one) => (
            <Row key={one.id} of={one} />
          ))}
        </tbody>
      </table>
    </Card>
  );
};
