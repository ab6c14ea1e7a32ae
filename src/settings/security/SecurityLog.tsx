import { useTranslate } from 'react-admin';
import { useGet } from '../../ui/feedback/use-call.ts';
import { SecurityList } from '../../ui/security/SecurityList.tsx';

type Colleague = { readonly id: string; readonly name: string };

/** Who came into the company, who was kept out, who changed access: for its Owner. */
export const SecurityLog = () => {
  const translate = useTranslate();
  const { data: colleagues = [] } = useGet<Colleague[]>('/company-associate/user', { staleTime: 300_000 });
  return (
    <SecurityList
      resource="security-log"
      lead={translate('securityLog.lead')}
      people={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
};
