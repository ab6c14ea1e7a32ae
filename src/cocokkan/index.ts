import { keysOf } from '#domain/access.ts';
import { type Page, screen } from '../ui/resource/page.ts';

export const cocokkanPages: readonly Page[] = [
  {
    path: '/main/efaktur-v2/cocokkan',
    title: 'cocokkanScreen.title',
    screen: screen(() => import('./CocokkanScreen.tsx'), 'CocokkanScreen'),
    permission: keysOf('efaktur/cocokkan', 'list'),
    guards: ['efakturCoretax'],
    layout: 'LayoutContainer',
  },
];
