import { type Page, screen } from '../../ui/resource/page.ts';

export const profilePage: Page = {
  path: '/main/setting/profile',
  title: 'account.title',
  screen: screen(() => import('./ProfilePage.tsx'), 'ProfilePage'),
  permission: [],
  layout: 'LayoutContainer',
};
