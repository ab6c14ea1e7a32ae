import type { UserSetting } from '#domain/company/view-schema.ts';
import type { Permission } from '#domain/permissions.ts';
import type { GuardName } from '../../client/guards.ts';
import type { Screen } from './screen.ts';

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
