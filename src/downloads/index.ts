import { type Page, screen } from '../ui/resource/page.ts';

export const downloadPages: readonly Page[] = [
  {
    path: '/main/downloads',
    title: 'downloads.title',
    screen: screen(() => import('./Downloads.tsx'), 'Downloads'),
    permission: [],
    layout: 'LayoutContainer',
  },
];
