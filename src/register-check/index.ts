import { type Page, screen } from '../ui/resource/page.ts';

export const registerPages: readonly Page[] = [
  {
    path: '/v2/main/check-npwp',
    title: 'shell.nav.check_npwp',
    screen: screen(() => import('./CheckNumbers.tsx'), 'CheckNumbers'),
    permission: [],
    layout: 'LayoutContainer',
  },
];
