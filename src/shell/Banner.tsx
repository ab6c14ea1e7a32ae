import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OfficeState } from '#domain/company/frame-schema.ts';
import type { Certificate } from '#domain/settings/certificate.ts';
import { useEvents } from '../client/events.ts';
import { useGet } from '../ui/feedback/use-call.ts';
import { useMay, useSession } from '../ui/layout/session-context.ts';
import { Bar } from './Bar.tsx';
import { pickBanner } from './banner-rule.ts';

const due = `/efaktur/out/ctas/totals?filter=${encodeURIComponent(JSON.stringify({ deadlineWithin: 3 }))}`;
const MINUTE = 60_000;
/** Told at once by events; asked again because what nobody hears fail any more is not told. */
const watching = {
  quiet: true,
  staleTime: MINUTE,
  refetchInterval: (held: OfficeState | undefined) => (held?.disturbed ? MINUTE : false),
} as const;
const quietly = { quiet: true, staleTime: 300_000 };

/** One message under the header, the gravest there is. */
export const Banner = () => {
  const translate = useTranslate();
  const { setting } = useSession();
  const mayCertificate = useMay('setting/certificate', 'show');
  const mayQuota = useMay('quota', 'show');
  const mayList = useMay('efaktur/out/ctas', 'create') && !setting.isCtasEfakturDisabled;
  const certificate = useGet<Certificate>(mayCertificate ? '/certificate' : null, quietly);
  const soon = useGet<{ count: number }>(mayList ? due : null, quietly);
  const office = useGet<OfficeState>('/office', watching);
  const client = useQueryClient();
  useEvents('office', (state) => client.setQueryData(['get', '/office'], state));
  const banner = pickBanner({
    now: Date.now(),
    archived: setting.archived,
    certificateUntil: certificate.data?.uploaded ? certificate.data.validTo : null,
    quota: mayQuota ? { quota: setting.quota.efakturQuota, remaining: setting.quota.efakturRemaining } : null,
    disturbed: office.data?.disturbed ?? false,
    mayList,
    dueSoon: soon.data?.count ?? 0,
  });
  if (!banner) return null;
  return (
    <Bar
      key={banner.key}
      name={banner.key}
      look={`banner ${banner.tone}`}
      icon={banner.tone === 'info' ? 'info' : 'warning'}
      text={translate(`shell.banner.${banner.key}`, banner.params)}
      live
    >
      {banner.to && <Link to={banner.to}>{translate(`shell.banner.${banner.key}_do`)}</Link>}
    </Bar>
  );
};
