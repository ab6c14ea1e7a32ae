import { useTranslate } from 'react-admin';
import type { Certificate } from '#domain/settings/certificate.ts';
import { Chip } from '../../ui/documents/DocumentChip.tsx';
import { Alert } from '../../ui/feedback/notices.tsx';
import { Card, Facts } from '../../ui/layout/Card.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { Day, Identifier } from '../../ui/layout/values.tsx';

type Uploaded = Extract<Certificate, { uploaded: true }>;

const SOON = 60;

const Warnings = ({ of }: { of: Uploaded }) => {
  const translate = useTranslate();
  const may = useMay('setting/certificate', 'edit');
  const renew = translate(may ? 'settings.certificate.renew' : 'settings.certificate.renew_ask');
  return (
    <>
      {of.expired && (
        <Alert severity="error" title={translate('shell.intercept.expired-certificate.title')}>
          {renew}
        </Alert>
      )}
      {!of.matchesOffice && (
        <Alert severity="error" title={translate('shell.intercept.invalid-certificate.title')}>
          {translate('settings.certificate.mismatch')} {renew}
        </Alert>
      )}
      {!of.expired && of.daysLeft <= SOON && (
        <Alert severity="warning" title={translate('settings.certificate.left', { smart_count: of.daysLeft })}>
          {renew}
        </Alert>
      )}
      {of.ownerNpwp === null && (
        <Alert severity="warning" title={translate('settings.certificate.nobody')}>
          {translate('settings.certificate.nobody_text')}
        </Alert>
      )}
    </>
  );
};

export const CertificateCard = ({ of }: { of: Uploaded }) => {
  const translate = useTranslate();
  const bad = of.expired || !of.matchesOffice;
  const state = of.expired ? 'expired' : of.matchesOffice ? 'active' : 'invalid';
  return (
    <>
      <Warnings of={of} />
      <Card
        title={of.subject}
        actions={
          <Chip
            tone={bad ? 'red' : 'green'}
            icon={bad ? 'close' : 'check'}
            label={translate(`settings.certificate.${state}`)}
          />
        }
      >
        <Facts
          of={[
            [translate('settings.certificate.owner'), <Identifier key="owner" value={of.ownerNpwp} form="npwp" />],
            [
              translate('settings.certificate.serial'),
              <span key="serial" className="mono set-text">
                {of.serial}
              </span>,
            ],
            [translate('settings.certificate.from'), <Day key="from" value={of.validFrom} long />],
            [
              translate('settings.certificate.to'),
              <span key="to">
                <Day value={of.validTo} long />{' '}
                {!of.expired && (
                  <span className="sec">{translate('settings.certificate.left', { smart_count: of.daysLeft })}</span>
                )}
              </span>,
            ],
            [
              translate('settings.certificate.office'),
              translate(of.matchesOffice ? 'settings.certificate.matches' : 'settings.certificate.differs'),
            ],
          ]}
        />
      </Card>
    </>
  );
};
