import '../settings.css';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { Certificate } from '#domain/settings/certificate.ts';
import { EmptyState, PageSkeleton } from '../../ui/feedback/notices.tsx';
import { reading, useGet } from '../../ui/feedback/use-call.ts';
import { BackToWork, PageHead } from '../../ui/layout/PageHead.tsx';
import { useMay, useSession, useSessionAnew } from '../../ui/layout/session-context.ts';
import { CertificateCard } from './CertificateCard.tsx';
import { CertificateUpload } from './CertificateUpload.tsx';

export const CertificatePage = () => {
  const translate = useTranslate();
  const client = useQueryClient();
  const sessionAnew = useSessionAnew();
  const { setting } = useSession();
  const may = useMay('setting/certificate', 'edit');
  const { data } = useGet('/certificate');
  if (!data) return <PageSkeleton />;
  const keep = (now: Certificate) => {
    client.setQueryData(reading('/certificate').queryKey, now);
    // The first certificate adds a menu entry and may prove the company.
    if (!data.uploaded || !setting.proven) void sessionAnew();
  };
  return (
    <div className="set">
      <PageHead title={translate('settings.certificate.title')} actions={<BackToWork />} />
      {data.uploaded ? (
        <CertificateCard of={data} />
      ) : (
        <EmptyState icon="shield" title={translate('settings.certificate.none')}>
          {translate(may ? 'settings.certificate.none_text' : 'settings.certificate.none_ask')}
        </EmptyState>
      )}
      {may && <CertificateUpload version={data.version} onDone={keep} />}
    </div>
  );
};
