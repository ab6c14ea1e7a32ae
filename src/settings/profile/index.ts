import { type Page, screen } from '../../ui/resource/page.ts';

/** The own account: for everybody who is signed in, whatever they may in a company. */
export const profilePage: Page = {
  path: '/main/setting/profile',
  title: 'account.title',
  screen: screen(() => import('./ProfilePage.tsx'), 'ProfilePage'),
  permission: [],
  layout: 'LayoutContainer',
};
