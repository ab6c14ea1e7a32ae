import { useTranslate } from 'react-admin';
import { SecurityList } from '../ui/security/SecurityList.tsx';

export const SystemSecurityLog = () => {
  const translate = useTranslate();
  return (
    <div className="adm">
      <SecurityList resource="admin/api/security-log" lead={translate('securityLog.house_lead')} companies />
    </div>
  );
};
