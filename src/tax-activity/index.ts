import { keysOf } from '#domain/access.ts';
import { type Page, screen } from '../ui/resource/page.ts';

export const taxActivityPages: readonly Page[] = [
  {
    path: '/main/tax-activity/{tab}',
    title: 'taxActivity.title',
    screen: screen(() => import('./TaxActivity.tsx'), 'TaxActivity'),
    permission: keysOf('tax-activity', 'list'),
    layout: 'LayoutContainer',
  },
];
