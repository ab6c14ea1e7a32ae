import type { UserSetting } from '#domain/company/view-schema.ts';
import type { Entry } from './navigation.ts';

type Badge = NonNullable<Entry['badge']>;

export type NavigationState = {
  readonly setting: UserSetting;
  readonly permissions: ReadonlySet<string>;
  /** Whether a screen stands at this address. */
  readonly exists: (path: string) => boolean;
  /** Under 1025 px. */
  readonly narrow: boolean;
};

const allowed = (entry: Entry, { setting, permissions, narrow }: NavigationState): boolean =>
  (!entry.permission || entry.permission.some((key) => permissions.has(key))) &&
  (entry.validation?.(setting) ?? true) &&
  entry.show !== false &&
  (!entry.mobileOnly || narrow);

/** Seen is what the person may, the company is and the flag shows, and what has a screen; a group with nothing in it goes. */
export const visible = (entries: readonly Entry[], state: NavigationState): Entry[] =>
  entries.flatMap((entry): Entry[] => {
    if (!allowed(entry, state)) return [];
    const stands = entry.path !== undefined && state.exists(entry.path);
    if (!entry.children) return stands ? [entry] : [];
    const children = visible(entry.children, state);
    if (children.length > 0) return [{ ...entry, children }];
    const { children: _, ...alone } = entry;
    return stands ? [alone] : [];
  });

/** All addresses below an entry, in reading order. */
export const leaves = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => (entry.children ? leaves(entry.children) : entry.path ? [entry] : []));

const begins = (pathname: string, path: string): boolean => pathname === path || pathname.startsWith(`${path}/`);

/** The entry an address belongs to: the longest one it begins with, by its own address or by what it includes. */
export const activeLeaf = (entries: readonly Entry[], pathname: string): Entry | undefined =>
  leaves(entries)
    .filter(({ second }) => !second)
    .filter(({ path = '', included }) => begins(pathname, path) || (included && begins(pathname, included)))
    .sort((one, other) => (other.path?.length ?? 0) - (one.path?.length ?? 0))[0];

/** The one of these an address belongs to: it holds the entry of the address, or else all addresses that begin so are its own. */
export const activeEntry = (entries: readonly Entry[], pathname: string): Entry | undefined => {
  const leaf = activeLeaf(entries, pathname);
  return leaf
    ? entries.find((entry) => leaves([entry]).includes(leaf))
    : entries.find(({ included }) => included !== undefined && pathname.startsWith(included));
};

/** Which counts of an entry, and of those below it, are not nought. */
export const waitingIn = (entry: Entry, counts: Readonly<Record<Badge, number>>): Badge[] =>
  leaves([entry]).flatMap(({ badge }) => (badge && counts[badge] > 0 ? [badge] : []));

/** Where a group leads: its first visible address. */
export const entryPath = (entry: Entry): string => leaves([entry])[0]?.path ?? entry.path ?? '/main/home';

/** The pages of a group as tabs above the one at this address; none where it stands alone or has tabs of its own. */
export const tabsOf = (group: Entry, pathname: string): readonly Entry[] => {
  const pages = leaves([group]);
  const here = pages.find(
    ({ path, included }) => path === pathname || (included !== undefined && begins(pathname, included)),
  );
  return pages.length < 2 || !here || here.ownTabs ? [] : pages;
};
