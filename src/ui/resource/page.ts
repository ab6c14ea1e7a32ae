import { type ComponentType, createElement, useEffect, useState } from 'react';
import type { UserSetting } from '#domain/company/view-schema.ts';
import type { Permission } from '#domain/permissions.ts';
import { allWords } from '../../client/all-words.ts';
import type { GuardName } from '../../client/guards.ts';
import { PageSkeleton } from '../feedback/notices.tsx';

export type Screen = ComponentType & {
  readonly load: () => Promise<ComponentType>;
  /** The import itself: the build reads from it which file a page needs (api/commands/page-files.mjs). */
  readonly source: () => Promise<unknown>;
  readonly words: Words;
};

/** `first`: the texts that are loaded first contain all it needs (messages/id/first.ts). */
type Words = 'first' | 'all';

/** Not `lazy`: React would hide a screen that loads within 300 ms behind the skeleton until they are over. */
export const screen = <K extends string>(
  load: () => Promise<Record<K, ComponentType>>,
  name: K,
  words: Words = 'all',
): Screen => {
  let component: ComponentType | null = null;
  const fetchScreen = async (): Promise<ComponentType> => {
    const [file]: [Record<K, ComponentType> | undefined, unknown] = await Promise.all([
      load(),
      words === 'all' ? allWords() : undefined,
    ]);
    // There is no module if the page is being reloaded (new-build.ts), so nothing is rendered any more.
    if (!file) return new Promise<never>(() => undefined);
    component = file[name];
    return component;
  };
  const Loaded = () => {
    const [shown, setShown] = useState(() => component);
    useEffect(() => {
      if (shown) return;
      const fail = (error: unknown) =>
        setShown(() => {
          throw error;
        });
      fetchScreen().then((came) => setShown(() => came), fail);
    }, [shown]);
    return createElement(shown ?? PageSkeleton);
  };
  return Object.assign(Loaded, { load: fetchScreen, source: load, words });
};

export type LayoutName =
  | 'Main'
  | 'LayoutContainer'
  | 'EbupotList'
  | 'EfakturDetail'
  | 'EfakturForm'
  | 'Admin'
  | 'Plain'
  | 'Blank'
  | 'BlankLoggedIn';

export type Page = {
  readonly path: string;
  readonly screen: Screen;
  /** Any one suffices; none means every signed-in user. */
  readonly permission: readonly Permission[];
  readonly layout: LayoutName;
  readonly title: string;
  readonly guards?: readonly GuardName[];
  /** Public: needs no session, at most the token in the address. */
  readonly open?: true;
  /** Keeps the scroll position; only the home page does. */
  readonly keepScroll?: true;
};

export type Redirect = Pick<Page, 'path' | 'permission' | 'guards'> & {
  readonly to: string | ((setting: UserSetting) => string);
};

export const openPage = (path: string, title: string, layout: LayoutName, shown: Screen): Page => ({
  path,
  title,
  layout,
  screen: shown,
  permission: [],
  open: true,
});
