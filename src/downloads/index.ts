import type { Page } from '../ui/resource/page.ts';
import { screen } from '../ui/resource/screen.ts';

/** Files people had made to take home. */
export const downloadPages: readonly Page[] = [
  {
    path: '/main/downloads',
    title: 'downloads.title',
    screen: screen(() => import('./Downloads.tsx'), 'Downloads'),
    permission: [],
    layout: 'LayoutContainer',
  },
];
