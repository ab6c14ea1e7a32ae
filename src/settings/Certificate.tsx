import type { Certificate as CertificateAnswer } from '#domain/company/view-schema.ts';
import './settings.css';
import { useTranslate } from 'react-admin';
import { Chip } from '../ui/documents/DocumentChip.tsx';
import { Alert } from '../ui/feedback/Alert.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { PageSkeleton } from '../ui/feedback/Skeletons.tsx';
import { useGet } from '../ui/feedback/use-call.ts';
import { Card, Facts } from '../ui/layout/Card.tsx';
import { Day } from '../ui/layout/Day.tsx';
import { PageHead } from '../ui/layout/PageHead.tsx';

/** The electronic certificate as it is stored: whose, until when, and whether the office knows it. */
export const Certificate = () => {
  const translate = useTranslate();
  const { data, isPending } = useGet<CertificateAnswer>('/certificate');
  if (isPending) return <PageSkeleton />;
  return (
    <div className="set">
      <PageHead title={translate('settings.certificate.title')} />
      {!data?.uploaded ? (
        <EmptyState icon="shield" title={translate('settings.certificate.none')}>
          {translate('settings.certificate.none_text')}
        </EmptyState>
      ) : (
        <>
          {data.expired && (
            <Alert severity="error" title={translate('shell.intercept.expired-certificate.title')}>
              {translate('settings.certificate.renew')}
            </Alert>
          )}
          {!data.matchesOffice && (
            <Alert severity="error" title={translate('shell.intercept.invalid-certificate.title')}>
              {translate('settings.certificate.mismatch')} {translate('settings.certificate.renew')}
            </Alert>
          )}
          <Card
            title={data.subject}
            actions={
              <Chip
                tone={data.expired || !data.matchesOffice ? 'red' : 'green'}
                icon={data.expired || !data.matchesOffice ? 'close' : 'check'}
                label={translate(
                  data.expired
                    ? 'settings.certificate.expired'
                    : data.matchesOffice
                      ? 'settings.certificate.active'
                      : 'settings.certificate.invalid',
                )}
              />
            }
          >
            <Facts
              of={[
                [
                  translate('settings.certificate.serial'),
                  <span key="serial" className="mono">
                    {data.serial}
                  </span>,
                ],
                [translate('settings.certificate.from'), <Day key="from" value={data.validFrom} long />],
                [translate('settings.certificate.to'), <Day key="to" value={data.validTo} long />],
                [
                  translate('settings.certificate.office'),
                  translate(data.matchesOffice ? 'settings.certificate.matches' : 'settings.certificate.differs'),
                ],
              ]}
            />
          </Card>
        </>
      )}
    </div>
  );
};
