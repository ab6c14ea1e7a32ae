import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OfficeState } from '#domain/company/frame-schema.ts';
import { jakartaDay } from '#domain/scope.ts';
import { useEvents } from '../client/events.ts';
import { useGet } from '../ui/feedback/use-call.ts';
import { Icon, type IconName } from '../ui/layout/Icon.tsx';
import { useMay, useSession } from '../ui/layout/session-context.ts';
import { pickBanner } from './banner-rule.ts';

/** Dismissed banners by name, each with the day (Jakarta) it is dismissed for. */
type PutAway = Readonly<Record<string, string>>;

const isPutAway = (value: unknown): value is PutAway =>
  typeof value === 'object' && value !== null && Object.values(value).every((day) => typeof day === 'string');

export const readPutAway = (text: string | null): PutAway => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isPutAway(value) ? value : {};
  } catch {
    return {};
  }
};

export const isAway = (dismissed: PutAway, name: string, today: string): boolean => dismissed[name] === today;

export const withAway = (dismissed: PutAway, name: string, today: string): PutAway => ({
  ...Object.fromEntries(Object.entries(dismissed).filter(([, day]) => day === today)),
  [name]: today,
});

const STORAGE_KEY = 'patuh.bars';

const usePutAway = (name: string): readonly [boolean, () => void] => {
  const { companyId } = useSession().setting;
  const key = `${companyId} ${name}`;
  const [dismissed, setStored] = useState(() => readPutAway(localStorage.getItem(STORAGE_KEY)));
  const today = jakartaDay(Date.now());
  const putAway = () => {
    const next = withAway(readPutAway(localStorage.getItem(STORAGE_KEY)), key, today);
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
    setStored(next);
  };
  return [isAway(dismissed, key, today), putAway];
};

type Props = {
  readonly name: string;
  readonly look: string;
  readonly icon: IconName;
  readonly size?: 14 | 20;
  readonly text: string;
  readonly live?: boolean;
  readonly children?: ReactNode;
};

export const Bar = ({ name, look, icon, size = 20, text, live = false, children }: Props) => {
  const translate = useTranslate();
  const [away, putAway] = usePutAway(name);
  if (away) return null;
  return (
    <div className={look} role={live ? 'status' : undefined}>
      <Icon name={icon} size={size} />
      <span className="grow bar-t" title={text}>
        {text}
      </span>
      {children}
      <button type="button" className="ib xs" aria-label={`${translate('shell.bar.away')}: ${text}`} onClick={putAway}>
        <Icon name="close" size={14} />
      </button>
    </div>
  );
};

const MINUTE = 60_000;
/** Updated by events, and polled as well because a recovery of the connection sends no event. */
const watching = {
  quiet: true,
  staleTime: MINUTE,
  refetchInterval: (shown: OfficeState | undefined) => (shown?.disturbed ? MINUTE : false),
} as const;
const quietly = { quiet: true, staleTime: 300_000 };

export const Banner = () => {
  const translate = useTranslate();
  const { setting } = useSession();
  const mayCertificate = useMay('setting/certificate', 'show');
  const mayQuota = useMay('quota', 'show');
  const mayList = useMay('efaktur/out/ctas', 'create') && !setting.isCtasEfakturDisabled;
  const certificate = useGet(mayCertificate ? '/certificate' : null, { ...quietly });
  const soon = useGet(mayList ? '/efaktur/out/ctas/totals' : null, {
    query: { filter: JSON.stringify({ deadlineWithin: 3 }) },
    ...quietly,
  });
  const office = useGet('/office', { ...watching });
  const client = useQueryClient();
  useEvents('office', (state) => client.setQueryData(['get', '/office'], state));
  const banner = pickBanner({
    now: Date.now(),
    archived: setting.archived,
    sandbox: setting.sandbox,
    unproven: !setting.proven,
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
