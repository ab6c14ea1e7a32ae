import '../settings.css';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Alert, PageSkeleton } from '../../ui/feedback/notices.tsx';
import { useFormStart } from '../../ui/feedback/use-call.ts';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { useMay, useSession } from '../../ui/layout/session-context.ts';
import { BranchList } from './BranchList.tsx';
import { TaxProfileForm } from './TaxProfileForm.tsx';

export const TaxProfilePage = () => {
  const translate = useTranslate();
  const { setting } = useSession();
  const mayCertificate = useMay('setting/certificate', 'edit');
  const { data } = useFormStart('/company/tax-profile');
  if (!data) return <PageSkeleton />;
  return (
    <div className="set">
      <PageHead title={translate('settings.tax.title')} />
      {mayCertificate && !setting.hasUploadCertificate && (
        <Alert
          severity="warning"
          title={translate('settings.tax.no_certificate')}
          actions={
            <Button variant="outlined" component={Link} to="/main/setting/account/certificate">
              {translate('settings.tax.to_certificate')}
            </Button>
          }
        >
          {translate('settings.tax.no_certificate_text')}
        </Alert>
      )}
      <TaxProfileForm key={data.version} profile={data} />
      <BranchList />
    </div>
  );
};
