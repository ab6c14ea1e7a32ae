import '../admin.css';
import '../support.css';
import { useTranslate } from 'react-admin';
import { PageSkeleton, ReadFailed } from '../../ui/feedback/notices.tsx';
import { useGet } from '../../ui/feedback/use-call.ts';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Flags } from './Flags.tsx';
import { PageServices } from './PageServices.tsx';
import { SystemCard } from './SystemCard.tsx';

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
      <PageServices of={data.pageServices} />
      <Flags of={data.flags} />
    </div>
  );
};
