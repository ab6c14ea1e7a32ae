import type { Profile, UserSetting } from '#domain/company/view-schema.ts';
import type { Density } from '../theme/tokens.ts';
import { whatPageCarries } from './carried.ts';
import { hasEarly } from './early-answers.ts';
import { connectEvents } from './events.ts';
import { call } from './http.ts';
import { takeOpening } from './page-opening.ts';
import { fillAccess, queryClient } from './query-client.ts';
import { clearTabStorage } from './stored-input.ts';
import { tellTabs } from './tabs.ts';

export type Preferences = {
  readonly locale?: 'id' | 'en';
  readonly theme?: 'light' | 'dark' | 'system';
  readonly density?: Density;
  /** Keys without Ctrl or Alt can be switched off (WCAG 2.1.4). */
  readonly shortcuts?: boolean;
  readonly rail?: 'open' | 'closed';
  readonly panel?: 'open' | 'closed';
  /** Order and visibility of the cards on the start page. */
  readonly home?: { readonly order: readonly string[]; readonly hidden: readonly string[] };
  /** Mail with due dates on the morning of working days; on unless false. */
  readonly digest?: boolean;
  /** Sends to the tax office without a confirmation dialog. */
  readonly sendAtOnce?: boolean;
  readonly dismissed?: Readonly<Record<string, string>>;
  readonly [other: string]: unknown;
};

type Person = Omit<Profile, 'preferences'> & { readonly preferences: Preferences };

export type Session = {
  readonly setting: UserSetting;
  readonly profile: Person;
  readonly permissions: ReadonlySet<string>;
};

/** The key of the session among the queries. */
export const SESSION = ['session'];

let open: Promise<Session> | null = null;

/** Broadcasts user and company to the other tabs. */
export const tellWhere = ({ id }: Person, { companyId, companyName }: UserSetting): void =>
  tellTabs({ type: 'here', userId: id, companyId, companyName });

/** The parts of a session that did not come with the page: after sign-in, or when something about it changed. */
const readParts = async () => {
  const [setting, profile, permissions] = await Promise.all([
    call<UserSetting>('GET', '/user/setting'),
    call<Person>('GET', '/user'),
    call<string[]>('GET', '/permissions'),
  ]);
  return { setting, profile, permissions };
};

const load = async (): Promise<Session> => {
  const { csrf } = await whatPageCarries();
  // Nobody is signed in: this call triggers the refusal, and no other is made.
  if (csrf === '') await call('GET', '/user/setting');
  // Early answers are older than the stream: it opens once they are drawn, and its start reads them again in place.
  if (!hasEarly()) connectEvents();
  const { setting, profile, permissions: keys } = takeOpening() ?? (await readParts());
  keepCopies(setting, profile);
  tellWhere(profile, setting);
  const permissions = new Set(keys);
  fillAccess(queryClient, permissions);
  return { setting, profile, permissions };
};

/** User, company and permissions; read once until sign-out or a change of company. */
export const openSession = (): Promise<Session> => {
  open ??= load().catch((refused: unknown) => {
    open = null;
    throw refused;
  });
  return open;
};

/** Drops the cached session, so that the next caller reads it again. */
export const readSessionAnew = (): void => {
  open = null;
};

const stored = [
  'patuh.setting',
  'patuh.company',
  'patuh.permissions',
  'patuh.user',
  'patuh.compliance',
  'patuh.helpChat',
];

/** Copies in browser storage that the specification requires; used for the first paint, never for decisions. */
const keepCopies = (setting: UserSetting, { name, email, preferences }: Person): void => {
  localStorage.setItem('patuh.setting', JSON.stringify(setting));
  localStorage.setItem(
    'patuh.company',
    JSON.stringify({ companyId: setting.companyId, companyName: setting.companyName }),
  );
  localStorage.setItem('patuh.user', JSON.stringify({ name, email, preferences }));
};

/** Whether this browser had a session that was not signed out; a first visit has none to lose. */
export const knewSession = (): boolean => localStorage.getItem('patuh.user') !== null;

export const forgetSession = (): void => {
  open = null;
  for (const key of stored) localStorage.removeItem(key);
  clearTabStorage();
};
