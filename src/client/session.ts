import type { Profile, UserSetting } from '#domain/company/view-schema.ts';
import { type StoredLawRow, setLaw } from '#domain/law-rows.ts';
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
  readonly home?: { readonly order: readonly string[]; readonly hidden: readonly string[] };
  /** Mail with due dates on the morning of working days; on unless false. */
  readonly digest?: boolean;
  /** No confirmation before sending to the tax office. */
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

export const SESSION = ['session'];

let open: Promise<Session> | null = null;

export const tellWhere = ({ id }: Person, { companyId, companyName }: UserSetting): void =>
  tellTabs({ type: 'here', userId: id, companyId, companyName });

/** After sign-in, or when something in the session changed. */
const readParts = async () => {
  const [setting, profile, permissions, law] = await Promise.all([
    call<UserSetting>('GET', '/user/setting'),
    call<Person>('GET', '/user'),
    call<string[]>('GET', '/permissions'),
    call<StoredLawRow[]>('GET', '/law'),
  ]);
  return { setting, profile, permissions, law };
};

const load = async (): Promise<Session> => {
  const { csrf } = await whatPageCarries();
  // Nobody is signed in: this call triggers the refusal.
  if (csrf === '') await call('GET', '/user/setting');
  // Early responses are older than the stream: it opens once they are rendered, and then reads them again.
  if (!hasEarly()) connectEvents();
  const { setting, profile, permissions: keys, law } = takeOpening() ?? (await readParts());
  setLaw(law);
  keepCopies(setting, profile);
  tellWhere(profile, setting);
  const permissions = new Set(keys);
  fillAccess(queryClient, permissions);
  return { setting, profile, permissions };
};

export const readLawAgain = async (): Promise<void> => setLaw(await call<StoredLawRow[]>('GET', '/law'));

export const openSession = (): Promise<Session> => {
  open ??= load().catch((refused: unknown) => {
    open = null;
    throw refused;
  });
  return open;
};

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

/** A first visit has no session to lose. */
export const knewSession = (): boolean => localStorage.getItem('patuh.user') !== null;

export const forgetSession = (): void => {
  open = null;
  for (const key of stored) localStorage.removeItem(key);
  clearTabStorage();
};
