import type { UserSetting } from '#domain/company/view-schema.ts';

/** A redirect, or null to grant access. Depends on the user setting alone. */
type Guard = (setting: UserSetting) => { to: string; reason?: string } | null;

/** Features a company has switched off, and the internal area, are not found. */
const NOT_THERE = { to: '/main/error/not-found' } as const;

const owner: Guard = ({ userRole }) =>
  userRole === 'Owner' ? null : { to: '/main/error/unauthorize', reason: 'role_owner_required' };

export const worksWithSlips = ({ isCtasEbupotDisabled, ebupot }: UserSetting): boolean =>
  !isCtasEbupotDisabled && ebupot.isRegistered;

/** Only the Owner manages signees; a company without these documents is redirected to their start page. */
const signees =
  (worksWith: (setting: UserSetting) => boolean, register: string): Guard =>
  (setting) =>
    worksWith(setting) ? owner(setting) : { to: register };

export const guards = {
  efakturClassic: ({ efaktur }) => {
    if (!efaktur.isRegistered) return { to: '/main/efaktur/register' };
    if (!efaktur.isActivated) return { to: '/main/efaktur/activation_waiting' };
    return efaktur.isOnboarded ? null : { to: '/main/efaktur/onboarding' };
  },
  efakturClassicRegister: ({ efaktur }) => (efaktur.isRegistered ? { to: '/main/efaktur/nsfp' } : null),
  efakturCoretax: ({ isCtasEfakturDisabled }) => (isCtasEfakturDisabled ? { to: '/main/efaktur-v2/register' } : null),
  efakturCoretaxRegister: ({ isCtasEfakturDisabled }) =>
    isCtasEfakturDisabled ? null : { to: '/main/efaktur-v2/out' },
  ebupotCoretax: (setting) => (worksWithSlips(setting) ? null : { to: '/main/ebupot-v2/register' }),
  bp26: ({ isBp26Enabled }) => (isBp26Enabled ? null : NOT_THERE),
  /** Without the flag the older list is shown. */
  reportV2: ({ isReportV2Enabled }) => (isReportV2Enabled ? null : { to: '/main/efiling/report' }),
  annualReturn: ({ espt1771 }) => (espt1771.isRegistered ? null : { to: '/main/efiling/spt_1771/register' }),
  ebupotClassic: ({ ebupot }) => (ebupot.isRegistered ? null : { to: '/main/ebupot/register' }),
  ebupotClassicRegister: ({ ebupot }) => (ebupot.isRegistered ? { to: '/main/ebupot/unifikasi/domestic' } : null),
  ebupotCoretaxRegister: (setting) => (worksWithSlips(setting) ? { to: '/main/ebupot-v2/unifikasi/domestic' } : null),
  signeeEfakturCoretax: signees(({ isCtasEfakturDisabled }) => !isCtasEfakturDisabled, '/main/efaktur-v2/register'),
  signeeEbupotCoretax: signees(worksWithSlips, '/main/ebupot-v2/register'),
  // The older registrations have no screens yet, so unregistered users have nothing to sign.
  signeeEfaktur: ({ efaktur }) =>
    efaktur.isRegistered && efaktur.isActivated && !efaktur.isEfakturDisabled ? null : NOT_THERE,
  signeeSpt1771: ({ espt1771 }) => (espt1771.isRegistered ? null : NOT_THERE),
  signeeEbupot: ({ ebupot }) => (ebupot.isRegistered && !ebupot.isEbupotDisabled ? null : NOT_THERE),
  signeeArchive: ({ ebupot: { archiveStatus } }) => (Object.values(archiveStatus).some(Boolean) ? null : NOT_THERE),
  settings: ({ efaktur, ebupot }) =>
    efaktur.isRegistered || ebupot.isRegistered ? null : { to: '/main/setting/profile' },
  owner,
  /** The internal area of the operator. The API checks this as well. */
  internal: ({ isInternal }) => (isInternal ? null : NOT_THERE),
  /** Users of the accounting product come from it. */
  notAddOn: ({ jurnalCID }) => (jurnalCID === 0 ? null : NOT_THERE),
  nsfpReminder: ({ efaktur }) => (efaktur.isRegistered ? null : { to: '/main/home' }),
  companyEmail: ({ efaktur, ebupot }) => {
    if (efaktur.isRegistered) return null;
    return { to: ebupot.isRegistered ? '/main/setting/company/email/ebupot' : '/main/efaktur/register' };
  },
} as const satisfies Record<string, Guard>;

export type GuardName = keyof typeof guards;

export const turnedAway = (names: readonly GuardName[], setting: UserSetting): ReturnType<Guard> => {
  for (const name of names) {
    const away = guards[name](setting);
    if (away) return away;
  }
  return null;
};
