import type { Permission } from '#domain/permissions.ts';
import { returnTypes, sptPaths } from '../spt/paths.ts';
import { type AppRoute, screen } from './a-route.ts';

const VIEW: readonly Permission[] = ['EBUPOT_SPT_VIEW'];

const CREATE: readonly Permission[] = ['EBUPOT_SPT_CREATE'];

const list = screen(() => import('./spt-list.tsx'), 'SptList');
const posting = screen(() => import('../spt/posting/PostingScreen.tsx'), 'PostingScreen');

const deposit = screen(() => import('../spt/deposit/DepositScreen.tsx'), 'DepositScreen');

/** The lists of monthly returns, and what makes and pays them: both kinds have the same addresses under a base of their own. */
export const sptRoutes: readonly AppRoute[] = [
  ...returnTypes.flatMap((type): AppRoute[] => [
    {
      path: sptPaths.list(type),
      screen: list,
      permission: VIEW,
      layout: 'EbupotList',
      title: `sptScreen.title.${type}`,
      guards: ['ebupotCoretax'],
    },
    {
      path: sptPaths.posting(type),
      screen: posting,
      permission: CREATE,
      layout: 'Main',
      title: 'sptScreen.posting',
      guards: ['ebupotCoretax'],
    },
  ]),
  // Tax one pays oneself goes into the return of unifikasi alone.
  {
    path: sptPaths.deposit(),
    screen: deposit,
    permission: CREATE,
    layout: 'Main',
    title: 'sptScreen.deposit.title',
    guards: ['ebupotCoretax'],
  },
];
