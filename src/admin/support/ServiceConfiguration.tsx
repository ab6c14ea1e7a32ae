import '../admin.css';
import '../support.css';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ServiceConfiguration as Configuration } from '#domain/admin/support-schema.ts';
import { PageSkeleton, ReadFailed } from '../../ui/feedback/notices.tsx';
import { useGet } from '../../ui/feedback/use-call.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { type AdminColumn, AdminTable } from '../AdminTable.tsx';
import { SystemCard } from './SystemCard.tsx';

type Flag = Configuration['flags'][number] & { readonly id: string };

const Flags = ({ of }: { of: Configuration['flags'] }) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`adminSupport.service.${key}`);
  const columns: readonly AdminColumn<Flag>[] = [
    { key: 'flag', label: words('flag'), show: ({ flag }) => words(`flags.${flag}`) },
    { key: 'default', label: words('default'), show: (one) => words(one.default ? 'on' : 'off') },
    {
      key: 'exceptions',
      label: words('exceptions'),
      show: ({ exceptions }) =>
        exceptions.length === 0
          ? '–'
          : exceptions.map(({ companyId, companyName }) => (
              <Link key={companyId} className="adm-note" to={`/admin/company/${companyId}/package`}>
                {companyName}
              </Link>
            )),
    },
  ];
  return (
    <Card title={words('flag_title')} flush className="adm-card">
      <AdminTable rows={of.map((one) => ({ ...one, id: one.flag }))} columns={columns} />
    </Card>
  );
};

export const ServiceConfiguration = () => {
  const translate = useTranslate();
  const { data, error, refetch } = useGet('/admin/api/configuration/service', { staleTime: 0 });
  if (error) return <ReadFailed title={translate('list.failed')} why={error.message} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return (
    <div className="adm">
      <PageHead title={translate('adminSupport.service.title')} />
      {data.systems.map((of) => (
        <SystemCard key={of.name} of={of} />
      ))}
      <Flags of={data.flags} />
    </div>
  );
};
