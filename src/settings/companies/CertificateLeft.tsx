import { useTranslate } from 'react-admin';
import type { OwnCompany } from '#domain/company/own-company-schema.ts';

const SOON = 30;

export const CertificateLeft = ({ of }: { of: OwnCompany['certificate'] }) => {
  const translate = useTranslate();
  const words = (key: string, count = 0) => translate(`settings.companies.${key}`, { smart_count: count });
  if (of === null) return <span className="sec">{words('hidden')}</span>;
  const { daysLeft } = of;
  if (daysLeft === null) return <span className="sec">{words('no_certificate')}</span>;
  if (daysLeft < 0) return <span className="bad">{words('ended', -daysLeft)}</span>;
  return <span className={daysLeft <= SOON ? 'warn' : ''}>{words('days_left', daysLeft)}</span>;
};
