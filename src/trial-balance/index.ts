import { keysOf } from '#domain/access.ts';
import { type Page, screen } from '../ui/resource/page.ts';

export const trialBalancePages: readonly Page[] = [
  {
    path: '/main/efiling/trial-balance',
    title: 'trialBalance.title',
    screen: screen(() => import('./TrialBalanceScreen.tsx'), 'TrialBalanceScreen'),
    permission: keysOf('efiling/trial-balance', 'list'),
    layout: 'LayoutContainer',
  },
];
