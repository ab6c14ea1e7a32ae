import type { UserSetting } from '#domain/company/view-schema.ts';
import type { Entry } from './navigation.ts';

type Badge = NonNullable<Entry['badge']>;

export type NavigationState = {
  readonly setting: UserSetting;
  readonly permissions: ReadonlySet<string>;
  readonly exists: (path: string) => boolean;
  /** Under 1025 px. */
  readonly narrow: boolean;
};

const allowed = (entry: Entry, { setting, permissions, narrow }: NavigationState): boolean =>
  (!entry.permission || entry.permission.some((key) => permissions.has(key))) &&
  (entry.validation?.(setting) ?? true) &&
  entry.show !== false &&
  (!entry.mobileOnly || narrow);

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

export const leaves = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => (entry.children ? leaves(entry.children) : entry.path ? [entry] : []));

const begins = (pathname: string, path: string): boolean => pathname === path || pathname.startsWith(`${path}/`);

export const activeLeaf = (entries: readonly Entry[], pathname: string): Entry | undefined =>
  leaves(entries)
    .filter(({ second }) => !second)
    .filter(({ path = '', included }) => begins(pathname, path) || (included && begins(pathname, included)))
    .sort((one, other) => (other.path?.length ?? 0) - (one.path?.length ?? 0))[0];

export const activeEntry = (entries: readonly Entry[], pathname: string): Entry | undefined => {
  const leaf = activeLeaf(entries, pathname);
  return leaf
    ? entries.find((entry) => leaves([entry]).includes(leaf))
    : entries.find(({ included }) => included !== undefined && pathname.startsWith(included));
};

export const waitingIn = (entry: Entry, counts: Readonly<Record<Badge, number>>): Badge[] =>
  leaves([entry]).flatMap(({ badge }) => (badge && counts[badge] > 0 ? [badge] : []));

export const entryPath = (entry: Entry): string => leaves([entry])[0]?.path ?? entry.path ?? '/main/home';

export const tabsOf = (group: Entry, pathname: string): readonly Entry[] => {
  const pages = leaves([group]);
  const here = pages.find(
    ({ path, included }) => path === pathname || (included !== undefined && begins(pathname, included)),
  );
  return pages.length < 2 || !here || here.ownTabs ? [] : pages;
};
