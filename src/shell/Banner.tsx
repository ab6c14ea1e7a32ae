import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Icon } from '../kit/Icon.tsx';
import { useHeld, useSession } from '../kit/session-context.ts';
import { useGet } from '../kit/use-call.ts';
import { pickBanner } from './banner-rule.ts';

type Certificate = { readonly validTo?: string };

const due = `/efaktur/out/ctas/totals?filter=${encodeURIComponent(JSON.stringify({ deadlineWithin: 3 }))}`;
const quietly = { quiet: true, staleTime: 300_000 };

/** One message under the header, the gravest there is. */
export const Banner = () => {
  const translate = useTranslate();
  const { setting } = useSession();
  const mayCertificate = useHeld('SETTING_ECERT_VIEW');
  const mayQuota = useHeld('EFAKTUR_QUOTA_VIEW');
  const mayList = useHeld('EFAKTUR_DOC_CREATE') && !setting.isCtasEfakturDisabled;
  const certificate = useGet<Certificate>(mayCertificate ? '/certificate' : null, quietly);
  const soon = useGet<{ count: number }>(mayList ? due : null, quietly);
  const banner = pickBanner({
    now: Date.now(),
    certificateUntil: certificate.data?.validTo ?? null,
    quota: mayQuota ? { quota: setting.quota.efakturQuota, remaining: setting.quota.efakturRemaining } : null,
    disturbed: false,
    dueSoon: soon.data?.count ?? 0,
  });
  if (!banner) return null;
  return (
    <div className={`banner ${banner.tone}`} role="status">
      <Icon name={banner.tone === 'info' ? 'info' : 'warning'} />
      <span className="grow">{translate(`shell.banner.${banner.key}`, banner.params)}</span>
      {banner.to && <Link to={banner.to}>{translate(`shell.banner.${banner.key}_do`)}</Link>}
    </div>
  );
};
