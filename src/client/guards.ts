import type { UserSetting } from '#domain/company/view-schema.ts';

/** Sends elsewhere, or lets in with null. Pure: what it may know is in the user setting. */
type Guard = (setting: UserSetting) => { to: string; reason?: string } | null;

/** What a company has off is no page. */
const NOT_THERE = { to: '/main/error/not-found' } as const;

const owner: Guard = ({ userRole }) =>
  userRole === 'Owner' ? null : { to: '/main/error/unauthorize', reason: 'role_owner_required' };

/** Slips of Coretax are open to a company that is registered for them and has them on. */
export const worksWithSlips = ({ isCtasEbupotDisabled, ebupot }: UserSetting): boolean =>
  !isCtasEbupotDisabled && ebupot.isRegistered;

/** Signees are the Owner's, and a company that does not work with these documents is led to where it begins. */
const signees =
  (worksWith: (setting: UserSetting) => boolean, register: string): Guard =>
  (setting) =>
    worksWith(setting) ? owner(setting) : { to: register };

/** The entry guards of the product, by name; a route lists those it stands behind. */
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
  /** Until the registration from before Coretax has a screen, who is not registered sees on this one what is missing. */
  ebupotCoretax: (setting) => (worksWithSlips(setting) ? null : { to: '/main/ebupot-v2/register' }),
  /** Slips of PPh 26 are off unless a company has them on. */
  bp26: ({ isBp26Enabled }) => (isBp26Enabled ? null : NOT_THERE),
  ebupotClassic: ({ ebupot }) => (ebupot.isRegistered ? null : { to: '/main/ebupot/register' }),
  ebupotClassicRegister: ({ ebupot }) => (ebupot.isRegistered ? { to: '/main/ebupot/unifikasi/domestic' } : null),
  ebupotCoretaxRegister: (setting) => (worksWithSlips(setting) ? { to: '/main/ebupot-v2/unifikasi/domestic' } : null),
  signeeEfakturCoretax: signees(({ isCtasEfakturDisabled }) => !isCtasEfakturDisabled, '/main/efaktur-v2/register'),
  signeeEbupotCoretax: signees(worksWithSlips, '/main/ebupot-v2/register'),
  // The registrations from before Coretax have no screens yet: who is not registered signs for nothing there.
  signeeEfaktur: ({ efaktur }) =>
    efaktur.isRegistered && efaktur.isActivated && !efaktur.isEfakturDisabled ? null : NOT_THERE,
  signeeSpt1771: ({ espt1771 }) => (espt1771.isRegistered ? null : NOT_THERE),
  signeeEbupot: ({ ebupot }) => (ebupot.isRegistered && !ebupot.isEbupotDisabled ? null : NOT_THERE),
  signeeArchive: ({ ebupot: { archiveStatus } }) => (Object.values(archiveStatus).some(Boolean) ? null : NOT_THERE),
  /** The permission itself is asked by the route. A missing registration leads to the account profile. */
  settings: ({ efaktur, ebupot }) =>
    efaktur.isRegistered || ebupot.isRegistered ? null : { to: '/main/setting/profile' },
  owner,
  /** The area of the house itself. The API asks again. */
  internal: ({ isInternal }) => (isInternal ? null : { to: '/main/error/unauthorize' }),
  /** Numbers are allotted to whoever is registered for invoices. */
  nsfpReminder: ({ efaktur }) => (efaktur.isRegistered ? null : { to: '/main/home' }),
  companyEmail: ({ efaktur, ebupot }) => {
    if (efaktur.isRegistered) return null;
    return { to: ebupot.isRegistered ? '/main/setting/company/email/ebupot' : '/main/efaktur/register' };
  },
} as const satisfies Record<string, Guard>;

export type GuardName = keyof typeof guards;

/** The first of the guards that sends elsewhere. */
export const turnedAway = (names: readonly GuardName[], setting: UserSetting): ReturnType<Guard> => {
  for (const name of names) {
    const away = guards[name](setting);
    if (away) return away;
  }
  return null;
};
