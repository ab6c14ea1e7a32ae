import { type ComponentType, createElement, useEffect, useState } from 'react';
import type { UserSetting } from '#domain/company/view-schema.ts';
import type { Permission } from '#domain/permissions.ts';
import type { GuardName } from '../../client/guards.ts';
import { PageSkeleton } from '../feedback/notices.tsx';

/** A page that is loaded when somebody goes there, or before: `load` asks for it without showing it. */
export type Screen = ComponentType & { readonly load: () => Promise<ComponentType> };

/**
 * A screen that is loaded when somebody goes there. Not by `lazy`: React keeps what came within 300 ms of the skeleton hidden until they
 * are over, on each page anew.
 */
export const screen = <K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K): Screen => {
  let component: ComponentType | null = null;
  const fetchScreen = async (): Promise<ComponentType> => {
    const file: Record<K, ComponentType> | undefined = await load();
    // Nothing comes where the page is being loaded anew (new-build.ts): then there is nothing to show any more.
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
  return Object.assign(Loaded, { load: fetchScreen });
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

/** An address with a screen, and everything that stands around it. */
export type Page = {
  /** As the specification writes it: `{id}` for a part that varies. */
  readonly path: string;
  readonly screen: Screen;
  /** Any one of these opens it; none means everybody who is signed in. */
  readonly permission: readonly Permission[];
  readonly layout: LayoutName;
  /** Message key of the document title. */
  readonly title: string;
  readonly guards?: readonly GuardName[];
  /** Opens without signing in: the token in the address, or nothing, is enough. */
  readonly open?: true;
  /** Keeps where the page was scrolled to; only the home page does. */
  readonly keepScroll?: true;
};

/** An address that only leads on, where the person may go there at all. */
export type Redirect = Pick<Page, 'path' | 'permission' | 'guards'> & {
  readonly to: string | ((setting: UserSetting) => string);
};

/** A page that opens without signing in. */
export const openPage = (path: string, title: string, layout: LayoutName, shown: Screen): Page => ({
  path,
  title,
  layout,
  screen: shown,
  permission: [],
  open: true,
});
