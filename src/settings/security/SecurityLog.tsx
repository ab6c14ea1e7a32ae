import { useTranslate } from 'react-admin';
import { useGet } from '../../ui/feedback/use-call.ts';
import { SecurityList } from '../../ui/security/SecurityList.tsx';

export const SecurityLog = () => {
  const translate = useTranslate();
  const { data: colleagues = [] } = useGet('/company-associate/user', { staleTime: 300_000 });
  return (
    <SecurityList
      resource="security-log"
      lead={translate('securityLog.lead')}
      people={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
};
