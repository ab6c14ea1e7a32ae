import type { Profile, UserSetting } from '#domain/company/view-schema.ts';
import type { Density } from '../theme/tokens.ts';
import { whatPageCarries } from './carried.ts';
import { connectEvents } from './events.ts';
import { call } from './http.ts';
import { fillAccess, queryClient } from './query-client.ts';
import { clearTabStorage } from './stored-input.ts';
import { tellTabs } from './tabs.ts';

/** What a person has chosen of how things look and read. */
export type Preferences = {
  readonly locale?: 'id' | 'en';
  readonly theme?: 'light' | 'dark' | 'system';
  readonly density?: Density;
  /** Keys without Ctrl or Alt can be switched off (WCAG 2.1.4). */
  readonly shortcuts?: boolean;
  readonly rail?: 'open' | 'closed';
  readonly panel?: 'open' | 'closed';
  /** Which cards stand on the start page, and where. */
  readonly home?: { readonly order: readonly string[]; readonly hidden: readonly string[] };
  /** Whether a mail on the morning of working days says what is due; yes unless it is off. */
  readonly digest?: boolean;
  /** Goes to the tax office without a last look. */
  readonly sendAtOnce?: boolean;
  /** What the person put away for good: its id, and the day. */
  readonly dismissed?: Readonly<Record<string, string>>;
  readonly [other: string]: unknown;
};

/** Who is signed in, with the choices read as this browser writes them. */
type Person = Omit<Profile, 'preferences'> & { readonly preferences: Preferences };

export type Session = {
  readonly setting: UserSetting;
  readonly profile: Person;
  readonly permissions: ReadonlySet<string>;
};

let open: Promise<Session> | null = null;

/** Tells the other pages of this browser who is here and in which company. */
export const tellWhere = ({ id }: Person, { companyId, companyName }: UserSetting): void =>
  tellTabs({ type: 'here', userId: id, companyId, companyName });

const load = async (): Promise<Session> => {
  const { csrf } = await whatPageCarries();
  // Nobody is signed in: one refusal says so, and nothing more is asked.
  if (csrf === '') await call('GET', '/user/setting');
  connectEvents();
  const [setting, profile, keys] = await Promise.all([
    call<UserSetting>('GET', '/user/setting'),
    call<Person>('GET', '/user'),
    call<string[]>('GET', '/permissions'),
  ]);
  keepCopies(setting, profile);
  tellWhere(profile, setting);
  const permissions = new Set(keys);
  fillAccess(queryClient, permissions);
  return { setting, profile, permissions };
};

/** Who is here, in which company, with which keys: read once, until signed out or moved to another company. */
export const openSession = (): Promise<Session> => {
  open ??= load().catch((refused: unknown) => {
    open = null;
    throw refused;
  });
  return open;
};

/** What is known of the company has changed: the next who asks reads it anew. */
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

/** The copies the specification wants in browser storage; nothing decides by them, they are there for the first paint. */
const keepCopies = (setting: UserSetting, { name, email, preferences }: Person): void => {
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
  clearTabStorage();
};
