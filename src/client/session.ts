import type { Density } from '../theme/tokens.ts';
import { fillAccess } from './access.ts';
import { whatPageCarries } from './carried.ts';
import { connectEvents } from './events.ts';
import { call } from './http.ts';
import { queryClient } from './query-client.ts';
import { tellTabs } from './tabs.ts';

/** Upload quota of a company; what is on its way to the office counts as used. */
export type QuotaDetail = {
  readonly packageName: string;
  readonly packageEnd: string | null;
  readonly efakturQuota: number;
  readonly efakturUsage: number;
  readonly efakturReserved: number;
  readonly efakturRemaining: number;
  readonly ebupotQuota: number;
  readonly ebupotUsage: number;
  readonly ebupotReserved: number;
  readonly ebupotRemaining: number;
};

/** The user setting of the company someone works in, as the server tells it. */
export type UserSetting = {
  readonly userSsoId: string;
  readonly companySsoId: string;
  readonly userRole: string;
  /** Works for the house itself: the area of /admin is open. */
  readonly isInternal: boolean;
  readonly companyId: string;
  readonly companyName: string;
  readonly companyEmail: string;
  readonly companyNpwp: string;
  readonly shownId: number | string;
  readonly color: string;
  readonly pkp: boolean;
  readonly totalCompany: number;
  readonly jurnalCID: number;
  readonly hasUploadCertificate: boolean;
  readonly reconcileUser?: boolean;
  readonly isCtasEfakturDisabled: boolean;
  readonly isCtasEbupotDisabled: boolean;
  /** Slips of PPh 26 on individuals abroad. */
  readonly isBp26Enabled: boolean;
  readonly efaktur: {
    readonly isRegistered: boolean;
    readonly isActivated: boolean;
    readonly isOnboarded: boolean;
    readonly isEfakturDisabled: boolean;
  };
  readonly ebupot: {
    readonly isRegistered: boolean;
    readonly isEbupotDisabled: boolean;
    readonly archiveStatus: {
      readonly pph23: boolean;
      readonly pph26: boolean;
      readonly history: boolean;
      readonly spt: boolean;
    };
  };
  readonly efiling: {
    readonly isRegistered: boolean;
    readonly isActivated?: boolean;
    readonly isEfillingDisabled: boolean;
  };
  readonly espt1771: { readonly isRegistered: boolean };
  readonly package: { readonly name: string; readonly endDate: string | null };
  readonly quota: QuotaDetail;
  /** What the line to the tax office can do; where files are exchanged these are done in Coretax itself. */
  readonly office: {
    readonly send: boolean;
    readonly cancel: boolean;
    readonly substitute: boolean;
    readonly inquire: boolean;
  };
  /** Billing codes are made in the portal and typed in here. */
  readonly codesByHand: boolean;
  readonly simulated: {
    readonly djp: boolean;
    readonly mail: boolean;
    readonly whatsapp: boolean;
    readonly bank: boolean;
  };
};

export type Preferences = {
  readonly locale?: 'id' | 'en';
  readonly theme?: 'light' | 'dark' | 'system';
  readonly density?: Density;
  /** Keys without Ctrl or Alt can be switched off (WCAG 2.1.4). */
  readonly shortcuts?: boolean;
  readonly rail?: 'open' | 'closed';
  readonly panel?: 'open' | 'closed';
  readonly [other: string]: unknown;
};

export type Profile = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly preferences: Preferences;
};

export type Session = {
  readonly setting: UserSetting;
  readonly profile: Profile;
  readonly held: ReadonlySet<string>;
};

let open: Promise<Session> | null = null;

/** Tells the other pages of this browser who is here and in which company. */
export const tellWhere = ({ id }: Profile, { companyId, companyName }: UserSetting): void =>
  tellTabs({ said: 'here', userId: id, companyId, companyName });

const load = async (): Promise<Session> => {
  await whatPageCarries();
  connectEvents();
  const [setting, profile, keys] = await Promise.all([
    call<UserSetting>('GET', '/user/setting'),
    call<Profile>('GET', '/user'),
    call<string[]>('GET', '/permissions'),
  ]);
  keepCopies(setting, profile);
  tellWhere(profile, setting);
  const held = new Set(keys);
  fillAccess(queryClient, held);
  return { setting, profile, held };
};

/** Who is here, in which company, with which keys: read once, until signed out or moved to another company. */
export const openSession = (): Promise<Session> => {
  open ??= load().catch((refused: unknown) => {
    open = null;
    throw refused;
  });
  return open;
};

const stored = [
  'patuh.setting',
  'patuh.company',
  'patuh.permissions',
  'patuh.user',
  'patuh.compliance',
  'patuh.helpChat',
];

/** The copies the specification wants in browser storage; nothing decides by them, they are there for the first paint. */
const keepCopies = (setting: UserSetting, { name, email, preferences }: Profile): void => {
  localStorage.setItem('patuh.setting', JSON.stringify(setting));
  localStorage.setItem(
    'patuh.company',
    JSON.stringify({ companyId: setting.companyId, companyName: setting.companyName }),
  );
  localStorage.setItem('patuh.user', JSON.stringify({ name, email, preferences }));
};

/** Whether this browser knew a session that nobody ended: who comes for the first time has none to lose. */
export const knewSession = (): boolean => localStorage.getItem('patuh.user') !== null;

export const forgetSession = (): void => {
  open = null;
  for (const key of stored) localStorage.removeItem(key);
  sessionStorage.clear();
};
