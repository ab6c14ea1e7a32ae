import { jakartaDay } from '#domain/scope.ts';
import { daysUntil, warningDays } from '#domain/settings/certificate-days.ts';

export type BannerFacts = {
  readonly now: number;
  readonly archived?: boolean;
  readonly sandbox?: boolean;
  /** Nothing can be sent before the company has proven its NPWP. */
  readonly unproven?: boolean;
  /** Last day of the stored certificate; null where there is none or the user may not see it. */
  readonly certificateUntil: string | null;
  readonly quota: { readonly remaining: number; readonly quota: number } | null;
  readonly disturbed: boolean;
  readonly mayList: boolean;
  /** Drafts with at most three days left to upload. */
  readonly dueSoon: number;
};

export type BannerWords = {
  readonly key:
    | 'archived'
    | 'sandbox'
    | 'unproven'
    | 'certificate_over'
    | 'certificate_soon'
    | 'quota_out'
    | 'quota_low'
    | 'disturbed'
    | 'deadline';
  readonly tone: 'danger' | 'warning' | 'info';
  readonly to: string | null;
  readonly params: Readonly<Record<string, number>>;
};

const [FIRST, SOON, LAST] = warningDays;

export const pickBanner = ({
  now,
  archived,
  sandbox,
  unproven,
  certificateUntil,
  quota,
  disturbed,
  mayList,
  dueSoon,
}: BannerFacts): BannerWords | null => {
  if (archived) return { key: 'archived', tone: 'warning', to: '/main/setting/company/list', params: {} };
  if (sandbox) return { key: 'sandbox', tone: 'info', to: null, params: {} };
  if (unproven) return { key: 'unproven', tone: 'warning', to: '/main/setting/company/proof', params: {} };
  const certificatePage = '/main/setting/account/certificate';
  const days = certificateUntil ? daysUntil(certificateUntil, jakartaDay(now)) : null;
  if (days !== null && days < 0) return { key: 'certificate_over', tone: 'danger', to: certificatePage, params: {} };
  if (quota && quota.remaining <= 0) {
    return { key: 'quota_out', tone: 'danger', to: '/main/setting/account/upload-quota/package', params: {} };
  }
  if (disturbed) {
    const to = mayList ? '/main/efaktur-v2/out?status=IN_PROGRESS,FAILED' : null;
    return { key: 'disturbed', tone: 'warning', to, params: {} };
  }
  if (dueSoon > 0) {
    return {
      key: 'deadline',
      tone: 'warning',
      to: '/main/efaktur-v2/out?deadlineWithin=3',
      params: { count: dueSoon },
    };
  }
  if (days !== null && days <= FIRST) {
    const tone = days <= LAST ? 'danger' : days <= SOON ? 'warning' : 'info';
    return { key: 'certificate_soon', tone, to: certificatePage, params: { days } };
  }
  if (quota && quota.remaining * 10 <= quota.quota) {
    const to = '/main/setting/account/upload-quota';
    return { key: 'quota_low', tone: 'warning', to, params: { remaining: quota.remaining } };
  }
  return null;
};
