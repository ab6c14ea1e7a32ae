import { keysOf } from '#domain/access.ts';
import { type Page, screen } from '../ui/resource/page.ts';

/** What is to be paid, to be filed and filed, of all taxes. */
export const taxActivityPages: readonly Page[] = [
  {
    path: '/main/tax-activity/{tab}',
    title: 'taxActivity.title',
    screen: screen(() => import('./TaxActivity.tsx'), 'TaxActivity'),
    permission: keysOf('tax-activity', 'list'),
    layout: 'LayoutContainer',
  },
];
