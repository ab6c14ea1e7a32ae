import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Permission } from '#domain/permissions.ts';
import type { GuardName } from './guards.ts';
import type { UserSetting } from './session.ts';

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

export type AppRoute = {
  /** As the specification writes it: `{id}` for a part that varies. */
  readonly path: string;
  readonly screen: LazyExoticComponent<ComponentType>;
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
export type Redirect = Pick<AppRoute, 'path' | 'permission' | 'guards'> & {
  readonly to: string | ((setting: UserSetting) => string);
};

/** A screen that is loaded when somebody goes there. */
export const screen = <K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K) =>
  lazy(async () => {
    const room: Record<K, ComponentType> | undefined = await load();
    // Nothing comes where the page is being loaded anew (new-build.ts): then there is nothing to show any more.
    return room ? { default: room[name] } : new Promise<never>(() => undefined);
  });
